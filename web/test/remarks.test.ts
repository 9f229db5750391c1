import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Event, Outcome, Player, Seat } from '../src/generated/wire';
import { characterOf, LINES, occasionsIn, remarksIn, SILENT } from '../src/table/talk/remarks';
import { entry, view } from './samples';

const bot = (id: string): Player => ({ kind: 'bot', bot: id });
const taken = (army: Seat, by: Seat, role = 'king') =>
  ({ kind: 'captured', army, by, role, at: 'e8', means: 'displacement' }) as Event;
const at = (seq: number, turn: number, ...events: Event[]) => entry(seq, 'south', 'a1xe8', { turn, events });
const over = (seq: number, rank: Record<string, number>) =>
  entry(seq, 'south', 'a1xe8', {
    turn: seq,
    events: [{ kind: 'over', ending: 'points' } as unknown as Event],
    view: view([], { outcome: { ending: 'points', payoff: {}, rank } as unknown as Outcome }),
  });
const BOTS = { west: bot('level-3-avenger'), north: bot('level-3'), east: bot('level-5-greedy') };

test('people and bare levels have no character', () => {
  expect(Object.values(BOTS).map(characterOf)).toEqual(['avenger', null, 'greedy']);
  expect([characterOf({ kind: 'human', name: 'Asha' }), characterOf(undefined)]).toEqual([null, null]);
});

test('a king taken or lost, a game won or lost is an occasion, and nothing less', () => {
  expect(occasionsIn(at(1, 1, taken('west', 'south', 'boat')))).toEqual([]);
  expect(occasionsIn(at(1, 1, taken('west', 'south')))).toEqual([
    ['west', 'lost'],
    ['south', 'took'],
  ]);
  expect(occasionsIn(over(1, { south: 2, west: 1 }))[0]).toEqual(['west', 'won']);
  expect(occasionsIn(over(1, { south: 1, west: 1 }))).toEqual([]);
});

test('only whoever has a character speaks, once in several turns, and at the end', () => {
  const kings = [at(1, 1, taken('west', 'south')), at(2, 3, taken('north', 'east'))];
  const said = remarksIn('game', [...kings, over(4, { south: 1, west: 2, north: 3, east: 4 })], BOTS);
  expect(said.map(({ seat, id }) => [seat, id.slice(0, -2)])).toEqual([
    ['west', 'remark-avenger-lost'],
    ['west', 'remark-avenger-beaten'],
  ]);
  const later = remarksIn('game', [kings[0] ?? at(0, 0), at(2, 1 + SILENT, taken('north', 'east'))], BOTS);
  expect(later.map(({ seat }) => seat)).toEqual(['west', 'east']);
  expect(remarksIn('game', kings, { north: bot('level-3') })).toEqual([]);
});

test('nobody says the same twice in a row, and another game begins with another line', () => {
  const often = [0, 1, 2].map((one) => at(one + 1, one * SILENT + 1, taken('south', 'east')));
  const ids = remarksIn('game', often, BOTS).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
  const firsts = ['a', 'b', 'c', 'd', 'e'].map((game) => remarksIn(game, often, BOTS)[0]?.id);
  expect(new Set(firsts).size).toBeGreaterThan(1);
});

test('every character has its lines, and no line is another’s', () => {
  for (const lang of ['en', 'pl', 'cs']) {
    const text = readFileSync(
      join(import.meta.dirname, `../../crates/rulebook/locales/${lang}/remarks.ftl`),
      'utf8',
    );
    const lines = new Map([...text.matchAll(/^(remark-\S+) = (.+)$/gm)].map(([, id, words]) => [id, words]));
    for (const character of ['cautious', 'greedy', 'loyal', 'avenger'])
      for (const occasion of ['took', 'lost', 'won', 'beaten'])
        for (let line = 1; line <= LINES; line++)
          expect(
            lines.get(`remark-${character}-${occasion}-${line}`),
            `${lang} ${character} ${occasion}`,
          ).toBeTruthy();
    expect(new Set(lines.values()).size).toBe(lines.size);
  }
});
