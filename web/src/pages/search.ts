// Finding a game by any of its names, with or without accents. Pure.
import type { GameCard } from '../generated/GameCard';

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}

export function matches(card: GameCard, query: string): boolean {
  const text = plain([card.title, card.blurb, card.document, card.id, ...card.names].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
