// The last move of each army, in its dye: the newest at full strength, the others fainter the older they are.
import type { Trail } from '../game/trails';
import { memo } from '../memo';
import type { Colours } from '../text/event';
import { BASES, look } from './armies';
import type { Layout, Place } from './geometry';
import { SpotMark } from './SpotMark';

interface Props {
  on: Layout;
  trails: readonly Trail[];
  colours: Colours;
}

/** The ways of a turn as lists of places: a move that begins where the one before ended continues its way. */
function waysOf(on: Layout, { moves }: Trail): { placed: boolean; to: string; places: Place[] }[] {
  const ways: { placed: boolean; to: string; places: Place[] }[] = [];
  for (const { from, to } of moves) {
    const last = ways.at(-1);
    const [start, end] = [on.at.get(from ?? ''), on.at.get(to)];
    if (last && from === last.to) {
      if (end) last.places.push(end);
      last.to = to;
    } else ways.push({ placed: from === null, to, places: [start, end].flatMap((place) => place ?? []) });
  }
  return ways;
}

export const Trails = memo(({ on, trails, colours }: Props) => (
  <g class="trails">
    {/* The newest lies on top. */}
    {trails.toReversed().map((trail) => {
      const { army, age } = trail;
      const colour = colours[army] ?? '';
      const { base, dye } = look(colour);
      return (
        <g key={army} class={`trail age-${Math.min(age, 3)}`} data-trail={army} style={{ '--trail': dye }}>
          {waysOf(on, trail).map(({ placed, to, places }, index) => {
            const [origin] = places;
            const d = `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
            return (
              <g key={`${index}${d}`}>
                <SpotMark on={on} name={to} kind="trail-to" />
                {places.length > 1 && <path class="halo" d={d} />}
                {places.length > 1 && <path class="line" d={d} />}
                {!placed && origin && (
                  <path
                    class="origin"
                    d={BASES[base]}
                    transform={`translate(${origin.x} ${origin.y}) scale(0.36)`}
                  />
                )}
              </g>
            );
          })}
        </g>
      );
    })}
  </g>
));
