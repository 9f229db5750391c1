// The cells of a rating: how strong and how sure, after how many games, and how many of these were left.
import type { RatingView } from '../generated/RatingView';
import { language } from '../text';

export const shown = ({ points, either_way }: RatingView): string => `${points} ± ${either_way}`;

/** Which share of the games was left. */
export function leftShare({ games, left }: RatingView): string {
  const format = new Intl.NumberFormat(language.value, { style: 'percent' });
  return format.format(games === 0 ? 0 : left / games);
}

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
export const changeOf = (change: number): string =>
  new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' }).format(change);
