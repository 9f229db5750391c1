// What the game was worth to each side, move by move.

import { useMatch } from '../base/match';
import type { ReviewView, Standing } from '../generated/wire';
import { percent } from '../text';
import type { Names } from '../text/event';
import { chancesOf, nameOf } from './Chances';

interface Props {
  review: ReviewView;
  seats: readonly Standing[];
  names: Names;
  label: string;
  /** The numbers of the moments in the list of moves. */
  numbers: readonly number[];
  /** The moment that is shown, from 0. */
  here: number;
  onPick(index: number): void;
}

const WIDE = 240;
/** So low that the words under it begin on the first screen of a phone; beside a large board there is room for two sides. */
const [LOW, TALL] = [84, 132];
const ROOM = '(min-width: 1200px) and (min-height: 850px)';
/** The steps of the scale below, and how many it has at most. */
const [STEPS, MOST] = [[1, 2, 5, 10, 20, 50, 100, 200, 500], 5];
/** Each line is told by its strokes as well as by its colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];

export function Graph({ review, seats, names, label, numbers, here, onPick }: Props) {
  const sides = chancesOf(seats, review.last);
  const high = useMatch(ROOM) && sides.length === 2 ? TALL : LOW;
  const points = [...review.moments.map(({ worth }) => worth), review.last];
  const x = (index: number) => (index * WIDE) / Math.max(1, points.length - 1);
  const y = (share: number) => high - share * high;
  const lines = sides.map((side) => {
    const place = seats.findIndex(({ seat }) => seat === side.seats[0]?.seat);
    const path = points.map((worth, index) => `${x(index).toFixed(1)} ${y(worth[place] ?? 0).toFixed(1)}`);
    return { side, colour: names.colours[side.seats[0]?.seat ?? ''] ?? '', path: `M${path.join('L')}` };
  });
  const last = numbers.at(-1) ?? 0;
  const each = STEPS.find((step) => last / step <= MOST) ?? last;
  // The first moment of every tenth round, or of as many as there is room for.
  const rounds = numbers.flatMap((number, index) =>
    number > 0 && number % each === 0 && numbers.indexOf(number) === index ? [{ number, index }] : [],
  );
  return (
    <figure class="graph">
      <div class="graph-field">
        <div class="graph-shares" aria-hidden="true">
          {[1, 0.5, 0].map((share) => (
            <span key={share}>{percent(share)}</span>
          ))}
        </div>
        <svg
          viewBox={`-2 -4 ${WIDE + 4} ${high + 8}`}
          role="img"
          aria-label={label}
          onPointerDown={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const part = (event.clientX - box.left) / Math.max(1, box.width);
            onPick(Math.round(Math.min(1, Math.max(0, part)) * (points.length - 1)));
          }}
        >
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <line key={share} class="grid" x1="0" x2={WIDE} y1={y(share)} y2={y(share)} />
          ))}
          {rounds.map(({ number, index }) => (
            <line key={number} class="grid" x1={x(index)} x2={x(index)} y1="0" y2={high} />
          ))}
          {/* Where there are two sides, one line says all. */}
          {(lines.length === 2 ? lines.slice(0, 1) : lines).map(({ colour, path }, index) => (
            <g key={colour}>
              <path class="edge" d={path} stroke-dasharray={DASHES[index]} />
              <path d={path} style={{ stroke: `var(--trail-${colour})` }} stroke-dasharray={DASHES[index]} />
            </g>
          ))}
          {review.moments.map((moment, index) =>
            moment.kind === 'choice' && moment.mark !== undefined && moment.mark !== 'slip' ? (
              <circle
                key={moment.seq}
                class={`mark-${moment.mark}`}
                cx={x(index)}
                cy={y(moment.worth[lines.length === 2 ? 0 : review.seats.indexOf(moment.seat)] ?? 0)}
                r="3.5"
              />
            ) : null,
          )}
          <line class="here" x1={x(here)} x2={x(here)} y1="-4" y2={high + 4} />
        </svg>
        <div class="graph-rounds" aria-hidden="true">
          {rounds.map(({ number, index }) => (
            <span key={number} style={{ left: `${(100 * (x(index) + 2)) / (WIDE + 4)}%` }}>
              {number}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        {(lines.length === 2 ? lines.slice(0, 1) : lines).map(({ side, colour }, index) => (
          <span key={colour}>
            <svg viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">
              <path class="edge" d="M0 4H26" stroke-dasharray={DASHES[index]} />
              <path
                d="M0 4H26"
                style={{ stroke: `var(--trail-${colour})` }}
                stroke-dasharray={DASHES[index]}
              />
            </svg>{' '}
            {nameOf(side, names)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
