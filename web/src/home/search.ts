// Finding a game by any of its names, with or without accents. Pure.
import type { GameCard } from '../generated/GameCard';
import type { Term } from '../learn/terms';
import { bare } from '../text/bare';

/** Without accents, capitals and signs: words with single spaces between. */
export function plain(text: string): string {
  return bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const joined = (text: string) => plain(text).replaceAll(' ', '');

/** Whether all words of a query are in a text, or the query in one of these names, which are often written as one: shologuti. */
function found(text: string, names: readonly string[], query: string): boolean {
  const words = plain(query).split(' ');
  const whole = plain(text);
  return (
    words.every((word) => whole.includes(word)) || names.some((name) => joined(name).includes(joined(query)))
  );
}

export function matches(card: GameCard, query: string): boolean {
  const own = [card.title, card.blurb, card.document, card.id, ...card.names];
  return found(own.join(' '), [card.title, ...card.names], query);
}

/** Shorter queries are in too many words to mean one. */
const LEAST = 3;

/** The words of the games that have a name like that, in any language or script. */
export function wordsFor(terms: readonly Term[], query: string): Term[] {
  if (joined(query).length < LEAST) return [];
  return terms.filter(({ en, pl, cs, also = [], native = [] }) => {
    const names = [en, pl, cs, ...also, ...native.flatMap(({ text, latin }) => [text, latin])];
    return found(names.join(' '), names, query);
  });
}

/** The name by which a game was found, where its title does not say it. */
export function foundBy(card: GameCard, query: string): string | null {
  const wanted = joined(query);
  if (wanted === '' || joined(card.title).includes(wanted)) return null;
  return card.names.find((name) => joined(name).includes(wanted)) ?? null;
}
