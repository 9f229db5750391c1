// Finding a game by any of its names, with or without accents. Pure.
import type { GameCard } from '../generated/wire';
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

/** How well a query names a game: 0 if it is one of its names, 1 if it begins one, 2 if it is within one, 3 if only what is said of it has the words. */
function distance(card: GameCard, query: string): number {
  const wanted = joined(query);
  const names = [card.title, ...card.names].map(joined);
  // What a title says in brackets, or before a comma, is a name too.
  const parts = card.title.split(/[(),–—]/).map(joined);
  if ([...names, ...parts].includes(wanted)) return 0;
  if ([...names, ...parts].some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : 3;
}

/** The games that a query means, the best named first; of equals in the order of the list. */
export function searched(cards: readonly GameCard[], query: string): GameCard[] {
  const title = (card: GameCard) => Number(joined(card.title) !== joined(query));
  return cards
    .filter((card) => matches(card, query))
    .map((card) => ({ card, far: distance(card, query), title: title(card) }))
    .sort((a, b) => a.far - b.far || a.title - b.title)
    .map(({ card }) => card);
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
