// The cells of a rating: how strong and how sure, after how many games, and how many of these were left.
import type { RatingView } from '../generated/wire';
import { leftShare, shown } from '../text/rating';

export function Numbers({ rating }: { rating: RatingView }) {
  return (
    <>
      <td class="ratings-number">{shown(rating)}</td>
      <td>{rating.games}</td>
      <td>{leftShare(rating)}</td>
    </>
  );
}
