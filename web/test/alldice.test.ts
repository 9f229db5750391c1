// What is concluded from the count of all throws, in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ThrowKind } from '../src/generated/wire';
import { conclusion } from '../src/learn/DicePage';
import { type Args, say } from '../src/text';
import { makeBundle } from '../src/text/bundle';

const LOCALES = join(import.meta.dirname, '../../crates/rulebook/locales');
const speaking = (lang: string) => {
  const bundle = makeBundle(lang, [readFileSync(join(LOCALES, lang, 'dice.ftl'), 'utf8')]);
  return (id: string, args?: Args) => say([bundle], id, args) ?? id;
};
const kind = (throws: number, p: number | null): ThrowKind => ({
  dice: 1,
  throws,
  counts: [],
  freedom: 3,
  chi_square: p,
  p,
});
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('what is usual, rare or hardly chance is said in a sentence', () => {
  const en = speaking('en');
  expect(bare(conclusion(kind(12, null), en))).toBe('Only 12 throws so far: too few to say anything.');
  expect(bare(conclusion(kind(4000, 0.469), en))).toBe(
    'After 4,000 throws: fair dice would stray at least this far from what is expected in 46.9 out of a hundred such counts. That is just what fair dice do.',
  );
  expect(conclusion(kind(4000, 0.01), en)).toContain('That is rare');
  expect(bare(conclusion(kind(4000, 0.0005), en))).toContain(
    'in fewer than one in a thousand such counts. That can hardly be chance',
  );
});

test('in Polish and Czech, too', () => {
  expect(bare(conclusion(kind(22, null), speaking('pl')))).toBe(
    'Na razie 22 rzuty: za mało, żeby cokolwiek stwierdzić.',
  );
  expect(bare(conclusion(kind(4000, 0.469), speaking('pl')))).toContain('w 46,9% takich zliczeń.');
  expect(bare(conclusion(kind(4000, 0.469), speaking('cs')))).toContain(
    'kostek ukázalo 46,9 % takových sčítání.',
  );
});
