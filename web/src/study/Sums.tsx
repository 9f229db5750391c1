// The luck and the costs of each side, as a table.
import type { ReviewView } from '../generated/wire';
import type { Store } from '../table/store';
import { figure, percent } from '../text';
import type { Speak } from '../text/speak';
import { seatName } from './sides';

export const SIGNS = { slip: '?!', mistake: '?', blunder: '??' } as const;

/** A difference of shares with its sign: +12, −3. */
export const signed = (share: number) =>
  figure(Math.round(share * 100) / 100 || 0, { style: 'percent', signDisplay: 'exceptZero' });

/** Whether it is said as a number from 0 to 100 %. */
const isShare = (share: number | null) => share === null || (share > -0.005 && share < 1.005);

interface Props {
  store: Store;
  speak: Speak;
  review: ReviewView;
  over: boolean;
  dice: boolean;
}

export function Sums({ store, speak, review, over, dice }: Props) {
  const luck = over && dice;
  return (
    <>
      <table class="study-table sums" aria-label={speak('study-sums', { dice: dice ? 'yes' : 'no' })}>
        <thead>
          <tr>
            <th scope="col">{speak('study-side')}</th>
            {over && <th scope="col">{speak('study-result')}</th>}
            {dice && <th scope="col">{speak('study-luck')}</th>}
            {luck && <th scope="col">{speak('study-deserved')}</th>}
            <th scope="col">{speak('study-cost')}</th>
          </tr>
        </thead>
        <tbody>
          {review.sums.map((sum, index) => {
            const marks = (['blunder', 'mistake', 'slip'] as const)
              .filter((mark) => (sum.marks[mark] ?? 0) > 0)
              .map((mark) => `${SIGNS[mark]}\u00a0${sum.marks[mark]}`);
            return (
              <tr key={sum.seat} data-seat={sum.seat}>
                <th scope="row">{seatName(store, sum.seat)}</th>
                {over && <td>{percent(review.last[index] ?? 0)}</td>}
                {dice && <td class={sum.luck >= 0 ? 'lucky' : ''}>{signed(sum.luck)}</td>}
                {luck && <td>{sum.deserved === null ? '–' : percent(sum.deserved)}</td>}
                <td>
                  {percent(sum.cost)} <small>{marks.join(' ')}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {luck && review.sums.some(({ deserved }) => !isShare(deserved)) && (
        <p class="study-note">{speak('study-beyond')}</p>
      )}
      {luck && review.sums.some(({ deserved }) => deserved === null) && (
        <p class="study-note">{speak('study-left')}</p>
      )}
    </>
  );
}
