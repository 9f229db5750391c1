// What is said of ratings, in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Uncounted } from '../src/generated/wire';
import { type Args, say } from '../src/text';
import { makeBundle } from '../src/text/bundle';
import { leftShare, shown } from '../src/text/rating';

const LOCALES = join(import.meta.dirname, '../../crates/rulebook/locales');
const speaking = (lang: string) => {
  const bundle = makeBundle(lang, [readFileSync(join(LOCALES, lang, 'ratings.ftl'), 'utf8')]);
  return (id: string, args?: Args) => say([bundle], id, args) ?? null;
};

/** Every reason that there is: a new one does not compile here. */
const REASONS: Record<Uncounted, true> = {
  unknown: true,
  alone: true,
  'no-people': true,
  'throw-known': true,
};

test('a rating is shown with its uncertainty, and the games left as a share', () => {
  const rating = { points: 1480, either_way: 90, games: 8, left: 2 };
  expect(shown(rating)).toBe('1480 ± 90');
  expect(leftShare(rating).replaceAll(/\s/g, '')).toBe('25%');
  expect(leftShare({ ...rating, games: 0, left: 0 }).replaceAll(/\s/g, '')).toBe('0%');
});

test('every reason why a game does not count has its words, and so has every part of the rules', () => {
  for (const lang of ['en', 'pl', 'cs']) {
    const speak = speaking(lang);
    for (const why of Object.keys(REASONS)) {
      expect(speak(`rated-no-${why}`, { who: 'Anna' }), `${lang} ${why}`).not.toBeNull();
    }
    for (const kind of ['counts', 'waits', 'counted']) expect(speak(`rated-${kind}`), lang).not.toBeNull();
    for (const part of ['counts', 'number', 'leaving', 'together', 'programs']) {
      expect(speak(`policy-${part}`), lang).not.toBeNull();
      expect(speak(`policy-${part}-words`), lang).not.toMatch(/^ /m);
    }
  }
});
