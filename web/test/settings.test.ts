// The stored settings, the sound of each event, the signs that a legend lists.

import { expect, test } from 'vitest';
import { ARMY } from '../src/board/glyphs';
import { SETS } from '../src/board/sets';
import type { Event } from '../src/generated/Event';
import type { Role } from '../src/generated/Role';
import { CHOICES, change, hintsFor, readSettings, rollTime, themeFor } from '../src/settings/settings';
import { heard } from '../src/sound/heard';
import { marksOf, signsOf } from '../src/table/legend/legend';
import { cells, points } from './samples';

test('without anything kept, and with nonsense kept, the settings are the first of each', () => {
  const plain = readSettings(null);
  expect(plain).toMatchObject({ theme: 'system', men: 'silhouettes', volume: 'soft', silent: [] });
  for (const kept of ['', '{', '7', 'null', '[]', '{"theme":"mud","silent":"all"}'])
    expect(readSettings(kept), kept).toEqual(plain);
});

test('the system is asked for a theme, and high contrast comes before a dark page', () => {
  expect(themeFor({ contrast: false, dark: false })).toBe('cloth');
  expect(themeFor({ contrast: false, dark: true })).toBe('dark');
  expect(themeFor({ contrast: true, dark: false })).toBe('contrast');
  expect(themeFor({ contrast: true, dark: true })).toBe('contrast');
});

test('every choice is understood again, and sounds that there are not are forgotten', () => {
  for (const [name, values] of Object.entries(CHOICES)) {
    for (const value of values) {
      expect(readSettings(JSON.stringify({ [name]: value }))).toMatchObject({ [name]: value });
    }
  }
  expect(readSettings('{"silent":["dice","trumpet"]}').silent).toEqual(['dice']);
});

test('every set draws every man it is chosen for', async () => {
  for (const load of Object.values(SETS.men)) {
    const { men } = await load();
    for (const role of ['king', 'elephant', 'horse', 'boat', 'pawn']) expect(men[role], role).toBeDefined();
  }
  for (const load of Object.values(SETS.museum)) {
    const { men } = await load();
    for (const role of ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'])
      expect(men[role], role).toBeDefined();
  }
  expect(ARMY.cow && ARMY.leopard).toBeDefined();
});

test('an entry is heard as the most telling of what happened', () => {
  const moved = (role: Role): Event => ({ kind: 'moved', army: 'south', role, from: 'a1', to: 'c3' });
  const parade: Event = { kind: 'parade', seat: 'south', corner: 'd4' };
  const captured: Event = {
    kind: 'captured',
    army: 'north',
    role: 'pawn',
    at: 'c3',
    by: 'south',
    means: 'displacement',
  };
  expect(heard({ events: [{ kind: 'thrown', seat: 'south', throw: '3' }] })).toBe('dice');
  expect(heard({ events: [moved('elephant')] })).toBe('wood');
  expect(heard({ events: [moved('boat')] })).toBe('leap');
  expect(heard({ events: [moved('horse'), captured] })).toBe('capture');
  expect(heard({ events: [moved('boat'), parade, captured] })).toBe('parade');
  expect(heard({ events: [{ kind: 'passed', seat: 'south' }] })).toBeNull();
});

test('a legend lists the signs that the rules can show, and no others', () => {
  const under = (options: Record<string, string>) => (id: string) => options[id] ?? null;
  expect(signsOf(cells(), under({}))).toEqual(['throne', 'mark']);
  expect(signsOf(points(), under({ obligation: 'none' }))).toEqual([]);
  expect(signsOf(points(), under({ obligation: 'huff' }))).toEqual(['huffable']);
  const command = { kingLoss: 'partnerCommands', enterLastLineEarly: 'true' };
  expect(signsOf(cells(), under({ ...command, teams: 'opposite' }))).toEqual([
    'throne',
    'mark',
    'waiting',
    'commanded',
  ]);
  expect(signsOf(cells(), under({ ...command, teams: 'none' }))).toEqual(['throne', 'mark', 'waiting']);
  expect(signsOf(cells(), under({ teams: 'opposite', kingLoss: 'freeze' }))).toContain('frozen');
  expect(
    signsOf({ ...cells(), marks: [], thrones: [] }, under({ promotionNoneCaptured: 'suspended' })),
  ).toEqual(['waiting']);
});

test('a legend explains the marks that the table can show, and no others', () => {
  const under = (options: Record<string, string>) => (id: string) => options[id] ?? null;
  const quietGame = { dice: false, huffs: false, places: false };
  const always = ['trail', 'aimed', 'threatened', 'drawn', 'cursor'];
  const own = ['movable', 'selected', 'step', 'capture', ...always];
  expect(marksOf({ ...quietGame, humans: 2, hints: 'all' }, under({}))).toEqual(own);
  const alone = marksOf({ ...quietGame, dice: true, humans: 1, hints: 'all' }, under({}));
  expect(alone.filter((mark) => !own.includes(mark))).toEqual(['idle', 'plan']);
  const watched = { ...quietGame, huffs: true, humans: 0, hints: 'all' as const };
  expect(marksOf(watched, under({}))).toEqual(always);
  const jumps = marksOf({ ...quietGame, huffs: true, humans: 2, hints: 'all' }, under({ multiJump: 'true' }));
  expect(jumps.filter((mark) => !own.includes(mark))).toEqual(['urgent', 'far', 'way', 'path', 'huff']);
  const quiet = marksOf({ ...quietGame, huffs: true, humans: 2, hints: 'none' }, under({}));
  expect(quiet).toEqual(['selected', 'huff', ...always]);
  const leopards = { ...quietGame, places: true, humans: 2, hints: 'all' as const };
  expect(marksOf(leopards, under({ multiJump: 'true' }))).toEqual(expect.arrayContaining(['far', 'place']));
});

test('the museum chess marks moves only once a piece is picked up, unless something else is chosen', () => {
  expect([hintsFor(false), hintsFor(true)]).toEqual(['all', 'picked']);
  change({ hints: 'none' });
  expect([hintsFor(false), hintsFor(true)]).toEqual(['none', 'none']);
  change({ hints: 'usual' });
});

test('dice roll as long as was chosen, and shorter when there is more to show', () => {
  const times = CHOICES.dice.map((dice) => {
    change({ dice });
    return [rollTime(false), rollTime(true)] as const;
  });
  change({ dice: 'roll' });
  const [roll, quick, still] = times;
  expect(roll?.[0]).toBeGreaterThan(quick?.[0] ?? 0);
  expect(quick?.[0]).toBeGreaterThan(quick?.[1] ?? 0);
  expect(roll?.[1]).toBe(quick?.[1]);
  expect(still).toEqual([0, 0]);
});
