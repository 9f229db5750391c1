// Every published rule set to its end: by mouse at a desk, by touch on a phone and by the keyboard, each in another
// language. It takes most of an hour; what is played for every change is in e2e/whole.test.ts and keyboard.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage, RESULTS, type Size } from '../e2e/browser';
import { finger, keyboard } from '../e2e/hands';
import { browser, server } from '../e2e/house';
import { look, play } from '../e2e/play';
import { setUp, unworded } from '../e2e/table';
import type { Catalogue } from '../src/generated/wire';
import { LANGUAGES, type Language } from '../src/text/languages';

const GAMES = join(import.meta.dirname, '../../crates/rulebook/games');
const published = readdirSync(GAMES).filter((id) => {
  const rules = readFileSync(join(GAMES, id, 'rules.toml'), 'utf8');
  return !/^status = "draft"/m.test(rules);
});

const HANDS: readonly (readonly [hand: string, size: Size])[] = [
  ['mouse', 'desk'],
  ['touch', 'phone'],
  ['keyboard', 'lying'],
];

/** With these a game in which nothing comes of it ends sooner. */
const SHORT: Readonly<Record<string, string>> = { noProgressRounds: '3', noCaptureMoves: '20' };

const ALL = published.flatMap((rules, index) =>
  HANDS.map(([hand, size], turn) => {
    const locale: Language = LANGUAGES[(index + turn) % LANGUAGES.length] ?? 'en';
    return { rules, hand, size, locale };
  }),
);

test.concurrent.each(ALL)('$rules by $hand, $locale', async ({ rules, hand, size, locale }) => {
  const catalogue = (await (await fetch(`${server.url}/api/catalogue`)).json()) as Catalogue;
  const game = catalogue.games.find(({ id }) => id === rules);
  if (!game) throw new Error(`no ${rules}`);
  // What a rule set leaves at "never" has another form of field.
  const asked = Object.entries(SHORT).filter(([id]) =>
    game.options.some((option) => option.id === id && /^\d+$/.test(option.default)),
  );
  const { page, context, troubles } = await openPage(browser, server.url, size, locale);
  await setUp(page, rules, Object.fromEntries(asked));
  const hands = {
    mouse: () => undefined,
    touch: async () => finger(await context.newCDPSession(page)),
    keyboard: () => keyboard(game.board),
  };
  const count = await play(page, 11, undefined, await hands[hand as keyof typeof hands]());
  expect(count).toBeGreaterThan(5);
  await page.waitForSelector('.result');
  expect(await unworded(page)).toBeUndefined();
  await page.screenshot({ path: join(RESULTS, `every-${rules}-${hand}-${locale}.png`) });
  await page.reload();
  await page.waitForSelector('.result');
  expect((await look(page)).count).toBe(count);
  expect(troubles).toEqual([]);
  await context.close();
});
