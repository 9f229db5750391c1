import { afterEach, expect, test, vi } from 'vitest';
import type { LineAsk } from '../src/generated/LineAsk';
import type { ServerMessage } from '../src/generated/ServerMessage';
import { branchIn, branchQuery, homeOf } from '../src/review/branch';
import { drawThrow } from '../src/review/draw';
import { branchAt, type Ground, recordText } from '../src/review/ground';
import { offsetOf } from '../src/review/place';
import { stepFrom, stops, Wheel } from '../src/review/steps';
import { makeTrial, stateBefore, wayTo } from '../src/review/trial';
import { groundFrom, isHere, queryOf } from '../src/share/link';
import { entry, view } from './samples';

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
  const table = {
    id: 'x',
    rules: 'soldiers16-bl',
    options: [] as [string, string][],
    seats: [],
    dice: 'fair' as const,
    board: {
      surface: 'points',
      width: 9,
      height: 9,
      chequered: false,
      spots: [],
      lines: [],
      marks: [],
      thrones: [],
    },
    start: view([]),
    commitment: null,
  };
  const entries = [
    entry(1, 'south', 'c3-c4'),
    entry(2, 'north', 'c7-c6'),
    entry(3, null, 'take-back 1'),
    entry(4, 'north', 'e7-e6'),
    entry(5, 'south', 'resign south'),
  ];
  expect(branchAt(table, entries, 2).actions).toEqual(['c3-c4', 'c7-c6']);
  expect(branchAt(table, entries, 5).actions).toEqual(['c3-c4', 'e7-e6']);
});

test('a record is written as the server writes them', () => {
  const entries = [
    entry(1, null, '3', [{ kind: 'thrown', seat: 'south', throw: '3' }]),
    entry(2, 'south', 'b1-c3'),
    entry(3, null, '4', [{ kind: 'thrown', seat: 'west', throw: '4' }]),
    entry(4, 'west', 'pass'),
  ];
  const seats: Ground['seats'] = [
    { seat: 'south', player: { kind: 'human', name: 'Zofia "Z"' } },
    { seat: 'west', player: { kind: 'bot', bot: 'greedy' } },
  ];
  expect(recordText({ ...GROUND, position: null, seats }, entries)).toBe(
    '[Rules "chaturaji-pl-solo"]\n[Option "goal=onlyKings"]\n[South "Zofia \\"Z\\""]\n[West "bot:greedy"]\n\n' +
      '1. 3: b1-c3\n2. 4: pass\n',
  );
});

test('a person named like a computer player stays a person in a record', () => {
  const named = (name: string) => {
    const seats: Ground['seats'] = [{ seat: 'south', player: { kind: 'human', name } }];
    return /South "(.*)"/.exec(recordText({ ...GROUND, position: null, seats }, []))?.[1];
  };
  expect(['', 'robot', 'bot:searcher', 'human', 'human:x'].map(named)).toEqual([
    'human',
    'robot',
    'human:bot:searcher',
    'human:human',
    'human:human:x',
  ]);
});

test('throws are drawn as often as their probabilities say', () => {
  const chance = [
    { throw: '2', p: [1, 4] as [number, number] },
    { throw: '3', p: [1, 6] as [number, number] },
    { throw: '5', p: [7, 12] as [number, number] },
  ];
  const counts: Record<string, number> = {};
  for (let number = 0; number < 12; number++) {
    const thrown = drawThrow(chance, (below) => {
      expect(below).toBe(12);
      return number;
    });
    counts[thrown ?? ''] = (counts[thrown ?? ''] ?? 0) + 1;
  }
  expect(counts).toEqual({ 2: 3, 3: 2, 5: 7 });
  expect(drawThrow([])).toBeNull();
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
  // Slips with pauses between them add up to nothing.
  expect(wheel.turn(40, 1000)).toBeNull();
  expect(wheel.turn(40, 2000)).toBeNull();
});

test('in a branch one takes back what was tried and no more', () => {
  const entries = [entry(1, 'south', 'c3-c4'), entry(2, 'north', 'c7-c6'), entry(3, 'south', 'c4-c5')];
  expect(stateBefore(entries, 1)).toBe(2);
  expect(stateBefore([...entries, entry(4, null, 'take-back 2')], 1)).toBe(1);
  expect(stateBefore([...entries, entry(4, null, 'take-back 1')], 1)).toBeNull();
  expect(stateBefore([], 0)).toBeNull();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a trial answers as a table does, in the order asked', async () => {
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (_: string, how: RequestInit) => {
    const line = JSON.parse(String(how.body)) as LineAsk;
    asked.push(line.actions);
    const bad = line.actions.indexOf('a1-a9');
    const played = bad < 0 ? line.actions : line.actions.slice(0, bad);
    const stopped =
      bad < 0 ? null : { at: bad + 1, problem: { kind: 'illegal', message: '', refusal: null } };
    const { rules, options } = line;
    const entries = played.map((action, index) => entry(index + 1, 'south', action));
    return new Response(
      JSON.stringify({
        rules,
        options,
        board: null,
        start: view([]),
        entries,
        view: view([]),
        stopped,
        because: null,
      }),
    );
  });
  const heard: ServerMessage[] = [];
  const trial = makeTrial({ ...GROUND, actions: ['c3-c4'] });
  const line = trial.connect({ seen: () => 0, state: () => {}, message: (message) => heard.push(message) });
  const act = (id: string, action: string) => line.send({ type: 'act', id, seen: 0, action });
  act('1', 'c7-c6');
  act('2', 'a1-a9');
  line.send({ type: 'take-back', id: '3', seen: 0 });
  line.send({ type: 'take-back', id: '4', seen: 0 });
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ id: '4' }));
  expect(heard.map((one) => one.type)).toEqual([
    'snapshot',
    'played',
    'done',
    'refused',
    'played',
    'done',
    'refused',
  ]);
  expect(asked).toEqual([
    ['c3-c4'],
    ['c3-c4', 'c7-c6'],
    ['c3-c4', 'c7-c6', 'a1-a9'],
    ['c3-c4', 'c7-c6', 'take-back 1'],
  ]);
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
  // Trying goes on where the line ends; nothing tried is nothing told.
  expect(branchQuery(home, { from: null, tried: [] })).toBe(home);
  expect(branchIn('?from=-3&tried=')).toEqual({ from: null, tried: [] });
});

test('from one line to another one goes back no further than they part', () => {
  const entries = [entry(1, 'south', 'a'), entry(2, 'north', 'b'), entry(3, 'south', 'c')];
  expect(wayTo(entries, ['a', 'b', 'c', 'd'])).toEqual(['d']);
  expect(wayTo(entries, ['a', 'b'])).toEqual(['take-back 2']);
  expect(wayTo(entries, ['a', 'x', 'y'])).toEqual(['take-back 1', 'x', 'y']);
  expect(wayTo(entries, [])).toEqual(['take-back 0']);
  const taken = [...entries, entry(4, null, 'take-back 1'), entry(5, 'north', 'e')];
  expect(wayTo(taken, ['a', 'e'])).toEqual([]);
  expect(wayTo(taken, ['a', 'e', 'f'])).toEqual(['f']);
  expect(wayTo(taken, ['a'])).toEqual(['take-back 1']);
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
