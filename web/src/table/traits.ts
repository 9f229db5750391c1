// What the rules of a table mean for how it is shown.
import { cardOf, optionValue } from '../data';
import type { GameCard } from '../generated/GameCard';
import type { View } from '../generated/View';
import { sideRole } from './sides';

export interface Traits {
  card: GameCard | undefined;
  /** Whether points, or captures, are counted. */
  scored: boolean;
  /** Whether dice are thrown, and whether they are cubes. */
  dice: boolean;
  cube: boolean;
  /** Whether who misses a capture loses the piece that could have made it. */
  huffs: boolean;
}

/** `options` are the changes at the table. */
export function traitsOf(
  rules: string,
  options: readonly (readonly [string, string])[],
  { seats, dice, turn }: View,
): Traits {
  const card = cardOf(rules);
  const option = (id: string) => optionValue(card, options, id);
  const goal = option('goal');
  return {
    card,
    scored:
      card?.family === 'soldiers' ||
      (card?.family === 'four-kings' && goal !== 'annihilation' && goal !== 'bothKings'),
    dice: card?.dice || dice.length > 0 || turn.kind === 'chance',
    cube: option('dieKind') === 'd6reroll',
    huffs: option('obligation') === 'huff' && seats.every((seat) => sideRole(seats, seat) === null),
  };
}
