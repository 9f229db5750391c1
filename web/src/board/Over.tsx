// What lies over the pieces: who attacks whom, what is planned, and what was drawn by hand.

import type { Colours } from '../base/colours';
import { memo } from '../base/memo';
import type { Piece } from '../generated/wire';
import { arrowPath } from './arrow';
import { INKS, type Stroke } from './drawing';
import type { Layout, Place } from './geometry';
import { PieceShape } from './Piece';
import type { Premove } from './premove';
import { tellingSpots, type Way } from './ways';

export type Threat = readonly [attacker: string, attacked: string];

interface ArrowProps {
  on: Layout;
  from: string;
  to: string;
  thick: number;
  /** How far to the right of the straight line, so that two who attack each other can both be seen. */
  aside?: number;
}

function Arrow({ on, from, to, thick, aside = 0 }: ArrowProps) {
  const [a, b] = [on.at.get(from), on.at.get(to)];
  return a && b ? <path d={arrowPath(a, b, thick, aside)} /> : null;
}

interface ThreatsProps {
  on: Layout;
  threats: readonly Threat[];
  /** Where the pieces of the side to move stand: what they attack is shown in another colour. */
  own: ReadonlySet<string>;
}

export const Threats = memo(({ on, threats, own }: ThreatsProps) => {
  const attacked = [...new Set(threats.map(([, to]) => to))];
  return (
    <g class="threats" aria-hidden="true">
      {attacked.map((name) => {
        const at = on.at.get(name);
        const kind = own.has(name) ? 'threatened' : 'aimed';
        return at && <circle key={name} class={kind} cx={at.x} cy={at.y} r="46" />;
      })}
      {threats.map(([from, to]) => (
        <g key={`${from}${to}`} class={own.has(from) ? 'aimed' : 'threatened'}>
          <Arrow on={on} from={from} to={to} thick={7} aside={9} />
        </g>
      ))}
    </g>
  );
});

interface NumberedProps {
  at: Place | undefined;
  /** How far to the right and above it stands. */
  aside?: number;
  size: number;
  number: number;
}

/** A number in a disc. */
function Numbered({ at, aside = 0, size, number }: NumberedProps) {
  return at ? (
    <g transform={`translate(${at.x + aside} ${at.y - aside})`}>
      <circle r={size} />
      <text y={0.46 * size} text-anchor="middle">
        {number}
      </text>
    </g>
  ) : null;
}

interface PlansProps {
  on: Layout;
  plans: readonly Premove[];
  /** The pieces planned with, where they would stand. */
  ghosts: readonly Piece[];
  colours: Colours;
}

export const Plans = memo(({ on, plans, ghosts, colours }: PlansProps) => (
  <g class="plans" aria-hidden="true">
    {ghosts.map(({ at, army, role }) => {
      const place = on.at.get(at);
      return (
        place && (
          <g key={at} class="plan-ghost" data-ghost={at} transform={`translate(${place.x} ${place.y})`}>
            <PieceShape role={role} colour={colours[army] ?? ''} men={colours.men} />
          </g>
        )
      );
    })}
    {plans.map(({ from, to }, index) => (
      <g key={`${index}${from}${to}`} data-plan={`${from}${to}`}>
        <Arrow on={on} from={from} to={to} thick={12} />
      </g>
    ))}
    {/* In the corner, where it hides neither the piece nor its sign. */}
    {plans.map(({ from, to }, index) => (
      <Numbered key={`${index}${from}${to}`} at={on.at.get(to)} aside={30} size={15} number={index + 1} />
    ))}
  </g>
));

interface WaysProps {
  on: Layout;
  ways: readonly Way[];
}

/** Ways to the same spot, each with its number where it differs from the others. */
export const Ways = memo(({ on, ways }: WaysProps) => {
  const telling = tellingSpots(on.board, ways);
  return (
    <g class="ways" aria-hidden="true">
      {ways.map((way, index) => {
        const places = way.flatMap((spot) => on.at.get(spot) ?? []);
        return (
          <g key={way.join(' ')} class={`ink-${index % INKS}`} data-way-drawn={way.join('x')}>
            <path d={`M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
            <Numbered at={on.at.get(telling[index] ?? '')} size={24} number={index + 1} />
          </g>
        );
      })}
    </g>
  );
});

interface StrokesProps {
  on: Layout;
  strokes: readonly Stroke[];
  /** The spot whose circle was taken up. */
  begun: string | null;
}

export const Strokes = memo(({ on, strokes, begun }: StrokesProps) => (
  <g class="strokes" aria-hidden="true">
    {strokes.map(({ from, to, ink }) => {
      const at = on.at.get(from);
      return (
        <g key={`${from}${to}`} class={`ink-${ink}`} data-stroke={`${from}${to}`}>
          {from === to
            ? at && <circle class={from === begun ? 'begun' : ''} cx={at.x} cy={at.y} r="44" />
            : at && <Arrow on={on} from={from} to={to} thick={14} />}
        </g>
      );
    })}
  </g>
));
