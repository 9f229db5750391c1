// The table of keys: it has every key that is handled, and no other, and each has a text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { KEYS, type Part, type Pressed, pressed, released } from '../src/keys/keys';
import { readSettings, settings } from '../src/settings/settings';
import { say } from '../src/text';
import { makeBundle } from '../src/text/bundle';

const SRC = join(import.meta.dirname, '../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('generated'))
  .map((name) => ({ name, code: readFileSync(join(SRC, name), 'utf8') }));
const PARTS = Object.keys(KEYS) as Part[];
const rows = PARTS.flatMap((part) => Object.keys(KEYS[part]).map((name) => ({ part, name })));

afterEach(() => {
  settings.value = readSettings(null);
});

const key = (name: string, more: Partial<Pressed> = {}): Pressed => ({
  key: name,
  target: null,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});

test('only the table of keys says which key does what', () => {
  const others = files.filter(({ name }) => name !== join('keys', 'keys.ts'));
  expect(
    others
      .filter(({ code }) => /\.key(\.toLowerCase\(\))?\s*[!=]==?\s*['"`]/.test(code))
      .map(({ name }) => name),
  ).toEqual([]);
  expect(
    others.filter(({ code }) => /\bevent\.(code|which|keyCode)\b/.test(code)).map(({ name }) => name),
  ).toEqual([]);
  const listening = others.filter(({ code }) => /onKeyDown=|EventListener\(\s*'key(down|up)'/.test(code));
  expect(listening.length).toBeGreaterThan(4);
  expect(
    listening.filter(({ code }) => !/\b(pressed|released)\(/.test(code)).map(({ name }) => name),
  ).toEqual([]);
});

test('every command of the table is heard somewhere', () => {
  const code = files.map((file) => file.code).join('\n');
  const heard = ({ part, name }: (typeof rows)[number]) =>
    code.includes(`pressed('${part}', event)`) &&
    new RegExp(`(withKey\\(|command=|way: |[!=]== )['"]${name}['"]`).test(code);
  expect(rows.filter((row) => !heard(row))).toEqual([]);
});

test('the sheet tells every key in every language', () => {
  for (const language of ['en', 'pl', 'cs']) {
    const source = readFileSync(join(SRC, `../../crates/rulebook/locales/${language}/web.ftl`), 'utf8');
    const bundle = [makeBundle(language, [source])];
    const ids = [
      ...PARTS.map((part) => `keys-${part}`),
      ...rows.map(({ part, name }) => `key-${part}-${name}`),
    ];
    expect(
      ids.filter((id) => say(bundle, id) === null),
      language,
    ).toEqual([]);
  }
});

test('no two commands that can be meant at once share a key', () => {
  const keys = (part: Part) => Object.values<readonly string[]>(KEYS[part]).flat();
  for (const part of PARTS) expect(new Set(keys(part)).size, part).toBe(keys(part).length);
  const written = PARTS.flatMap(keys).filter((one) => one.length === 1);
  expect(new Set(written).size).toBe(written.length);
});

test('a key means what the table says, and nothing together with others', () => {
  expect(pressed('board', key('ArrowLeft'))).toBe('walk');
  expect(pressed('timeline', key('ArrowLeft'))).toBe('back');
  expect(pressed('board', key(' '))).toBe('choose');
  expect(pressed('table', key('T'))).toBe('throw');
  expect(pressed('page', key('?', { shiftKey: true }))).toBe('help');
  expect(pressed('table', key('T', { shiftKey: true }))).toBeNull();
  expect(pressed('table', key('t', { ctrlKey: true }))).toBeNull();
  expect(pressed('table', key('t', { repeat: true }))).toBeNull();
  expect(pressed('board', key('ArrowLeft', { altKey: true }))).toBeNull();
  expect(pressed('board', key('q'))).toBeNull();
  // With Shift, or AltGr on a Polish keyboard, the same key types another letter when it is released.
  expect(released({ code: 'KeyX' }, { code: 'KeyX' })).toBe(true);
  expect(released({ code: 'KeyX' }, { code: 'KeyT' })).toBe(false);
});

test('keys that write are left to what is written in, and can be turned off', () => {
  const within = (...selectors: string[]) => {
    const found = { matches: () => false };
    const closest = (all: string) => (all.split(', ').some((one) => selectors.includes(one)) ? found : null);
    return { closest } as unknown as EventTarget;
  };
  expect(pressed('table', key('t', { target: within('input') }))).toBeNull();
  expect(pressed('table', key('t', { target: within('dialog[open]') }))).toBeNull();
  expect(pressed('table', key('t', { target: within('.board') }))).toBe('throw');
  settings.value = { ...settings.value, letters: 'board' };
  expect(pressed('table', key('t', { target: within('main') }))).toBeNull();
  expect(pressed('table', key('t', { target: within('.board') }))).toBe('throw');
  settings.value = { ...settings.value, letters: 'off' };
  expect(pressed('table', key('t'))).toBeNull();
  expect(pressed('page', key('?', { shiftKey: true }))).toBeNull();
  expect(pressed('board', key(' '))).toBe('choose');
  expect(pressed('timeline', key('Home'))).toBe('first');
});
