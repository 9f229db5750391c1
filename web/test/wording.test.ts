// How people are spoken to in each language, and how much fits on a button.
import { expect, test } from 'vitest';
import { onButtons } from './buttons';
import { LANGUAGES, messages, sentences, type Text, waysOf, written } from './texts';

/** The places of texts with such words, and the words. */
function found(texts: readonly Text[], words: RegExp): string[] {
  return texts.flatMap(({ where, text }) => {
    const hit = words.exec(text)?.[0];
    return hit === undefined ? [] : [`${where}: ${hit}`];
  });
}

/** The same sentence by sentence. */
const inSentences = (texts: readonly Text[]): Text[] =>
  texts.flatMap(({ where, text }) => sentences(text).map((one) => ({ where, text: one })));

const once = (places: readonly string[]) => [...new Set(places)];

/** The files whose words are parts of pages, not articles to be read. */
const PAGES = [
  'web',
  'learn',
  'legend',
  'me',
  'study',
  'together',
  'ratings',
  'terms',
  'openings',
  'dice',
  'days',
].map((name) => `${name}.ftl`);
/** More letters than that are cut or wrapped on a telephone. */
const BUTTON = 24;
/** A longer sentence has to be read twice. */
const SENTENCE = 150;

const length = (text: string) => text.replace(/\{\w+\}/g, '').length;

/** The labels of buttons, without sentences whose ids only begin like those of labels. */
function labels(language: string): Text[] {
  const all = messages(language);
  const texts = onButtons(all.keys()).flatMap((id) => all.get(id) ?? []);
  return texts.filter(({ text }) => !/[.:]$/.test(text));
}

test('the buttons of the page are found in its markup', () => {
  const ids = onButtons(messages('en').keys());
  const known = [
    'new-start',
    'me-bring',
    'together-join',
    'act-pass',
    'tempo-go-on',
    'study-tab-hint',
    'tab-rules',
    'push-begin',
  ];
  expect(ids).toEqual(expect.arrayContaining(known));
  expect(ids).not.toContain('pass-hint');
  expect(ids.length).toBeGreaterThan(150);
});

test.each(LANGUAGES)('%s: what stands on a button is short', (language) => {
  const long = labels(language).filter(({ text }) => length(text) > BUTTON);
  expect(once(long.map(({ where, text }) => `${where}: ${length(text)} ${text}`))).toEqual([]);
});

