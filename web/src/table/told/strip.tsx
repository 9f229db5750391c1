// A picture of a move as a drawing: one thing beside another on a line of 96 units, for the page and for films.
import type { ComponentChildren } from 'preact';
import { look } from '../../board/armies';
import { CUBE, Face, STICK } from '../../board/dice/faces';
import { lotus } from '../../board/ornament';
import { ArmyMark, PieceShape } from '../../board/Piece';
import { PAINT } from '../../board/paint';
import type { Die } from '../../generated/wire';
import type { Colours } from '../../text/event';
import { counted, type Man, type Sign, type Step } from './picture';

/** Height of the line, in units of the drawing. */
export const LINE = 96;
/** Between two things. */
const GAP = 8;
/** More kinds of men than these are told by the sentence. */
const KINDS = 3;
/** How large what is written is, and how much broader each letter makes it. */
const LETTERS = { size: 54, breadth: 31 };

const SOFT = 'var(--soft, #6a5c4a)';
const TEXT = 'var(--ink, #2a2320)';
const FONT = 'Eczar, Georgia, serif';

export interface Wear {
  colours: Colours;
  die: Die | null;
  /** The colour of the arrow: that of what is better, or of the words around. */
  ink?: string;
  /** Whether men that are all alike are told by where they stand: beside other moves it has to be seen which of them goes. */
  whence?: boolean;
}

/** Something on the line, drawn around its middle. */
interface Item {
  width: number;
  drawn: ComponentChildren;
}

const stroke = (ink: string, width = 7) => ({
  fill: 'none',
  stroke: ink,
  'stroke-width': width,
  'stroke-linecap': 'round' as const,
  'stroke-linejoin': 'round' as const,
});

/** Signs of decisions that are no moves, around the origin. */
const SIGNS: Readonly<Record<Sign, { width: number; path: string }>> = {
  pass: { width: 40, path: 'M-16 0H16' },
  stop: { width: 56, path: 'M-24 0H10M-4-14L10 0L-4 14M22-24V24' },
  // A breath that blows a man away.
  huff: { width: 76, path: 'M-34-16H12A12 12 0 1 0 2-28M-34 2H28M-34 20H10A11 11 0 1 1 2 32' },
  // Four that stand in a square.
  parade: { width: 60, path: 'M-24-24H-4V-4H-24ZM4-24H24V-4H4ZM-24 4H-4V24H-24ZM4 4H24V24H4Z' },
  exchange: { width: 60, path: 'M-24-12H22M8-26L24-12M24 14H-22M-8 28L-24 14' },
  accepted: { width: 56, path: 'M-22 2L-6 20L24-20' },
  declined: { width: 52, path: 'M-18-18L18 18M18-18L-18 18' },
  withdraw: { width: 60, path: 'M-22 32V-30H22L10-14L22 2H-22' },
};

const sign = (name: Sign, ink: string): Item => ({
  width: SIGNS[name].width,
  drawn: <path d={SIGNS[name].path} {...stroke(ink)} />,
});

const arrow = (ink: string): Item => ({
  width: 44,
  drawn: <path class="goes" d="M-18 0H16M3-14L17 0L3 14" {...stroke(ink)} />,
});

function face(value: number, die: Die, as: 'thrown' | 'lost' | 'called'): Item {
  const cube = die === 'cube';
  const { length, breadth } = cube ? CUBE : STICK;
  return {
    width: length + 8,
    drawn: (
      <g class="die-face">
        <Face face={value} cube={cube} />
        {as === 'lost' && (
          <path
            d={`M${-length / 2 + 8} ${breadth / 2 + 8}L${length / 2 - 8} ${-breadth / 2 - 8}`}
            {...stroke('var(--warn, #8e1f1f)', 9)}
          />
        )}
        {as === 'called' && (
          <rect
            x={-length / 2 - 4}
            y={-breadth / 2 - 12}
            width={length + 8}
            height={breadth + 24}
            rx="16"
            stroke-dasharray="12 8"
            {...stroke(SOFT, 5)}
          />
        )}
      </g>
    ),
  };
}

const man = ({ role, army }: Man, { colours }: Wear): Item => ({
  width: 88,
  drawn: (
    <g class="told-man">
      <PieceShape role={role} colour={colours[army] ?? ''} men={colours.men} flat />
    </g>
  ),
});

