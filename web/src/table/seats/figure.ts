// The man that stands for an army on its plate. Pure.
import type { Standing, View } from '../../generated/wire';

/** The man that stands for an army: its king, or one of those that it consists of. */
export function figure({ side, men }: Standing): string {
  return side ?? (men === 'soldiers' ? 'soldier' : 'king');
}

/** Whether an army plays on after its king has fallen. Who has won stands upright. */
export const kingless = ({ pieces, outcome }: View, { seat, side, men, playing }: Standing): boolean =>
  side === null &&
  men !== 'soldiers' &&
  playing &&
  !((outcome?.payoff[seat] ?? 0) > 0) &&
  !pieces.some(({ army, role }) => army === seat && role === 'king');
