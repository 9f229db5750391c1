// The order of play of the seats, and its direction on the screen. Pure.
import { turnsFor } from '../../board/geometry';
import type { Seat, Standing } from '../../generated/wire';

/** In which direction the turn goes round the board; `seats` are in the order of play. */
export function wayOf(seats: readonly Standing[]): 'clockwise' | 'counter' | 'across' {
  const at = seats.map((one) => turnsFor(one.seat));
  const steps = at.map((place, index) => ((at[(index + 1) % at.length] ?? 0) - place + 4) % 4);
  if (steps.every((step) => step === 1)) return 'clockwise';
  return steps.every((step) => step === 3) ? 'counter' : 'across';
}

/** The seat that plays after a seat: seats that are out or frozen are skipped. Null where there is no other. */
export function nextAfter(seats: readonly Standing[], seat: Seat): Standing | null {
  const at = seats.findIndex((one) => one.seat === seat);
  if (at < 0 || !seats[at]?.playing) return null;
  const others = [...seats.slice(at + 1), ...seats.slice(0, at)];
  return others.find((one) => one.playing) ?? null;
}

/** The coordinates of each corner of the table: right and down. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  tl: [0, 0],
  tr: [1, 0],
  bl: [0, 1],
  br: [1, 1],
};

/** The direction from one corner to another, in degrees clockwise from right. */
export function heading(from: string, to: string): number {
  const [a = [0, 0], b = [0, 0]] = [PLACES[from], PLACES[to]];
  return Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
}
