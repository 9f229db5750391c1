// All languages have the same messages with the same arguments, and none is unused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { Trouble } from '../src/base/failure';
import { drawn } from '../src/board/sets/letters';
import { ALL } from '../src/table/ends/laurels';
import { MARKS } from '../src/table/legend/legend';
import { say } from '../src/text';
import { makeBundle } from '../src/text/bundle';
import { messageArgs } from '../src/text/event';
import { FILES, LANGUAGES as OFFERED, ownName } from '../src/text/languages';
import { problemSentence } from '../src/text/problem';
import { tied } from '../src/text/tied';

const RULEBOOK = join(import.meta.dirname, '../../crates/rulebook');
const LOCALES = join(RULEBOOK, 'locales');
const LANGUAGES = readdirSync(LOCALES);
/** Ids assembled at run time from what the server sends. */
const MADE =
  /^(seat|status|act|tool|setting|choice|sound|legend|spot-target|options|value-word|problem|soon|deed|back|log|tempo|tour-stop|keys?|clock|order|sitter|moment|nav|new-mode|return-for)-/;

const read = (language: string, file: string) => readFileSync(join(LOCALES, language, file), 'utf8');
const ids = (source: string) =>
  new FluentResource(source).body.flatMap((entry) => [
    entry.id,
    ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
  ]);
const said = (source: string) =>
  ids(source)
    .filter((id) => !/^[wx]-/.test(id))
    .sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((one) =>
      one.isDirectory() ? sources(join(folder, one.name)) : readFileSync(join(folder, one.name), 'utf8'),
    )
    .join('\n');
}
const code = sources(join(import.meta.dirname, '../src'));

for (const file of readdirSync(join(LOCALES, 'en'))) {
  test(`${file}: each language has every message`, () => {
    const english = said(read('en', file));
    expect(new Set(english).size).toBe(english.length);
    for (const language of LANGUAGES) expect(said(read(language, file)), language).toEqual(english);
  });

  test(`${file}: every message can be read`, () => {
    for (const language of LANGUAGES) {
      // The parser skips what it does not understand; so each line that begins a message must be found.
      const begun = [...read(language, file).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]);
      expect(
        ids(read(language, file)).filter((id) => !id.includes('.')),
        language,
      ).toEqual(begun);
    }
  });
}

test('every message of the page is used, and every one used is there', () => {
  const there = new Set(said(read('en', 'web.ftl')));
  const used = new Set([...code.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)].map((match) => match[1] ?? ''));
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  const rules = new Set(readdirSync(join(LOCALES, 'en')).flatMap((file) => said(read('en', file))));
  expect([...used].filter((id) => !there.has(id) && !rules.has(id))).toEqual([]);
  expect([...there].filter((id) => !quoted.has(id) && !MADE.test(id))).toEqual([]);
});

test('every message of the learning pages is used', () => {
  const made =
    /^(daily-(list|goal|theme|counted|why)-|daily-(found|missed)$|motif-|rush-(over-|(found|missed)$))/;
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  expect(said(read('en', 'learn.ftl')).filter((id) => !quoted.has(id) && !made.test(id))).toEqual([]);
});

test('every message of the games of the day is used', () => {
  const made = /^day-((title|lead|play|rule)-(throw|hunt)|mark-|(drawn|lost)$)/;
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  expect(said(read('en', 'days.ftl')).filter((id) => !quoted.has(id) && !made.test(id))).toEqual([]);
});

test('every message of the openings is used', () => {
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  expect(said(read('en', 'openings.ftl')).filter((id) => !quoted.has(id))).toEqual([]);
});

test('every message of the study is used', () => {
  const made = /^(study-tab-|study-reason-|[xw]-)/;
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  expect(said(read('en', 'study.ftl')).filter((id) => !quoted.has(id) && !made.test(id))).toEqual([]);
});

test('the legend has a message for every mark, and none that is not used', () => {
  const made = [
    'legend-throne',
    'legend-mark',
    'legend-letter-horse',
    'legend-letter-king',
    'legend-letter-queen',
    'legend-letter-counsellor',
    ...MARKS.map((mark) => `legend-at-${mark}`),
  ];
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  const unquoted = said(read('en', 'legend.ftl')).filter((id) => !quoted.has(id));
  expect(unquoted).toEqual(made.toSorted());
});

