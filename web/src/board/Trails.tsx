// The last move of each army, in its dye: the newest at full strength, the others fainter the older they are.

import type { Colours } from '../base/colours';
import { memo } from '../base/memo';
import type { Trail } from '../base/moves';
import { pathTo } from './arcs';
import { BASES, look } from './armies';
import type { Layout, Place } from './geometry';
import { SpotMark } from './SpotMark';

interface Props {
  on: Layout;
  trails: readonly Trail[];
  colours: Colours;
}

interface Way {
  to: string;
  /** Where it begins; a man that was placed has no way. */
  origin: Place | undefined;
  path: string;
}

/** The ways of a turn, along the lines of the board: a move that begins where the one before ended continues its way. */
function waysOf(on: Layout, { moves }: Trail): Way[] {
  const ways: Way[] = [];
  for (const { from, to } of moves) {
    const last = ways.at(-1);
    const origin = on.at.get(from ?? '');
    if (last && from !== null && from === last.to) {
      last.path += pathTo(on, from, to);
      last.to = to;
    } else if (from === null || !origin) ways.push({ to, origin: undefined, path: '' });
    else ways.push({ to, origin, path: `M${origin.x} ${origin.y}${pathTo(on, from, to)}` });
  }
  return ways;
}

/** What keeps trails apart from what they lie on. */
const HALO = { cells: 'var(--halo, #f1e3c6)', points: 'var(--halo-stone, #ffe9cf)' };

export const Trails = memo(({ on, trails, colours }: Props) => (
  <g class="trails" style={{ '--ground': HALO[on.board.surface] }}>
    {/* The newest lies on top. */}
    {trails.toReversed().map((trail) => {
      const { army, age } = trail;
      const colour = colours[army] ?? '';
      const { base, dye } = look(colour);
      return (
        <g key={army} class={`trail age-${Math.min(age, 3)}`} data-trail={army} style={{ '--trail': dye }}>
          {waysOf(on, trail).map(({ to, origin, path }, index) => (
            <g key={`${index}${path}`}>
              <SpotMark on={on} name={to} kind="trail-to" />
              {origin && <path class="halo" d={path} />}
              {origin && <path class="line" d={path} />}
              {origin && (
                <path
                  class="origin"
                  d={BASES[base]}
                  transform={`translate(${origin.x} ${origin.y}) scale(0.36)`}
                />
              )}
            </g>
          ))}
        </g>
      );
    })}
  </g>
));
