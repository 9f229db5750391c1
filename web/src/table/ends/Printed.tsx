// Names printed on cloth: letters cut out of the pattern of the border, in the dye of their army, with seams around them.
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { PAINT } from '../../board/paint';
import { type Dyes, dyesOf, PATTERN, REPEAT, SEAMS, scaleOf } from './dyes';
import { LARGEST, type Measure, type Print, printNames, type Room } from './printing';

export interface PrintedName {
  text: string;
  colour: string;
}

/** How heavy the letters are. */
const WEIGHT = 800;

let canvas: CanvasRenderingContext2D | null = null;

const family = () => getComputedStyle(document.documentElement).getPropertyValue('--display');

/** Measures with the font that the page wears. */
export function measureNow(): Measure {
  canvas ??= document.createElement('canvas').getContext('2d');
  const on = canvas;
  if (!on) return (text) => text.length * 0.6;
  on.font = `${WEIGHT} 100px ${family()}`;
  return (text) => on.measureText(text).width / 100;
}

/** The names laid out in a room, once more when their letters have come. */
export function usePrint(names: readonly PrintedName[], room: Room, joined: boolean): Print {
  const [fetched, setFetched] = useState(0);
  const texts = names.map(({ text }) => text).join('\n');
  useEffect(() => {
    const font = `${WEIGHT} 100px ${family()}`;
    if (document.fonts.check(font, texts)) return;
    let wanted = true;
    document.fonts.load(font, texts).then(
      () => wanted && setFetched((times) => times + 1),
      () => undefined, // Then it is printed in another font.
    );
    return () => {
      wanted = false;
    };
  }, [texts]);
  return useMemo(
    () => printNames(texts.split('\n'), room, measureNow(), joined),
    [texts, room.width, room.height, joined, fetched],
  );
}

const inkOf = (dyes: Dyes, dye: (typeof SEAMS)[number][1]): string =>
  dye === 'cloth' || dye === 'hem' || dye === 'motif' ? PAINT[dye] : dyes[dye];

interface Props {
  names: readonly PrintedName[];
  print: Print;
  /** A word between two names. */
  joint: string | null;
  /** Whether the letters are too small for a pattern. */
  plain?: boolean;
}

function Pattern({ id, colour, scale }: { id: string; colour: string; scale: number }) {
  const dyes = dyesOf(colour);
  return (
    <pattern
      id={id}
      width={REPEAT.width}
      height={REPEAT.height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      <rect width={REPEAT.width} height={REPEAT.height} fill={dyes.ground} />
      {PATTERN.map(([dye, d]) => (
        <path key={dye} d={d} fill={dyes[dye]} />
      ))}
    </pattern>
  );
}

/** The names around the origin of a drawing. */
export function Printed({ names, print, joint, plain = false }: Props) {
  const id = useId();
  const { size, lines } = print;
  const { pattern, seam } = scaleOf(size / LARGEST);
  let first = 0;
  const placed = lines.map((line) => {
    const from = first;
    first += line.letters.length;
    return { ...line, from };
  });
  const layer = (key: string, attributes: (colour: string, name: number) => object) => (
    <g key={key}>
      {placed.map(({ letters, name, y, from }) => (
        <g
          key={y}
          class="printed-line"
          style={{ '--line': name }}
          {...attributes(names[name]?.colour ?? '', name)}
        >
          {letters.map(({ text, x }, index) => (
            <text key={x} class="letter" style={{ '--letter': from + index }} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
  return (
    <g class="printed" font-size={size} font-weight={WEIGHT} stroke-linejoin="round">
      {(plain ? [] : names).map(({ colour }, index) => (
        <Pattern key={index} id={`${id}-${index}`} colour={colour} scale={pattern} />
      ))}
      {SEAMS.map(([width, dye]) =>
        layer(`${width}`, (colour) => ({
          class: 'printed-line seam',
          fill: 'none',
          stroke: inkOf(dyesOf(colour), dye),
          'stroke-width': width * seam,
        })),
      )}
      {layer('ground', (colour, name) => ({
        fill: plain ? dyesOf(colour).ground : `url(#${id}-${name})`,
      }))}
      {joint !== null && print.joint !== null && (
        <text
          class="joint"
          y={print.joint}
          text-anchor="middle"
          font-size={size * (plain ? 0.4 : 0.3)}
          font-weight="600"
        >
          {joint}
        </text>
      )}
    </g>
  );
}
