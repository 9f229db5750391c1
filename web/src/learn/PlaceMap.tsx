// A sketch of the subcontinent with the places that the texts name. The list below it says everything that it shows.
import type { Speak } from '../text/speak';

type Point = readonly [east: number, north: number];

/** Degrees to the drawing. */
const WEST = 65;
const NORTH = 37;
const SCALE = 11;
const at = ([east, north]: Point): Point => [(east - WEST) * SCALE * 0.93, (NORTH - north) * SCALE];
const WIDTH = 400;
const HEIGHT = 356;

/** Coasts and mountains, very roughly. */
const INDIA: readonly Point[] = [
  [66.6, 25.2],
  [67.5, 23.9],
  [68.6, 23.2],
  [70.3, 22.9],
  [69.1, 22.3],
  [70.3, 20.9],
  [71.6, 20.9],
  [72.5, 22.1],
  [72.8, 20.6],
  [72.9, 18.8],
  [73.8, 15.6],
  [74.8, 12.9],
  [75.8, 11.2],
  [76.3, 9.8],
  [77.5, 8.1],
  [78.2, 8.9],
  [79.2, 9.6],
  [79.9, 10.4],
  [79.8, 12],
  [80.3, 13.4],
  [80.1, 15.2],
  [81.2, 16],
  [82.3, 16.7],
  [83.4, 17.8],
  [85.1, 19.4],
  [86.4, 20],
  [87, 21.2],
  [88.2, 21.7],
  [89.6, 21.8],
  [90.6, 22.4],
  [91.7, 22.4],
  [92.3, 20.9],
  [92.8, 22.4],
  [93.3, 24],
  [94.7, 25.6],
  [97, 27.8],
  [95.4, 29.1],
  [92, 27.8],
  [88.8, 27.7],
  [85, 28.4],
  [81, 30.2],
  [78.8, 31.6],
  [79, 33.5],
  [77.4, 35.4],
  [74.5, 36.7],
  [71.5, 35.9],
  [69.5, 33.5],
  [69.4, 31.8],
  [66.6, 29.5],
];
const LANKA: readonly Point[] = [
  [79.9, 9.7],
  [80.9, 9.1],
  [81.4, 8.3],
  [81.8, 7.3],
  [81.5, 6.5],
  [80.6, 5.9],
  [80.1, 6.3],
  [79.8, 7.4],
  [80, 8.6],
];
const PLACES: readonly (readonly [id: string, place: Point, side: 'start' | 'end'])[] = [
  ['bengal', [87.9, 23.4], 'end'],
  ['bangladesh', [90.3, 23.9], 'start'],
  ['lanka', [80.7, 7.6], 'start'],
];

/** Where the rivers run that the cloths come from. */
const RIVERS: readonly (readonly Point[])[] = [
  [
    [78.2, 30.6],
    [78, 28.4],
    [80.2, 26.4],
    [82.6, 25.3],
    [85.2, 25.6],
    [87.6, 24.8],
    [89.2, 23.8],
    [90.4, 22.5],
  ],
  [
    [75.2, 34.6],
    [72.4, 33.9],
    [71, 31.2],
    [69.2, 28.2],
    [68.2, 26],
    [67.8, 24.2],
  ],
];
/** Peaks along the north. */
const PEAKS: readonly Point[] = [
  [80.2, 32.6],
  [82.8, 30.9],
  [85.6, 29.6],
  [88.5, 29.1],
  [91.4, 29.1],
];

/** A line as a hand draws it, through the points and round at each of them (a Catmull-Rom spline). */
function curve(points: readonly Point[], closed: boolean): string {
  const drawn = points.map(at);
  const one = (index: number): Point => {
    const last = drawn.length - 1;
    const wanted = closed ? (index + drawn.length) % drawn.length : Math.min(Math.max(index, 0), last);
    return drawn[wanted] ?? [0, 0];
  };
  const text = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  const arcs = drawn.slice(closed ? 0 : 1).map((_, step) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [one(step - 1), one(step), one(step + 1), one(step + 2)];
    return `C${text(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)}`;
  });
  return `M${text(...one(0))}${arcs.join('')}${closed ? 'Z' : ''}`;
}

export function PlaceMap({ speak }: { speak: Speak }) {
  const words = (
    [x, y]: Point,
    text: string,
    name: string,
    anchor: 'start' | 'middle' | 'end' = 'middle',
  ) => (
    <text x={x} y={y} class={name} text-anchor={anchor}>
      {text}
    </text>
  );
  return (
    <div class="place-map">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={speak('map-label')}>
        <path class="land" d={curve(INDIA, true)} />
        <path class="land" d={curve(LANKA, true)} />
        {RIVERS.map((river) => (
          <path key={String(river[0])} class="river" d={curve(river, false)} />
        ))}
        {PEAKS.map((peak) => {
          const [x, y] = at(peak);
          return (
            <path key={String(peak)} class="peak" d={`M${x - 6} ${y + 5}L${x} ${y - 5}L${x + 6} ${y + 5}`} />
          );
        })}
        {words(at([68.6, 15.2]), speak('map-sea-west'), 'sea')}
        {words(at([88.6, 16]), speak('map-sea-east'), 'sea')}
        {words(at([78, 22.5]), speak('map-india'), 'country')}
        {PLACES.map(([id, place, side]) => {
          const [x, y] = at(place);
          return (
            <g key={id}>
              <circle cx={x} cy={y} r="5" />
              {words([side === 'start' ? x + 9 : x - 9, y + 5], speak(`map-${id}`), 'place', side)}
            </g>
          );
        })}
      </svg>
      <dl>
        {['india', ...PLACES.map(([id]) => id)].map((id) => (
          <div key={id}>
            <dt>{speak(`map-${id}`)}</dt>
            <dd>{speak(`map-${id}-says`)}</dd>
          </div>
        ))}
      </dl>
      <p>{speak('map-beyond')}</p>
      <p>
        <small>{speak('map-note')}</small>
      </p>
    </div>
  );
}
