// The cells of a rating: how strong and how sure, after how many games, and how many of these were left.
import type { RatingView } from '../generated/RatingView';
import { figure, percent } from '../text';

export const shown = ({ points, either_way }: RatingView): string => `${points} ± ${either_way}`;

/** Which share of the games was left. */
export const leftShare = ({ games, left }: RatingView): string => percent(games === 0 ? 0 : left / games);

export function Numbers({ rating }: { rating: RatingView }) {
  return (
    <>
      <td class="ratings-number">{shown(rating)}</td>
      <td>{rating.games}</td>
      <td>{leftShare(rating)}</td>
    </>
  );
}

/** By how many points a game has changed a rating, with its sign. */
export const changeOf = (change: number): string => figure(change, { signDisplay: 'exceptZero' });
