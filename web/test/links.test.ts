import { afterEach, expect, test, vi } from 'vitest';
import type { Seat } from '../src/generated/wire';
import { endsWith, keepSent, letterIn, shared, shownAt, toldOf } from '../src/table/links/letters';

const LETTER = 'eNpVjslsLgjAYhv_LrjfoTF-0w_aB';

test('a letter is found within whatever message holds it', () => {
  const around = [
    LETTER,
    `https://example.org/games/#/link/${LETTER}`,
    `Your turn! https://example.org/games/#/link/${LETTER}.`,
    `(https://example.org/#/link/${LETTER}) See you tomorrow evening`,
    `An old one was /link/eNo123, the new one is\nfile:///home/anna/a.html#/link/${LETTER}\nAnna`,
    `Ashtapada: open your own file of the page, and paste this whole message:\n\n${LETTER}\n\nAnna`,
    `Ashtapada: paste this whole message:${LETTER}`,
    `  „${LETTER}”, twój ruch, żółty`,
  ];
  for (const message of around) expect(letterIn(message), message).toBe(LETTER);
  expect(letterIn('')).toBe('');
  expect(letterIn('…')).toBe('');
  // With somebody's place in the game before it, for another device of theirs.
  const place = `AQIDBA~${LETTER}`;
  for (const message of [place, `https://example.org/#/link/${place}.`, `Mine:\n${place}\n`])
    expect(letterIn(message), message).toBe(place);
});

afterEach(() => vi.unstubAllGlobals());

test('of a link it is said whether it is old, one’s own, or brings nothing', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  keepSent('game', '2:7', LETTER);
  const opened = (news: number, behind = false) => ({
    kind: 'game' as const,
    game: 'game',
    news,
    behind,
    here: false,
  });
  expect(toldOf(opened(0), LETTER)).toBe('own');
  expect(toldOf(opened(0), 'another')).toBe('same');
  expect(toldOf({ ...opened(0), game: 'other' }, LETTER)).toBe('same');
  expect(toldOf(opened(3), 'another')).toBeNull();
  expect(toldOf({ ...opened(0, true), here: true }, LETTER)).toBe('here');
  // Also one's own may be old.
  expect(toldOf(opened(0, true), LETTER)).toBe('behind');
  expect([opened(2), opened(0, true)].map((one) => shownAt(one, 'another'))).toEqual([
    '/game/game',
    '/game/game?behind',
  ]);
});

const army = (seat: Seat, playing = true, ally: Seat | null = null) => ({ seat, playing, ally });
const four = (playing: readonly boolean[], allies: readonly (Seat | null)[] = []) => ({
  seats: (['south', 'west', 'north', 'east'] as const).map((seat, index) =>
    army(seat, playing[index], allies[index] ?? null),
  ),
});

test('giving up ends a game of two sides, and none that others would play on', () => {
  const ends = (view: object) => endsWith(view as Parameters<typeof endsWith>[0], 'south');
  expect(ends({ seats: [army('south'), army('north')] })).toBe(true);
  expect(ends(four([true, true, true, true]))).toBe(false);
  expect(ends(four([true, true, false, true]))).toBe(false);
  expect(ends(four([true, true, false, false]))).toBe(true);
  expect(ends(four([true, true, true, true], ['north', 'east', 'south', 'west']))).toBe(true);
});

test('two people share four armies: partners, else those opposite each other', () => {
  const seats = four([true, true, true, true]).seats;
  expect(shared(seats, 2)).toEqual([
    ['south', 'north'],
    ['west', 'east'],
  ]);
  expect(shared(seats, 4)).toHaveLength(4);
});