test.each(LANGUAGES)('%s: tabs that may stand side by side have different names', (language) => {
  const tabs = [...messages(language)].filter(([id]) => /^(study-)?tab-/.test(id));
  const names = tabs.flatMap(([, texts]) => texts.map(({ text }) => text));
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(LANGUAGES)('%s: sentences of the page are short', (language) => {
  const rules = [...messages(language, ['rules.ftl'])].filter(([id]) => /^option-.*\.help$/.test(id));
  const texts = [...messages(language, PAGES).values(), ...rules.map(([, one]) => one)].flat();
  const long = inSentences(texts).filter(({ text }) => length(text) > SENTENCE);
  expect(once(long.map(({ where, text }) => `${where}: ${length(text)}`))).toEqual([]);
});

test('cs: one reader is not several', () => {
  const jste = '(?:jste|byste|abyste|kdybyste)';
  const plural = new RegExp(
    `(?<!\\p{L})(?:\\p{L}+(?:li|ni) ${jste}|${jste} (?:\\p{L}+ ){0,2}\\p{L}+(?:li|ni))(?!\\p{L})`,
    'iu',
  );
  expect(once(found(inSentences(written('cs')), plural))).toEqual([]);
});

test('cs: allies sit opposite each other, not against each other', () => {
  const texts = inSentences(written('cs')).filter(({ text }) =>
    /spojen|spoluhráč|dvojic|partner/i.test(text),
  );
  expect(texts.length).toBeGreaterThan(20);
  expect(once(found(texts, /(?<!\p{L})proti sobě/iu))).toEqual([]);
});

test('cs: who is looked for to play with is not yet a partner', () => {
  const texts = [...messages('cs', ['together.ftl']).values()].flat();
  expect(once(found(texts, /spoluhráč/i))).toEqual([]);
});

test('cs: a button says what one does, in the infinitive', () => {
  const ways = waysOf('cs');
  expect(ways.length).toBeGreaterThan(10);
  expect(once(found([...labels('cs'), ...ways], /^\p{L}+te(?!\p{L})/iu))).toEqual([]);
});

const GENDERED = /\p{L}+(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu;

test('pl: the reader is neither he nor she', () => {
  expect(GENDERED.test('Zbiłeś konia.') && GENDERED.test('Gdybyś zagrała: wygrałabyś.')).toBe(true);
  expect(once(found(written('pl'), GENDERED))).toEqual([]);
});

const ONE_SIDE =
  /(?:ruch ma|zaczyna|gra|wygrywa|kolej na) (?:biały|czarny)(?!\p{L})|(?<!\p{L})(?:biały|czarny) (?:się|ma|jest|gra|zaczyna|wygrywa|może|musi|bije)(?!\p{L})/iu;

test('pl: the sides of chess are several pieces', () => {
  expect(ONE_SIDE.test('Zaczyna biały.') && ONE_SIDE.test('Czarny się poddaje.')).toBe(true);
  expect(ONE_SIDE.test('Zaczynają białe, a czarny król stoi.')).toBe(false);
  const chess = written('pl').filter(({ where }) => /vilac|\/chess\/|shatranj|chaturanga/.test(where));
  expect(chess.length).toBeGreaterThan(200);
  expect(once(found(chess, ONE_SIDE))).toEqual([]);
});

test('pl: one throws dice, not numbers', () => {
  expect(
    once(found(written('pl'), /(?<![Pp]o )(?:1 i 6|jedynkę(?: i szóstkę)?|szóstkę) rzuca się/u)),
  ).toEqual([]);
});

test('pl: a game has one spelling', () => {
  // The names by which a search finds a game are not among these.
  expect(once(found(written('pl'), /czaturang/i))).toEqual([]);
});

test.each([
  ['pl', /(?<!\p{L})nie \p{L}{3,} \p{L}+(?:, \p{L}+)+ i \p{L}+/iu],
  ['cs', /(?<!\p{L})ne\p{L}+(?:ou|í|e|á) (?!\p{L}*t,)\p{L}+(?:, \p{L}+)+ a \p{L}+/iu],
])('%s: what is not done is listed with “nor”', (language, list) => {
  expect(once(found(inSentences(written(language)), list))).toEqual([]);
});

/** Names of games and of lists of games, and what is told of their history. */
const ABOUT_GAMES = /: (?:document|family|daily-list)-|history\.ftl: (?!term-huff$)/;

test.each(LANGUAGES)('%s: soldiers are not spoken of where there may be none', (language) => {
  // Where soldiers are named beside men, each game gets its own.
  const man = /(?<!\p{L})(?:man|pion(?:ek|k)|k[áa]men)/iu;
  const said = [...messages(language).values()]
    .filter((texts) => !texts.some(({ text }) => man.test(text)))
    .flat()
    .filter(({ where }) => !ABOUT_GAMES.test(where));
  expect(said.length).toBeGreaterThan(1000);
  // The ids of rule sets are no words.
  const names = /soldiers\d+-\w+/g;
  const texts = said.map(({ where, text }) => ({ where, text: text.replace(names, '') }));
  const soldiers = found(texts, /(?<!\p{L})(?:soldier|żołnierz|voj[aá][kc])/iu);
  expect(once(soldiers).filter((one) => !/: role-soldier: /.test(one))).toEqual([]);
});

/** Those who may be women: of whom one says “they”. */
const PLAYERS =
  /(?<!\p{L})(?:players?|every(?:one|body)|any(?:one|body)|some(?:one|body)|whoever|opponents?|partners?|all(?:y|ies)|commanders?|owners?|winners?|beginners?|computer)(?!\p{L})/iu;
/** Sentences about kings that speak of a player or a partner too, and labels that name no king. */
const OF_KINGS = [
  'Killed on his throne',
  'on his own',
  'on his throne, else',
  'may withdraw him',
  'his own army freezes',
  'enters his partner’s throne',
  'mounts his frozen partner’s throne',
  'wakes his army',
  'takes his army back',
  'his player is out',
  'picks a square for him',
  'kills him there',
];
/** Men who tell of a game, in the texts of the games that rest on them. */
const TELLERS =
  /(?<!\p{L})(?:Alfonso|al-Biruni|Bell|Covarrubias|Culin|Datta|Forbes|Gupta|Murray|Parker|Strutt)(?!\p{L})/u;
const KINGS = /(?<!\p{L})(?:kings?|rajas?)(?!\p{L})/iu;

test('en: a player may be anybody, a king is “he”', () => {
  // History tells of men whose names it says.
  const texts = written('en').filter(({ where }) => !where.includes('history.ftl'));
  const fileOf = (where: string) => where.replace(/[^/]*$/, '');
  const told = new Set(texts.filter(({ text }) => TELLERS.test(text)).map(({ where }) => fileOf(where)));
  const he = /(?<!\p{L})(?:he|his|him|himself)(?!\p{L})/iu;
  const wrong = texts.flatMap(({ where, text }) => {
    // The names of examples are not shown.
    const said = sentences(text.replace(/\{\{.*?\}\}/g, ''));
    const men = said.filter((one, index) => {
      const king = !PLAYERS.test(one) && KINGS.test(`${said[index - 1] ?? ''} ${one}`);
      const teller = !PLAYERS.test(one) && told.has(fileOf(where));
      return he.test(one) && !king && !teller && !OF_KINGS.some((part) => one.includes(part));
    });
    return men.map((one) => `${where}: ${one}`);
  });
  expect(once(wrong)).toEqual([]);
});

test('en: “whoever” is rare', () => {
  const places = found(written('en'), /whoever/i);
  expect(places.length, once(places).join('\n')).toBeLessThanOrEqual(24);
});

/** Words that were given up, since they are an office's or another game's, after the word that replaced them. */
const RETIRED: readonly (readonly [string, string, RegExp])[] = [
  ['pl', 'pominąć bicie', /zaniecha(?:ł|no|ni)/i],
  ['pl', 'przemienić', /dokona\p{L}* przemiany/iu],
  ['pl', 'wygrywa tyle razy na 100', /udział\p{L}* w wygranej/iu],
  ['pl', 'próba', /odgałęzieni/i],
  ['cs', 'zkamenět', /(?<!\p{L})ztuh/iu],
  ['cs', 'táhne kůň', /hýbe (?:kon|slon|lod|krá|pěš)/iu],
  ['en', 'winning chances', /share of the win/i],
  ['en', 'blocked, trapped', /(?:hemmed|fenced) in/i],
  ['en', 'a random draw', /(?<!\p{L})(?:by lot|lots? decides?|draw of lots)/iu],
];

test.each(RETIRED)('%s: “%s” has one name', (language, _, words) => {
  expect(once(found(written(language), words))).toEqual([]);
});
