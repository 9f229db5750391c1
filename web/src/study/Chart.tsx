// What the game was worth to each side, moment by moment: all armies one upon the other.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BASES, look } from '../board/armies';
import type { ReviewView, Seat, Standing } from '../generated/wire';
import { type Command, pressed } from '../keys/keys';
import { percent } from '../text';
import type { Names } from '../text/event';
import type { Speak } from '../text/speak';
import { chancesOf } from './Chances';
import type { KeyMoment } from './moments';
import {
  areaPath,
  type Band,
  badgePlaces,
  edgePath,
  type Field,
  hasWords,
  labelIn,
  roundsIn,
  stackOf,
} from './stack';

interface Props {
  review: ReviewView;
  seats: readonly Standing[];
  names: Names;
  speak: Speak;
  /** What a side is called. */
  nameOf(seats: readonly Standing[]): string;
  /** The numbers of the moments in the list of moves, and what one of them is called. */
  numbers: readonly number[];
  roundWords(number: number): string;
  /** The moment that is shown, from 0. */
  here: number;
  keys: readonly KeyMoment[];
  /** What is written beside the badges. */
  badgeWords(key: KeyMoment): string;
  onPick(index: number): void;
  onKey(place: number): void;
}

/** How far apart badges stand, and the room that words beside one need, in pixels. */
const [APART, WORDS] = [44, 200];
/** How high the way is from a badge to its line, in pixels; as in whole-game.css. */
const LEADER = 16;
/** So near to the right edge no round is numbered. */
const EDGE = 16;