const words = (text: string): Item => ({
  width: text.length * LETTERS.breadth,
  drawn: (
    <text
      y={LETTERS.size * 0.34}
      text-anchor="middle"
      font-family={FONT}
      font-size={LETTERS.size}
      font-weight="600"
      fill={TEXT}
    >
      {text}
    </text>
  ),
});

/** Each kind once, with its number. */
const men = (list: readonly Man[], wear: Wear): Item[] =>
  counted(list)
    .slice(0, KINDS)
    .flatMap(({ man: one, count }) => [man(one, wear), ...(count > 1 ? [words(`×${count}`)] : [])]);

/** Whether men stand on points, and are alike. */
const onPoints = ({ colours }: Wear) => colours.men === 'soldiers' || colours.men === 'cows';

/** An empty spot, with its name: a cell in running stitch, a point as a hole in the stone. */
function spot(name: string, wear: Wear): Item {
  const round = onPoints(wear);
  const outline = { fill: PAINT.cloth, stroke: PAINT.line, 'stroke-width': 4, 'stroke-dasharray': '10 7' };
  const label = words(name);
  const half = Math.max(40, label.width / 2 + 8);
  return {
    width: 2 * half + 4,
    drawn: (
      <g class="told-spot">
        {round ? (
          <rect x={-half} y="-40" width={2 * half} height="80" rx="40" {...outline} />
        ) : (
          <rect x={-half} y="-40" width={2 * half} height="80" rx="6" {...outline} />
        )}
        {label.drawn}
      </g>
    ),
  };
}

/** A throne, as it is embroidered on the board. */
function throne(seat: string, { colours }: Wear): Item {
  const { dye } = look(colours[seat] ?? '');
  return {
    width: 84,
    drawn: (
      <g class="told-throne">
        <rect
          x="-40"
          y="-40"
          width="80"
          height="80"
          rx="6"
          fill={PAINT.cloth}
          stroke={dye}
          stroke-width="5"
        />
        <path d={lotus(0, 0)} fill={dye} fill-opacity="0.45" stroke={dye} stroke-width="3" />
      </g>
    ),
  };
}

/** The things of a step, from left to right. */
function itemsOf(step: Step, wear: Wear): Item[] {
  const ink = wear.ink ?? SOFT;
  switch (step.kind) {
    case 'faces': {
      const { die } = wear;
      return die ? step.faces.map((value) => face(value, die, step.as)) : [];
    }
    case 'sign':
      // Two kings change places: the sign stands between them.
      if (step.sign === 'exchange' && step.men.length === 2)
        return step.men.flatMap((one, index) => [
          ...(index > 0 ? [sign('exchange', ink)] : []),
          man(one, wear),
        ]);
      if (step.sign === 'accepted' || step.sign === 'declined')
        return [sign('exchange', ink), sign(step.sign, ink)];
      return [sign(step.sign, ink), ...men(step.men, wear)];
    case 'command':
      return [man({ role: 'king', army: step.commander }, wear), arrow(ink), commanded(step.army, wear)];
    case 'move': {
      const goal =
        step.taken.length > 0
          ? men(step.taken, wear)
          : step.throne
            ? [throne(step.throne, wear)]
            : step.to === null
              ? []
              : [spot(step.to, wear)];
      const own = step.man;
      const becomes =
        own && step.becomes ? [arrow(ink), man({ role: step.becomes, army: own.army }, wear)] : [];
      return [
        ...(own ? [man(own, wear)] : []),
        ...(own && step.from !== null && wear.whence && onPoints(wear) ? [words(step.from)] : []),
        ...(goal.length > 0 ? [arrow(ink), ...goal] : []),
        ...(step.taken.length > 0 && step.throne ? [throne(step.throne, wear)] : []),
        ...becomes,
      ];
    }
  }
}

/** The army that is commanded now. */
const commanded = (army: string, { colours }: Wear): Item => ({
  width: 84,
  drawn: (
    <g class="told-army" transform="translate(-42 -42)">
      <ArmyMark colour={colours[army] ?? ''} size={84} />
    </g>
  ),
});

/** Steps drawn one after the other from the origin on, and how broad they are. */
export function strip(steps: readonly Step[], wear: Wear): { width: number; drawn: ComponentChildren } {
  let at = 0;
  const drawn = steps.flatMap((step, place) =>
    itemsOf(step, wear).map(({ width, drawn: one }, index) => {
      const x = at + width / 2;
      at += width + GAP;
      return (
        <g key={`${place} ${index}`} transform={`translate(${x} 0)`}>
          {one}
        </g>
      );
    }),
  );
  return { width: Math.max(0, at - GAP), drawn };
}
