// Finding a game by any of its names, with or without accents. Pure.
import type { GameCard } from '../generated/GameCard';
import { bare } from '../text/bare';

/** Without accents, capitals and signs: words with single spaces between. */
export function plain(text: string): string {
  return bare(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const joined = (text: string) => plain(text).replaceAll(' ', '');

export function matches(card: GameCard, query: string): boolean {
  const own = [card.title, card.blurb, card.document, card.id, ...card.names];
  const text = plain(own.join(' '));
  const words = plain(query).split(' ');
  if (words.every((word) => text.includes(word))) return true;
  // Names of several words are often written as one: shologuti.
  return [card.title, ...card.names].some((name) => joined(name).includes(joined(query)));
}

/** The name by which a game was found, where its title does not say it. */
export function foundBy(card: GameCard, query: string): string | null {
  const wanted = joined(query);
  if (wanted === '' || joined(card.title).includes(wanted)) return null;
  return card.names.find((name) => joined(name).includes(wanted)) ?? null;
}
