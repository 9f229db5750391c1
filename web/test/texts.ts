// All that people read, in the languages of the rulebook: the messages, the texts of games, their lessons and titles.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FluentResource } from '@fluent/bundle';

const RULEBOOK = join(import.meta.dirname, '../../crates/rulebook');
const LOCALES = join(RULEBOOK, 'locales');

export const LANGUAGES = readdirSync(LOCALES);

export interface Text {
  /** The file, and in it the message, the line or the key. */
  where: string;
  text: string;
}

type Pattern = FluentResource['body'][number]['value'];
type Entries = ReadonlyMap<string, Pattern>;

/** Every text that a pattern may become, with `{name}` for arguments: one for each variant, not for each combination. */
function spelled(pattern: Pattern, entries: Entries): string[] {
  if (pattern === null || pattern === undefined) return [''];
  if (typeof pattern === 'string') return [pattern];
  let texts = [''];
  for (const part of pattern) {
    const ends = typeof part === 'string' ? [part] : placed(part, entries);
    const count = Math.max(texts.length, ends.length);
    // The first text has the first variants, and so on: the last variant of a shorter list stands in the rest.
    texts = Array.from(
      { length: count },
      (_, index) => `${texts[Math.min(index, texts.length - 1)]}${ends[Math.min(index, ends.length - 1)]}`,
    );
  }
  return texts;
}

type Placeable = Exclude<Exclude<NonNullable<Pattern>, string>[number], string>;

function placed(part: Placeable, entries: Entries): string[] {
  switch (part.type) {
    case 'select':
      return part.variants.flatMap(({ value }) => spelled(value, entries));
    case 'mesg':
      return spelled(entries.get(part.name) ?? '', entries);
    case 'str':
      return [part.value];
    case 'var':
      return [`{${part.name}}`];
    default:
      return [''];
  }
}

const read = (path: string) => readFileSync(path, 'utf8').replaceAll('\u00a0', ' ');
const bodyOf = (language: string, file: string) =>
  new FluentResource(read(join(LOCALES, language, file))).body;

/** The messages of a language, helpers left out, by id; those of attributes are `id.name`. */
export function messages(language: string, only?: readonly string[]): Map<string, Text[]> {
  const files = readdirSync(join(LOCALES, language));
  const entries: Entries = new Map(
    files.flatMap((file) => bodyOf(language, file).map(({ id, value }) => [id, value] as const)),
  );
  const found = new Map<string, Text[]>();
  for (const file of only ?? files)
    for (const { id, value, attributes } of bodyOf(language, file)) {
      if (/^[wx]-/.test(id)) continue;
      const parts = [
        [id, value] as const,
        ...Object.entries(attributes).map(([name, one]) => [`${id}.${name}`, one] as const),
      ];
      for (const [key, pattern] of parts)
        if (pattern)
          found.set(
            key,
            [...new Set(spelled(pattern, entries))].map((text) => ({
              where: `${language}/${file}: ${key}`,
              text,
            })),
          );
    }
  return found;
}

function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

/** The texts of a language in the files that have all of them: `pl = "…"`. */
function localised(language: string): Text[] {
  const files = [
    ...['games', 'guided'].flatMap((one) => filesIn(join(RULEBOOK, one), '.toml')),
    join(RULEBOOK, 'tiles.toml'),
  ];
  const named = new RegExp(`(?<![\\w.])${language} = "((?:[^"\\\\]|\\\\.)*)"`, 'g');
  return files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(named)].map(([, text = '']) => ({
          where: `${relative(RULEBOOK, path)}:${index + 1}`,
          text,
        })),
      ),
  );
}

function rules(language: string): Text[] {
  return filesIn(join(RULEBOOK, 'games'), `/${language}.md`).flatMap((path) =>
    read(path)
      .split('\n')
      .map((text, index) => ({ where: `${relative(RULEBOOK, path)}:${index + 1}`, text })),
  );
}

/** All that is written in a language. */
export const written = (language: string): Text[] => [
  ...[...messages(language).values()].flat(),
  ...localised(language),
  ...rules(language),
];

/** The names of the buttons by which games begin. */
export const waysOf = (language: string): Text[] =>
  filesIn(join(RULEBOOK, 'games'), '/rules.toml').flatMap((path) =>
    [...read(path).matchAll(/\[\[way\]\][^[]*?title = (\{.*\})/g)].flatMap(([, titles = '']) =>
      [...titles.matchAll(new RegExp(`${language} = "([^"]*)"`, 'g'))].map(([, text = '']) => ({
        where: relative(RULEBOOK, path),
        text,
      })),
    ),
  );

/** The sentences of a text. */
export const sentences = (text: string): string[] => text.split(/(?<=[.!?…][”“’)]*)\s+(?=[^\p{Ll}])/u);
