// The page draws and says what the server tells of a game: it knows none by name, and no option.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'web/src');
const GAMES = readdirSync(join(ROOT, 'crates/rulebook/games'));
const FAMILIES = join(ROOT, 'crates/rules/src');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
  .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')] as const);

/** The options that the families declare, and those that games add to them. */
const OPTIONS = [
  ...new Set(
    [
      ...readdirSync(FAMILIES, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\/options\.rs$/.test(file))
        .flatMap((file) => [
          ...readFileSync(join(FAMILIES, file), 'utf8').matchAll(/^ +[A-Z][a-z]+: "([\w.]+)" \w+:/gm),
        ]),
      ...GAMES.flatMap((game) => [
        ...readFileSync(join(ROOT, 'crates/rulebook/games', game, 'rules.toml'), 'utf8').matchAll(
          /^\[\[choice\]\]\noption = "([\w.]+)"/gm,
        ),
      ]),
    ].flatMap(([, id]) => id ?? []),
  ),
];

test('no rule set is named in the page', () => {
  expect(GAMES.length).toBeGreaterThan(10);
  // One that is a word means other things too, a family or a term: it counts where a rule set is asked for.
  const asked = (game: string) =>
    game.includes('-') ? game : `(rules|games?)[^\\n;]{0,20}['"\`]${game}['"\`]|/(rules|learn|new)/${game}`;
  const named = sources.flatMap(([file, text]) =>
    GAMES.filter((game) => new RegExp(asked(game)).test(text)).map((game) => `${file}: ${game}`),
  );
  expect(named).toEqual([]);
});

test('no option is named in the page', () => {
  expect(OPTIONS.length).toBeGreaterThan(60);
  // Some are words that mean other things too, a sound or a kind of event: those count where an option is asked for.
  const isWord = (id: string) => /^[a-z]+$/.test(id);
  const quoted = (id: string) => `['"\`]${id.replace('.', '\\.')}['"\`]`;
  const asked = (id: string) =>
    new RegExp(
      isWord(id) ? `(option(Value)?\\([^)\n]*|[A-Z]{3,} = |options?\\.[^\n]*)${quoted(id)}` : quoted(id),
    );
  const named = sources.flatMap(([file, text]) =>
    OPTIONS.filter((id) => asked(id).test(text)).map((id) => `${file}: ${id}`),
  );
  expect(named).toEqual([]);
});
