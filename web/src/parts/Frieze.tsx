// An elephant with its howdah, a horse, a boat on the water and two soldiers, in one colour: our ornament.
import '../style/frieze.css';
import { ARMY } from '../board/glyphs';

const MARCH: readonly [role: string, x: number, y: number, scale: number][] = [
  ['elephant', 78, 66, 2.5],
  ['horse', 222, 77, 2],
  ['boat', 352, 76, 2],
  ['pawn', 466, 86, 1.55],
  ['pawn', 540, 86, 1.55],
];

/** Where grass grows: not in the water under the boat. */
const GRASS = Array.from({ length: 20 }, (_, index) => 16 + index * 31).filter((x) => x < 296 || x > 410);

export function Frieze() {
  return (
    <svg class="frieze" viewBox="0 -56 620 204" aria-hidden="true">
      {MARCH.map(([role, x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d={ARMY[role]?.body} fill="currentColor" />
          <path d={ARMY[role]?.cut} class="cut" />
          <path d={ARMY[role]?.dots} class="dot" />
        </g>
      ))}
      <g transform="translate(94 17)" fill="currentColor">
        <path d="M-30 2H30L25-9H-25ZM-24-34H-21V-9H-24ZM21-34H24V-9H21ZM-31-32Q-27-36-24-38C-20-52-6-54 0-62C6-54 20-52 24-38Q27-36 31-32ZM-1.5-68H1.5V-60H-1.5Z" />
        <circle cy="-23" r="6" />
        <path d="M-11-9C-11-20 11-20 11-9Z" />
      </g>
      <path
        class="ground"
        d="M0 131H292M412 131H620M292 131q10 9 20 0t20 0t20 0t20 0t20 0t20 0M300 140q10 8 20 0t20 0t20 0t20 0t20 0"
      />
      <path
        class="ground"
        d={GRASS.map((x) => `M${x} 145c-1-6-4-9-7-10M${x} 145c0-7 0-11 1-14M${x} 145c1-6 4-9 7-10`).join('')}
      />
    </svg>
  );
}
