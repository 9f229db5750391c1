// A rating in figures.
import type { RatingView } from '../generated/wire';
import { figure, percent } from '.';

/** How strong, and how sure that is. */
export const shown = ({ points, either_way }: RatingView): string => `${points} ± ${either_way}`;

/** The share of the games that was left. */
export const leftShare = ({ games, left }: RatingView): string => percent(games === 0 ? 0 : left / games);

/** By how many points a game has changed a rating, with its sign. */
export const changeOf = (change: number): string => figure(change, { signDisplay: 'exceptZero' });
