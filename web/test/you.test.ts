// The only person at a table is "you" in every sentence, in the grammar of each language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Event, Seat, SeatPlan } from '../src/generated/wire';
import { type Args, say } from '../src/text';
import { makeBundle } from '../src/text/bundle';
import { type Colours, called, messageArgs, type Names, onlyPerson } from '../src/text/event';

const LOCALES = join(import.meta.dirname, '../../crates/rulebook/locales');
const LANGUAGES = readdirSync(LOCALES);
const sources = (language: string) =>
  ['rules.ftl', 'web.ftl', 'study.ftl'].map((file) => readFileSync(join(LOCALES, language, file), 'utf8'));
const bundles = new Map(LANGUAGES.map((code) => [code, [makeBundle(code, sources(code))]]));
const words = (code: string, id: string, args: Args) =>
  say(bundles.get(code) ?? [], id, args)?.replaceAll('\u00a0', ' ');

const table = { colours: { south: 'green', north: 'red' }, you: 'south' as Seat };
const seat = (at: Seat, player: SeatPlan['player']): SeatPlan => ({ seat: at, player });
const bot = { kind: 'bot', bot: 'greedy' } as const;
const person = { kind: 'human', name: '' } as const;

test('the only person at a table is you; where several play, nobody is', () => {
  expect(onlyPerson([seat('south', bot), seat('west', person), seat('north', bot)])).toBe('west');
  expect(onlyPerson([seat('south', person), seat('north', person)])).toBeNull();
  expect(onlyPerson([seat('south', bot), seat('north', bot)])).toBeNull();
  expect(onlyPerson([])).toBeNull();
  expect([called(table, 'south'), called(table, 'north'), called(table, null)]).toEqual(['you', 'red', '']);
  expect(called({ ...table, you: null }, 'south')).toBe('green');
});

test('who is white is you in chess, and the men are called as in chess', () => {
  const chess: Names = { colours: { south: 'white', north: 'black', men: 'chess' }, you: 'south' };
  const args = messageArgs({ army: 'south', role: 'pawn', from: 'e2', to: 'e4' }, chess);
  expect(words('pl', 'event-moved', args)).toBe('Twój pionek idzie z e2 na e4.');
});

/** The sentences that the program says as well: its tests read the same file. */
const { said, ...names } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../crates/rulebook/tests/you.json'), 'utf8'),
) as { you: Seat; colours: Colours; said: (Record<string, string> & { event: Event })[] };

for (const code of LANGUAGES) {
  test(`${code}: what you do, what is done to you, whom you command`, () => {
    for (const one of said) {
      const { event } = one as { event: Event };
      expect(words(code, `event-${event.kind}`, messageArgs(event, names))).toBe(one[code]);
    }
  });
}

test('a hint speaks to whoever asked, and of anybody else', () => {
  const reason = { kind: 'threatens', army: 'north', role: 'horse', at: 'e4' };
  const told = (by: string) =>
    ['en', 'pl', 'cs'].map((code) =>
      words(code, 'study-reason-threatens', messageArgs({ ...reason, by }, names)),
    );
  expect(told('south')).toEqual([
    'It attacks Red’s horse on e4.',
    'Atakujesz czerwonego konia na e4.',
    'Napadnete červeného koně na e4.',
  ]);
  expect(told('west').slice(1)).toEqual(['Atakuje czerwonego konia na e4.', 'Napadne červeného koně na e4.']);
});

test('whose king is brought back', () => {
  const placing = { role: 'king', seatColour: 'you', kingColour: 'you' };
  expect(['en', 'pl', 'cs'].map((code) => words(code, 'status-place', placing))).toEqual([
    'Bring your king back: choose an empty square.',
    'Przywróć na planszę swojego króla: wskaż wolne pole.',
    'Vraťte na desku svého krále: klepněte na volné pole.',
  ]);
});

test('nobody is told to act on the turn of another', () => {
  const placing = { role: 'cow', seatColour: 'red', kingColour: 'none' };
  expect(['en', 'pl', 'cs'].map((code) => words(code, 'status-place', placing))).toEqual([
    'Red places a cow.',
    'Czerwony stawia krowę.',
    'Červený pokládá krávu.',
  ]);
});