/** The size of an element, also after it changes. */
function useField() {
  const box = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<Field>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const one = box.current;
    if (!one) return;
    const measure = () => setField({ width: one.clientWidth, height: one.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return { box, field };
}

export function Chart(props: Props) {
  const { review, seats, names, speak, nameOf, numbers, roundWords, here, keys, onPick, onKey } = props;
  const { box, field } = useField();
  const points = [...review.moments.map(({ worth }) => worth), review.last];
  const last = points.length - 1;
  const x = (index: number) => (index * field.width) / Math.max(1, last);
  const bands = stackOf(seats, points, names.you);
  const lines = keys.map(({ index }) => x(index));
  const words = bands.map(({ seats }) => nameOf(seats));
  const labels = bands.map((band, at) => labelIn(band, field, words[at]?.length ?? 0, lines));
  const badges = badgePlaces(lines, field.width, APART);
  const worded = hasWords(badges, field.width, WORDS);
  // The last of them is not cut by the edge.
  const rounds = roundsIn(numbers, field.width).filter(({ index }) => x(index) < field.width - EDGE);
  const number = numbers[Math.min(here, numbers.length - 1)] ?? 0;
  const told = `${roundWords(number)}: ${chanceWords(seats, points[here] ?? review.last, nameOf)}`;
  return (
    <figure class="graph">
      <div class="graph-badges">
        <svg class="graph-leaders" width={field.width} height={LEADER} aria-hidden="true">
          {lines.map((line, at) => (
            <line key={keys[at]?.index} x1={badges[at] ?? line} x2={line} y1="0" y2={LEADER} />
          ))}
        </svg>
        {keys.map((key, at) => (
          <button
            type="button"
            key={key.index}
            class="graph-badge"
            style={{ left: `${badges[at] ?? 0}px` }}
            data-key-moment={at + 1}
            aria-label={`${at + 1} ${props.badgeWords(key)}`}
            onClick={() => onKey(at)}
          >
            <b>{at + 1}</b> {worded && <span>{props.badgeWords(key)}</span>}
          </button>
        ))}
      </div>
      <div
        ref={box}
        class="graph-field"
        role="slider"
        tabIndex={0}
        aria-label={speak('study-graph')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={here}
        aria-valuetext={told}
        onPointerDown={(event) => {
          const from = event.currentTarget.getBoundingClientRect().left;
          const part = (event.clientX - from) / Math.max(1, field.width);
          onPick(Math.round(Math.min(1, Math.max(0, part)) * last));
        }}
        onKeyDown={(event) => {
          const to = leads(pressed('chart', event), here, last, keys);
          if (to === null) return;
          event.preventDefault();
          event.stopPropagation();
          onPick(to);
        }}
      >
        <Areas {...{ bands, names, field, lines, x: x(here) }} />
        {labels.map(
          (label, at) =>
            label && (
              <span
                key={words[at]}
                class="graph-name"
                aria-hidden="true"
                style={{
                  left: `${label.x}px`,
                  top: `${label.y}px`,
                  fontSize: `${label.size}px`,
                  color: look(colourOf(bands[at], names)).ink,
                  '--own': look(colourOf(bands[at], names)).fill,
                }}
              >
                {words[at]}
              </span>
            ),
        )}
        <span class="graph-half" aria-hidden="true">
          {percent(0.5)}
        </span>
      </div>
      <div class="graph-rounds" aria-hidden="true">
        {rounds.map(({ number, index }) => (
          <span key={number} style={{ left: `${x(index)}px` }}>
            {number}
          </span>
        ))}
      </div>
      {labels.some((label) => !label) && (
        <figcaption aria-hidden="true">
          {bands.map(
            (band, at) =>
              !labels[at] && (
                <span key={words[at]}>
                  <Swatch colour={colourOf(band, names)} hollow={isHollow(bands, at, names)} /> {words[at]}
                </span>
              ),
          )}
        </figcaption>
      )}
      <ChancesTable {...{ seats, points, numbers, nameOf, roundWords, speak }} />
    </figure>
  );
}

/** Where a command leads from here: to the neighbouring moment, to an end, or to the next of those that decided. */
function leads(
  way: Command<'chart'> | null,
  here: number,
  last: number,
  keys: readonly KeyMoment[],
): number | null {
  if (way === 'back') return Math.max(0, here - 1);
  if (way === 'forward') return Math.min(last, here + 1);
  if (way === 'first') return 0;
  if (way === 'last') return last;
  if (way === 'moment-after') return keys.find(({ index }) => index > here)?.index ?? null;
  if (way === 'moment-before') return keys.findLast(({ index }) => index < here)?.index ?? null;
  return null;
}

const colourOf = (band: Band | undefined, names: Names) => names.colours[band?.seats[0]?.seat ?? ''] ?? '';

/** Whether an area's shape is printed as an outline: another below it has the same shape. */
const isHollow = (bands: readonly Band[], at: number, names: Names) => {
  const base = look(colourOf(bands[at], names)).base;
  return bands.slice(0, at).some((band) => look(colourOf(band, names)).base === base);
};

function Print({ colour, hollow }: { colour: string; hollow: boolean }) {
  const { base, ink } = look(colour);
  return hollow ? (
    <path d={BASES[base]} fill="none" stroke={ink} stroke-width="18" />
  ) : (
    <path d={BASES[base]} fill={ink} />
  );
}

/** An area as it looks, beside the name that did not fit into it. */
const Swatch = ({ colour, hollow }: { colour: string; hollow: boolean }) => (
  <svg viewBox="-100 -60 200 120" width="30" height="18" aria-hidden="true">
    <rect x="-100" y="-60" width="200" height="120" fill={look(colour).fill} />
    <Print colour={colour} hollow={hollow} />
  </svg>
);

interface AreasProps {
  bands: readonly Band[];
  names: Names;
  field: Field;
  /** Where the moments are that decided, and the one that is shown. */
  lines: readonly number[];
  x: number;
}

function Areas({ bands, names, field, lines, x }: AreasProps) {
  const { width, height } = field;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g class="graph-areas">
        {bands.map((band, at) => {
          const colour = colourOf(band, names);
          const { fill, base } = look(colour);
          const id = `print-${colour}`;
          return (
            <g key={colour} data-colour={colour} data-base={base}>
              <pattern id={id} width="52" height="30" patternUnits="userSpaceOnUse">
                {[
                  [13, 8],
                  [39, 23],
                ].map(([dx, dy]) => (
                  <g key={dx} transform={`translate(${dx} ${dy}) scale(0.1)`} opacity="0.34">
                    <Print colour={colour} hollow={isHollow(bands, at, names)} />
                  </g>
                ))}
              </pattern>
              <path d={areaPath(band, field)} fill={fill} />
              <path d={areaPath(band, field)} fill={`url(#${id})`} />
            </g>
          );
        })}
        {bands.slice(0, -1).map((band) => (
          <path key={band.seats[0]?.seat} class="graph-seam" d={edgePath(band, field)} />
        ))}
      </g>
      <line class="graph-middle" x1="0" x2={width} y1={height / 2} y2={height / 2} />
      {lines.map((line) => (
        <g key={line} class="graph-key">
          <line x1={line} x2={line} y1="0" y2={height} />
          <line x1={line} x2={line} y1="0" y2={height} />
        </g>
      ))}
      <g class="graph-here">
        <line x1={x} x2={x} y1="0" y2={height} />
        <line x1={x} x2={x} y1="0" y2={height} />
      </g>
    </svg>
  );
}

/** What all sides have, in words. */
export const chanceWords = (
  seats: readonly Standing[],
  worth: readonly number[],
  nameOf: (seats: readonly Standing[]) => string,
) =>
  chancesOf(seats, worth)
    .map(({ seats, told }) => `${nameOf(seats)} ${percent(told / 100)}`)
    .join(', ');

interface TableProps extends Pick<Props, 'seats' | 'numbers' | 'nameOf' | 'roundWords' | 'speak'> {
  points: readonly (readonly number[])[];
}

/** How many rows a screen reader is told. */
const ROWS = 20;

/** The chart as a table, for those who do not see it. */
function ChancesTable({ seats, points, numbers, nameOf, roundWords, speak }: TableProps) {
  const last = Math.max(1, ...numbers);
  const step = Math.ceil(last / ROWS);
  const rows = numbers.flatMap((number, index) =>
    number > 0 && (number - 1) % step === 0 && numbers.indexOf(number) === index
      ? [{ words: roundWords(number), index }]
      : [],
  );
  rows.push({ words: speak('study-result'), index: points.length - 1 });
  const sides = chancesOf(seats, points[0] ?? []);
  return (
    <table class="visually-hidden graph-table">
      <caption>{speak('study-graph')}</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ seats: members }) => (
            <th key={members[0]?.seat} scope="col">
              {nameOf(members)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, index }) => (
          <tr key={index}>
            <th scope="row">{words}</th>
            {chancesOf(seats, points[index] ?? []).map(({ seats: [first], told }) => (
              <td key={first?.seat as Seat}>{percent(told / 100)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