test('every message of an end is used', () => {
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  for (const id of ALL) for (const word of [`laurel-${id}`, `laurel-${id}-for`]) quoted.add(word);
  expect(said(read('en', 'ends.ftl')).filter((id) => !quoted.has(id))).toEqual([]);
});

test('every message of one’s own page is used', () => {
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  const made = /^me-(shown|state|with)-/;
  expect(said(read('en', 'me.ftl')).filter((id) => !quoted.has(id) && !made.test(id))).toEqual([]);
});

test('every message about what players agree on is used', () => {
  const made = /^((terms-(line-)?|absent-)(computer|resign|wait|days)|clock-(odds-)?[a-z]+|wish-off-[a-z]+)$/;
  const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''));
  expect(said(read('en', 'terms.ftl')).filter((id) => !quoted.has(id) && !made.test(id))).toEqual([]);
});

test('the page ships what it says, and not the words of the terminal', () => {
  const shipped = Object.keys(FILES).map((path) => path.split('/locales/')[1]);
  expect(shipped.sort()).toEqual(
    LANGUAGES.toSorted().flatMap((code) => [`${code}/rules.ftl`, `${code}/web.ftl`]),
  );
});

test('each folder is a language to choose, by its own name, English first', () => {
  expect(OFFERED.toSorted()).toEqual(LANGUAGES.toSorted());
  expect(OFFERED[0]).toBe('en');
  expect(['en', 'pl', 'cs'].map(ownName)).toEqual(['English', 'Polski', 'Čeština']);
});

test('helpers refer only to what there is', () => {
  for (const language of LANGUAGES) {
    const source = readdirSync(join(LOCALES, language))
      .map((file) => read(language, file))
      .join('\n');
    const there = new Set(ids(source));
    const wanted = [...source.matchAll(/\{ ([wx]-[\w-]+) \}/g)].map((match) => match[1] ?? '');
    expect(
      wanted.filter((id) => !there.has(id)),
      language,
    ).toEqual([]);
  }
});

test('seats come with the colours of their armies', () => {
  const colours = { south: 'green', north: 'black' };
  expect(messageArgs({ army: 'south', by: 'north', at: 'e4', points: 3 }, { colours })).toEqual({
    army: 'south',
    armyColour: 'green',
    armyNamed: 'no',
    by: 'north',
    byColour: 'black',
    byNamed: 'no',
    at: 'e4',
    points: 3,
    taken: 'no',
    game: 'other',
  });
});

test('seats of people come with their names, but for one’s own', () => {
  const names = {
    colours: { south: 'green', north: 'black' },
    you: 'south',
    people: { south: 'Ewa', north: 'Hanka' },
  } as const;
  expect(messageArgs({ army: 'south', commander: 'north' }, names)).toEqual({
    army: 'south',
    armyColour: 'you',
    armyNamed: 'no',
    commander: 'north',
    commanderColour: 'black',
    commanderNamed: 'yes',
    commanderName: 'Hanka',
    game: 'other',
  });
});

test('a throw of two dice is said in words', () => {
  const words = (language: string, thrown: string) =>
    say(
      [makeBundle(language, [read(language, 'rules.ftl')])],
      'event-thrown',
      messageArgs({ seat: 'south', throw: thrown }, { colours: { south: 'green' } }),
    )?.replaceAll('\u00a0', ' ');
  expect(words('en', '3')).toBe('Green throws a 3.');
  expect(words('en', '2 5')).toBe('Green throws a 2 and a 5.');
  expect(words('pl', '2 5')).toBe('Zielony rzuca: 2 i 5.');
  expect(words('cs', '3 3')).toBe('Zelený hází: 3 a 3.');
});