test('what the table waits for', () => {
  const status = (id: string, more: Args = {}) =>
    ['en', 'pl', 'cs'].map((code) => words(code, id, { seatColour: 'you', ...more }));
  expect(status('status-move')).toEqual(['Your move.', 'Twój ruch.', 'Jste na tahu.']);
  expect(status('status-command', { throwerColour: 'red' })).toEqual([
    'Red has thrown, and you play the throw.',
    'Rzucał czerwony, a ruszasz ty.',
    'Házel červený, táhnete vy.',
  ]);
  expect(status('status-command', { seatColour: 'red', throwerColour: 'you' })).toEqual([
    'You have thrown, and red plays the throw.',
    'To twój rzut, a rusza czerwony.',
    'Hod byl váš, táhne červený.',
  ]);
  expect(status('result-lost', { names: '', how: 'one', side: 'leopard' })).toEqual([
    'You lose: the leopards win',
    'Przegrana: wygrywają lamparty',
    'Prohra: vyhrávají leopardi',
  ]);
});

/**
 * Messages about the pieces themselves, about tables that are being set up, or only about others' turns: there the
 * seats have their colours.
 */
const COLOURS_ONLY =
  /^(impossible-|notice-|colour-|new-|setup-|sign-|piece-of-|go-on$|lost-one$|out-commanded$)/;

/** The selectors of a message and of its helpers, with the variants that each distinguishes. */
function selectors(id: string, all: ReadonlyMap<string, string>, found = new Map<string, Set<string>>()) {
  const text = all.get(id) ?? '';
  const open: string[] = [];
  for (const [, name, key, close, helper] of text.matchAll(
    /\{ \$(\w+) ->|\[([\w-]+)\]|^\s*(\})|\{ ([wx]-[\w-]+|army-name) \}/gm,
  )) {
    if (name !== undefined) open.push(name);
    if (close !== undefined) open.pop();
    const at = open.at(-1);
    if (key !== undefined && at !== undefined) found.set(at, (found.get(at) ?? new Set()).add(key));
    if (helper !== undefined) selectors(helper, all, found);
  }
  return found;
}

/** Every way to choose one value for each name. */
const choices = (values: ReadonlyMap<string, Iterable<string>>) =>
  [...values].reduce<Args[]>(
    (made, [name, keys]) => made.flatMap((args) => [...keys].map((key) => ({ ...args, [name]: key }))),
    [{}],
  );

for (const code of LANGUAGES) {
  test(`${code}: every message that names a seat can say you`, () => {
    const all = new Map(
      sources(code).flatMap((source) =>
        [...source.matchAll(/^([a-zA-Z][\w-]*) =(.*(?:\n(?=[ }]).*)*)/gm)].map(
          ([, id = '', text = '']): [string, string] => [id, text],
        ),
      ),
    );
    let checked = 0;
    for (const id of [...all.keys()].filter((one) => !/^[wx]-/.test(one) && !COLOURS_ONLY.test(one))) {
      const asked = selectors(id, all);
      const colours = [...asked.keys()].filter((name) => /[cC]olour$/.test(name));
      if (colours.length === 0) continue;
      const rest = new Map([...asked].filter(([name]) => !colours.includes(name)));
      // Roles and endings are declined by the same helpers everywhere; a few stand for all.
      for (const name of ['role', 'ending'])
        if (rest.has(name)) rest.set(name, new Set(['king', 'boat', 'cow']));
      for (const args of choices(rest)) {
        for (const field of colours) {
          const others = Object.fromEntries(colours.map((one) => [one, 'red']));
          // The review says by a word of its own whether it is about you.
          const own = (colour: string) => colour === 'you' && field === 'ownerColour' && asked.has('own');
          const said = (colour: string) =>
            words(code, id, { ...args, ...others, [field]: colour, ...(own(colour) && { own: 'yes' }) });
          if (said('red') === said('dark')) continue;
          checked++;
          // What has no variant for it falls back to the last: the dark army, or the turmeric one.
          const fallbacks = [said('dark'), said('turmeric'), said('none')];
          expect(fallbacks, `${code}: ${id}, ${field}`).not.toContain(said('you'));
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
}
