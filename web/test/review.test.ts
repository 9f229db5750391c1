import { expect, test } from 'vitest';
import { branchAt, type Ground, groundFrom } from '../src/game/ground';
import { isHere, queryOf } from '../src/game/link';
import { stepFrom, stops, Wheel } from '../src/game/steps';
import { branchOf, helloOf, trialOf, triedIn, wayTo } from '../src/game/trial';
import { branchIn, branchQuery, homeOf } from '../src/review/branch';
import { offsetOf } from '../src/review/place';
import { entry, log, table } from './samples';

const GROUND: Ground = {
  rules: 'chaturaji-pl-solo',
  options: [['goal', 'onlyKings']],
  position: '4wKeK2/8/8/5nK2/8/2sH5/8/8 s/n move:2,5 0,5,0,0 command=s:loss taken=ws',
  actions: ['@e5', '2 5', 'b1-c3', 'a7-a8=H'],
  seats: [],
};

test('an address says all of a ground, and can be read by people', () => {
  const query = queryOf(GROUND);
  expect(groundFrom(`?${query}`)).toEqual(GROUND);
  expect(query).not.toContain('%');
  expect(queryOf({ ...GROUND, position: null, actions: [], options: [] })).toBe('rules=chaturaji-pl-solo');
  expect(groundFrom('?position=8/8')).toBeNull();
});

test('a branch takes along what still counts, and not how the game was ended', () => {
  const entries = log(
    ['south', 'c3-c4'],
    ['north', 'c7-c6'],
    [null, 'take-back 1'],
    ['north', 'e7-e6'],
    ['south', 'resign south'],
  );
  expect(branchAt(table(), entries, 2).actions).toEqual(['c3-c4', 'c7-c6']);
  expect(branchAt(table({ edition: 1 }), entries, 5)).toMatchObject({
    actions: ['c3-c4', 'e7-e6'],
    edition: 1,
  });
});

test('steps pass over what was taken back, and end at both ends', () => {
  const entries = [entry(1, 'south', 'c3-c4'), entry(2, 'north', 'c7-c6'), entry(3, null, 'take-back 1')];
  expect(stops([...entries, entry(4, 'north', 'e7-e6')])).toEqual([0, 1, 4]);
  expect(stepFrom(0, 3, 'back')).toBeNull();
  expect(stepFrom(0, 3, 'forward')).toBe(1);
  expect(stepFrom(2, 3, 'last')).toBeNull();
  expect(stepFrom(1, 3, 'first')).toBe(0);
});

test('the wheel needs a notch for a step, and its momentum does not run away', () => {
  const wheel = new Wheel();
  expect(wheel.turn(20, 0)).toBeNull();
  expect(wheel.turn(20, 10)).toBeNull();
  expect(wheel.turn(20, 20)).toBe('forward');
  expect(wheel.turn(100, 30)).toBeNull();
  expect(wheel.turn(-100, 200)).toBe('back');
  // Slips with pauses between them do not add up.
  expect(wheel.turn(40, 1000)).toBeNull();
  expect(wheel.turn(40, 2000)).toBeNull();
});

test('a trial begins with its game, and after its line was lost with all that was tried meanwhile', () => {
  const trial = trialOf({ ...GROUND, actions: ['c3-c4'] }, { tried: ['c7-c6'], dice: 'hand' });
  const game = { ...GROUND, actions: ['c3-c4'], dice: 'hand' };
  expect(helloOf(trial, null)).toEqual({ type: 'begin', game, tried: ['c7-c6'] });
  const played = log(['south', 'c3-c4'], ['north', 'e7-e6'], ['south', 'c4-c5']);
  expect(helloOf(trial, played)).toEqual({ type: 'begin', game, tried: ['e7-e6', 'c4-c5'] });
  // After going back before the given actions, a trial does not begin with them again.
  const back = [...played, entry(4, null, 'take-back 0'), entry(5, 'south', 'c3-b4')];
  expect(helloOf(trial, back)).toEqual({ type: 'begin', game: { ...game, actions: [] }, tried: ['c3-b4'] });
});

test('a branch says which game it leaves, and where', () => {
  const known = log(['south', 'c3-c4'], ['north', 'c7-c6']);
  const trial = branchOf('x', known, [], ['c4-c5']);
  expect(helloOf(trial, null)).toEqual({
    type: 'branch',
    game: 'x',
    after: 2,
    digest: 'digest 2',
    tried: ['c4-c5'],
  });
  const played = [...known, entry(3, 'south', 'c4-b5'), entry(4, null, 'take-back 2')];
  expect(helloOf(trial, played)).toEqual({
    type: 'branch',
    game: 'x',
    after: 2,
    digest: 'digest 2',
    tried: [],
  });
  expect(triedIn(played.slice(0, 3), 2).map((one) => one.text)).toEqual(['c4-b5']);
});

test('another line is asked for by where it parts, and what comes then', () => {
  const played = log(['south', 'c3-c4'], ['north', 'c7-c6']);
  const follow = (...wanted: string[]) => wayTo(played, wanted);
  expect(follow('c3-c4', 'c7-c6', 'c4-c5')).toEqual({ kind: 'follow', back_to: null, actions: ['c4-c5'] });
  expect(follow('c3-c4', 'e7-e6')).toEqual({ kind: 'follow', back_to: 1, actions: ['e7-e6'] });
  expect(follow()).toEqual({ kind: 'follow', back_to: 0, actions: [] });
  const back = [...played, entry(3, null, 'take-back 1')];
  expect(wayTo(back, ['c3-c4', 'c7-c6'])).toEqual({ kind: 'follow', back_to: null, actions: ['c7-c6'] });
});

test('an address tells of a branch beside what it tells already', () => {
  const branch = { from: 12, tried: ['2 5', '@e5', 'a7-a8=H'] };
  const query = branchQuery('', branch);
  expect(query).toBe('from=12&tried=2+5,@e5,a7-a8=H');
  expect(branchIn(`?${query}`)).toEqual(branch);
  const home = queryOf(GROUND);
  const whole = branchQuery(home, branch);
  expect(homeOf(`?${whole}`)).toBe(home);
  expect(branchIn(`?${whole}`)).toEqual(branch);
  // The line itself goes on where `from` is null; if nothing was tried, nothing is added.
  expect(branchQuery(home, { from: null, tried: [] })).toBe(home);
  expect(branchIn('?from=-3&tried=')).toEqual({ from: null, tried: [] });
});

test('where something is wrong in a text of several lines', () => {
  const text = '[Rules "soldiers16-bl"]\n\n1. c4-z5';
  expect(text.slice(offsetOf(text, [3, 7]))).toBe('z5');
  expect(offsetOf(text, [1, 1])).toBe(0);
});

test('an address that leads only to this computer is known as such', () => {
  for (const host of ['localhost', 'LOCALHOST', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(isHere(host), host).toBe(true);
  }
  for (const host of [
    '192.168.0.7',
    'localhost.example.org',
    '127.0.0.1.nip.io',
    'example.org',
    '[fe80::1]',
  ]) {
    expect(isHere(host), host).toBe(false);
  }
});
