// Where a game is played by links: how many people play, and what that means.
import type { Standing } from '../generated/wire';
import { useSpeak } from '../text/speak';
import '../style/links.css';

interface Props {
  seats: readonly Standing[];
  count: number;
  onCount(count: number): void;
}

export function LinkFields({ seats, count, onCount }: Props) {
  const speak = useSpeak('links');
  if (!speak) return null;
  return (
    <fieldset class="link-people">
      <legend>{speak('links-number')}</legend>
      {seats.length > 2 &&
        [2, seats.length].map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="people"
              value={one}
              checked={count === one}
              onChange={() => onCount(one)}
            />
            {speak('links-number-each', { count: one })}
          </label>
        ))}
      <p>
        {seats.length > 2 && count === 2 && `${speak('links-two-kings')} `}
        {speak('links-no-clock')}
      </p>
    </fieldset>
  );
}
