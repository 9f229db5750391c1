// The winner's men on the march: elephant with the king in his howdah, horse, boat and soldiers, as in our frieze; in games of
// other men those that are left on the board.

import { look } from '../../board/armies';
import { ARMY } from '../../board/glyphs';
import { PieceShape } from '../../board/Piece';
import { PAINT } from '../../board/paint';
import type { Men } from '../../generated/wire';

/** How wide a march is, and how high above its ground. */
export const MARCH = { width: 756, height: 216 };

export interface Marching {
  men: Men;
  /** The colours of the armies that march: one, or two of a team. */
  colours: readonly string[];
  /** The men themselves, where they are not those of the frieze: role and colour. */
  who: readonly { role: string; colour: string }[];
}

interface Figure {
  role: string;
  x: number;
  scale: number;
  /** Where it ends below its origin, in its own units. */
  foot: number;
}

const FRIEZE: readonly Figure[] = [
  { role: 'elephant', x: 92, scale: 2.75, foot: 23 },
  { role: 'horse', x: 262, scale: 2.3, foot: 25 },
  { role: 'boat', x: 424, scale: 2.45, foot: 22 },
  { role: 'pawn', x: 574, scale: 1.9, foot: 24 },
  { role: 'pawn', x: 682, scale: 1.9, foot: 24 },
];

const pennant = (x: number, y: number, length: number) =>
  [
    [PAINT.tooth, `M${x} ${y}L${x + length} ${y + length * 0.27}L${x} ${y + length * 0.54}Z`],
    [
      PAINT.seed,
      `M${x} ${y + length * 0.13}L${x + length * 0.5} ${y + length * 0.27}L${x} ${y + length * 0.41}Z`,
    ],
  ] as const;

/** Where the mast of the boat and the spears of the soldiers end. */
const PENNANTS: Readonly<Record<string, readonly (readonly [fill: string, d: string])[]>> = {
  boat: pennant(2, -27, 19),
  pawn: pennant(22, -30, 22),
};

/** A canopy on posts, and in it the king. */
const Howdah = ({ dye }: { dye: string }) => (
  <g transform="translate(98 -150) scale(0.86)">
    <path
      d="M-30 40H30L26 30H-26ZM-23-4H-20V31H-23ZM20-4H23V31H20ZM-32-2Q-27-7-23-9C-18-25-5-27 0-36C5-27 18-25 23-9Q27-7 32-2ZM-1.5-46H1.5V-34H-1.5Z"
      fill={dye}
    />
    <g transform="translate(0 20) scale(0.5)">
      <path d={ARMY.king?.body} fill={dye} />
    </g>
  </g>
);

function Frieze({ colours, under }: { colours: readonly string[]; under: string }) {
  return (
    <>
      {FRIEZE.map(({ role, x, scale, foot }, index) => {
        const glyph = ARMY[role];
        const { dye } = look(colours[index < 2 ? 0 : colours.length - 1]);
        return (
          <g key={x} class="marcher" style={{ '--man': index }}>
            <g transform={`translate(${x} ${-foot * scale}) scale(${scale})`}>
              <path d={glyph?.body} fill={dye} />
              {glyph?.cut && (
                <path d={glyph.cut} fill="none" stroke={under} stroke-width="3" stroke-linecap="round" />
              )}
              {glyph?.dots && <path d={glyph.dots} fill={under} />}
              {PENNANTS[role]?.map(([fill, d]) => (
                <path key={fill} d={d} fill={fill} />
              ))}
            </g>
            {role === 'elephant' && <Howdah dye={dye} />}
          </g>
        );
      })}
    </>
  );
}

/** The men as they are on the board, in a row. */
function Row({ men, who }: Pick<Marching, 'men' | 'who'>) {
  const step = Math.min(108, MARCH.width / Math.max(1, who.length));
  const start = (MARCH.width - step * (who.length - 1)) / 2;
  return (
    <>
      {who.map(({ role, colour }, index) => (
        <g key={`${role}${colour}${index}`} class="marcher" style={{ '--man': index }}>
          <g transform={`translate(${start + step * index} -58) scale(1.22)`}>
            <PieceShape role={role} colour={colour} men={men} flat />
          </g>
        </g>
      ))}
    </>
  );
}

/** Where grass grows: not in the water under the boat. */
const grass = (water: boolean) =>
  Array.from({ length: 22 }, (_, index) => 18 + index * 34)
    .filter((x) => !water || x < 352 || x > 496)
    .map((x) => `M${x} 0c-1-7-4-10-8-12M${x} 0c0-8 0-12 1-16M${x} 0c1-7 4-10 8-12`)
    .join('');

/** The men stand on y = 0. */
export function March({ men, colours, who, under = PAINT.cloth }: Marching & { under?: string }) {
  const kings = men === 'kings';
  const { dye } = look(colours[0]);
  return (
    <>
      <path
        class="march-ground"
        d={`${kings ? 'M0 0H346M502 0H756M346 0q10 9 19.5 0t19.5 0t19.5 0t19.5 0t19.5 0t19.5 0t19.5 0t19.5 0M360 10q10 8 20 0t20 0t20 0t20 0t20 0t20 0' : 'M0 0H756'}${grass(kings)}`}
        fill="none"
        stroke={dye}
        stroke-width="3"
        stroke-linecap="round"
      />
      <g class="marchers">
        {kings ? <Frieze colours={colours} under={under} /> : <Row men={men} who={who} />}
      </g>
    </>
  );
}
