// The stored settings, the sound of each event, the marks that a legend explains.

import { expect, test } from 'vitest';
import { ARMY } from '../src/board/glyphs';
import { SETS } from '../src/board/sets';
import type { Event, Role } from '../src/generated/wire';
import { CHOICES, change, hintsFor, readSettings, rollTime, themeFor } from '../src/settings/settings';
import { heard } from '../src/sound/heard';
import { marksFor } from '../src/table/legend/legend';
import { look } from './samples';

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
  for (const role of ['cow', 'leopard', 'fox', 'goose']) expect(ARMY[role], role).toBeDefined();
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
  const { motion } = look({ motion: { boat: 'leaps', horse: 'leaps', soldier: 'jumps' } });
  const sound = (events: Event[]) => heard({ events }, motion);
  expect(sound([{ kind: 'thrown', seat: 'south', throw: '3' }])).toBe('dice');
  expect(sound([moved('elephant')])).toBe('wood');
  expect(sound([moved('soldier')])).toBe('wood');
  expect(sound([moved('boat')])).toBe('leap');
  expect(sound([moved('horse'), captured])).toBe('capture');
  expect(sound([moved('boat'), parade, captured])).toBe('parade');
  expect(sound([{ kind: 'passed', seat: 'south' }])).toBeNull();
});

test('a legend explains the marks that the table can show, and no others', () => {
  const always = ['trail', 'aimed', 'threatened', 'drawn', 'cursor'];
  const own = ['movable', 'selected', 'step', 'capture', ...always];
  const two = { humans: 2, hints: 'all' as const };
  expect(marksFor(look(), two)).toEqual(own);
  const alone = marksFor(look({ die: 'stick' }), { ...two, humans: 1 });
  expect(alone.filter((mark) => !own.includes(mark))).toEqual(['idle', 'plan']);
  expect(marksFor(look({ huffs: true }), { ...two, humans: 0 })).toEqual(always);
  const jumps = marksFor(look({ huffs: true, chains: true }), two);
  expect(jumps.filter((mark) => !own.includes(mark))).toEqual(['urgent', 'far', 'way', 'path', 'huff']);
  const quiet = marksFor(look({ huffs: true }), { ...two, hints: 'none' });
  expect(quiet).toEqual(['selected', 'huff', ...always]);
  const leopards = marksFor(look({ places: true, chains: true }), two);
  expect(leopards).toEqual(expect.arrayContaining(['far', 'place']));
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
