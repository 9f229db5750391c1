// The dice on the cloth: they roll from the thrower's side, lie where they are in nobody's way, and go aside.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Layout, type Place, viewBox } from '../geometry';
import { CUBE, Face, STICK } from './faces';
import { quartersTo, type Rest, restingPlaces, rolling } from './roll';

interface DieProps {
  face: number;
  cube: boolean;
  rest: Rest;
  /** Quarter turns on its way, and the side it comes from (0 below, then clockwise). */
  quarters: number;
  side: number;
  used: boolean;
  /** How long it rolls, in milliseconds; 0 when it lies there already. */
  time: number;
  tilt: number;
}

/** How far a throw is, from 0 to 1, told once a frame. */
function useProgress(time: number): number {
  const [progress, setProgress] = useState(time === 0 ? 1 : 0);
  useEffect(() => {
    if (time === 0) return;
    let frame = 0;
    let start: number | null = null;
    const draw = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / time);
      setProgress(share);
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [time]);
  return progress;
}

/** How long a die lies on the cloth, in milliseconds: the tray shows it too, and the board is needed. */
const LIES_MS = 900;

/** Whether what came to rest has lain long enough to be read. */
function useAway(lies: boolean): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!lies) return;
    const timer = setTimeout(() => setAway(true), LIES_MS);
    return () => clearTimeout(timer);
  }, [lies]);
  return away;
}

function Die({ face, cube, rest, quarters, side, used, time, tilt }: DieProps) {
  const progress = useProgress(time);
  const gone = useAway(progress === 1);
  const { breadth } = cube ? CUBE : STICK;
  const { far, top, next, turned, askew } = rolling(face, cube, quarters, progress);
  const angle = (turned * Math.PI) / 2;
  const [seen, rising] = [Math.cos(angle), Math.sin(angle)];
  // It rolls across its length: what lies along the other way comes to rest turned by a quarter.
  const along = side % 2 === 0;
  const quarter = rest.level === along ? 0 : 90 * (1 - far / quarters);
  const away = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ][side] ?? [0, 1];
  const [dx = 0, dy = 0] = away.map((one) => one * far * breadth * rest.scale);
  return (
    <g
      data-face={top}
      class={`cloth-die ${used ? 'used' : ''} ${progress === 1 ? 'lies' : ''} ${gone ? 'away' : ''}`}
      style={{ transform: `translate(${rest.x + dx}px, ${rest.y + dy}px)` }}
    >
      <g transform={`rotate(${side * 90 + quarter + tilt + askew * Math.sign(tilt)}) scale(${rest.scale})`}>
        <g class="die-shadow">
          {turned > 0 && (
            <g transform={`translate(0 ${(breadth / 2) * seen})`}>
              <Face face={next} cube={cube} lean={rising} />
            </g>
          )}
          <g transform={`translate(0 ${(-breadth / 2) * rising})`}>
            <Face face={top} cube={cube} lean={seen} />
          </g>
        </g>
      </g>
    </g>
  );
}

interface Props {
  on: Layout;
  /** The faces of the last throw and its number in the log; null before the first. */
  thrown: { faces: readonly number[]; seq: number } | null;
  used: readonly boolean[];
  cube: boolean;
  /** The side of the screen where the thrower sits: 0 below, then clockwise. */
  side: number;
  pieces: ReadonlySet<string>;
  /** Where something may go now. */
  wanted: ReadonlySet<string>;
  /** Pieces that the throw would have moved, and that cannot. */
  idle: readonly string[];
  /** How long a new throw rolls, in milliseconds; 0 when one looks back. */
  time: number;
}

/** On a piece that the throw would have moved, and that cannot. */
export function IdleMark({ at }: { at: Place }) {
  return (
    <g class="idle-mark" transform={`translate(${at.x} ${at.y})`}>
      <circle r="46" />
      <path d="M-33 33L33-33" />
    </g>
  );
}

export function DiceLayer({ on, thrown, used, cube, side, pieces, wanted, idle, time }: Props) {
  const before = useRef<{ seq: number; rests: Rest[]; on: Layout } | null>(null);
  const seq = thrown?.seq ?? 0;
  const rolls = useRef({ seq, side, time: 0, fresh: false });
  if (rolls.current.seq !== seq) {
    // Only dice that were thrown just now are seen on the cloth; what they show stands in the tray.
    const fresh = seq > rolls.current.seq;
    rolls.current = { seq, side, time: fresh ? time : 0, fresh };
  }
  const same = before.current?.seq === seq && before.current.on === on;
  const from = rolls.current.side;
  const rests = restingPlaces(
    on,
    pieces,
    wanted,
    thrown?.faces.length ?? 0,
    from % 2 === 0,
    cube,
    same ? before.current?.rests : [],
  );
  before.current = { seq, rests, on };
  const breadth = (cube ? CUBE : STICK).breadth;
  return (
    <svg class="dice-layer" viewBox={viewBox(on)} aria-hidden="true">
      {idle.map((spot) => {
        const at = on.at.get(spot);
        return at && <IdleMark key={spot} at={at} />;
      })}
      {rolls.current.fresh &&
        thrown?.faces.map((face, index) => {
          const rest = rests[index];
          return rest ? (
            <Die
              key={`${seq} ${index}`}
              face={face}
              cube={cube}
              rest={rest}
              quarters={quartersTo(rest, on, from, breadth * rest.scale)}
              side={from}
              used={used[index] ?? false}
              time={rolls.current.time * (index === 0 ? 1 : 0.87)}
              tilt={(((seq * 7 + index * 5) % 9) - 4.5) * 1.3}
            />
          ) : null;
        })}
    </svg>
  );
}
