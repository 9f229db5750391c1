// A great moment as it is seen on the board, over the pieces.
import { look } from '../../board/armies';
import { arrowPath } from '../../board/arrow';
import { type Layout, viewBox } from '../../board/geometry';
import { PieceShape } from '../../board/Piece';
import { SpotMark } from '../../board/SpotMark';
import type { Colours } from '../../text/event';
import type { Sight as Seen } from './moments';

/** How long a colour takes from one edge of the board to the other, in milliseconds. */
const SWEEP = 700;

const KING = 'king';

interface Props {
  on: Layout;
  sight: Seen;
  colours: Colours;
}

export function Sight({ on, sight, colours }: Props) {
  const colour = colours[sight.army] ?? '';
  return (
    <svg
      class={`over-board sight ${sight.kind}`}
      viewBox={viewBox(on)}
      style={{ '--dye': `var(--trail-${colour}, ${look(colour).fill})` }}
      aria-hidden="true"
    >
      {drawn()}
    </svg>
  );

  function drawn() {
    switch (sight.kind) {
      case 'crown': {
        const at = on.at.get(sight.at);
        return (
          at && (
            <>
              <SpotMark on={on} name={sight.at} kind="ring" />
              <g transform={`translate(${at.x} ${at.y})`}>
                <g class="tumbling">
                  <PieceShape role={KING} colour={colour} men={colours.men} />
                </g>
              </g>
            </>
          )
        );
      }
      case 'missed': {
        const [from, to] = [on.at.get(sight.from), on.at.get(sight.to)];
        return (
          <>
            <SpotMark on={on} name={sight.from} kind="ring" />
            {from && to && <path class="way" d={arrowPath(from, to, 12)} />}
          </>
        );
      }
      default:
        return sight.spots.map((spot) => {
          const at = on.at.get(spot);
          return (
            at && (
              <g
                key={spot}
                class="around"
                style={{ animationDelay: `${Math.round((SWEEP * at.x) / on.width)}ms` }}
              >
                <circle class="ring" cx={at.x} cy={at.y} r="47" />
              </g>
            )
          );
        });
    }
  }
}