test('plurals and genders', () => {
  const words = (language: string, id: string, args: Record<string, string | number>) =>
    say([makeBundle(language, [read(language, 'web.ftl')])], id, args)?.replaceAll('\u00a0', ' ');
  expect(words('pl', 'seat-points', { count: 1 })).toBe('1 punkt');
  expect(words('pl', 'seat-points', { count: 3 })).toBe('3 punkty');
  expect(words('pl', 'seat-points', { count: 12 })).toBe('12 punktów');
  expect(words('cs', 'seat-points', { count: 2 })).toBe('2 body');
  expect(words('cs', 'piece-of-army', { role: 'boat', colour: 'green' })).toBe('zelená loď');
  expect(words('pl', 'piece-of-army', { role: 'cow', colour: 'green' })).toBe('zielona krowa');
  const pawn = { role: 'pawn', colour: 'black' };
  expect(words('pl', 'piece-of-army', { ...pawn, game: 'chess' })).toBe('czarny pionek');
  expect(words('pl', 'piece-of-army', { ...pawn, game: 'other' })).toBe('czarny pion');
});

/** The program does the same: its tests read the same file. */
test('lines are not broken after numbers and words of one letter', () => {
  const table: [string, string, string][] = JSON.parse(
    readFileSync(join(RULEBOOK, 'tests/tied.json'), 'utf8'),
  );
  for (const [code, plain, expected] of table) {
    const whole = expected.replaceAll('~', '\u00a0');
    expect(tied(plain, code), code).toBe(whole);
    expect(tied(whole, code), `${code}, twice`).toBe(whole);
  }
  expect(table.length).toBeGreaterThan(10);
});

test('what the server says is not broken after numbers either', () => {
  const problem = { kind: 'of-tomorrow', message: 'Wait for 10 min.' } as unknown as Trouble;
  expect(problemSentence(problem)).toBe('Wait for 10\u00a0min.');
});

test('the letters of pieces tell them apart in each game, and can be drawn', () => {
  const games = [
    ['king', 'elephant', 'horse', 'boat', 'pawn'],
    ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'],
    ['cow', 'leopard'],
  ];
  for (const language of LANGUAGES) {
    const words = [makeBundle(language, [read(language, 'rules.ftl')])];
    for (const roles of games) {
      const letters = roles.map((role) => say(words, `letter-${role}`) ?? '');
      expect(new Set(letters).size, `${language}: ${letters.join(' ')}`).toBe(roles.length);
      expect(letters.filter((one) => !drawn(one))).toEqual([]);
    }
  }
});

test('the letter of a piece begins its name, or a name that the legend gives with it', () => {
  // K is the king, and whoever plays chess in English knows N.
  const known = ['en knight'];
  for (const language of LANGUAGES) {
    const words = [makeBundle(language, [read(language, 'rules.ftl'), read(language, 'legend.ftl')])];
    for (const id of said(read(language, 'rules.ftl')).filter((one) => one.startsWith('letter-'))) {
      const role = id.slice('letter-'.length);
      const [letter, name] = [id, `role-${role}`].map((one) => say(words, one, { game: 'other' }) ?? '');
      const told = say(words, `legend-letter-${role}`) ?? name;
      const begun = new RegExp(`(?<!\\p{L})${letter}`, 'iu');
      if (!known.includes(`${language} ${role}`)) expect(told, `${language} ${letter}`).toMatch(begun);
      expect(told, language).toContain(name);
    }
  }
});

test('messages parsed when they are needed are those of a bundle parsed whole', () => {
  for (const language of LANGUAGES) {
    const files = readdirSync(join(LOCALES, language)).map((file) => read(language, file));
    const whole = new FluentBundle(language, { useIsolating: false });
    for (const file of files) whole.addResource(new FluentResource(file), { allowOverrides: true });
    const formatted = (bundle: FluentBundle, id: string) => {
      const message = bundle.getMessage(id);
      return [message?.value, ...Object.values(message?.attributes ?? {})].map(
        (pattern) => pattern && bundle.formatPattern(pattern, {}, []),
      );
    };
    const all = files.flatMap(ids).filter((id) => !id.includes('.'));
    let late = makeBundle(language, files);
    for (const [index, id] of all.reverse().entries()) {
      // From the last, again and again in a bundle that has parsed nothing yet: what a message refers to comes with it.
      if (index % 40 === 0) late = makeBundle(language, files);
      expect(formatted(late, id), id).toEqual(formatted(whole, id));
    }
    expect(all.length).toBeGreaterThan(500);
    expect(makeBundle(language, files).getMessage('no-such-message')).toBeUndefined();
  }
});
