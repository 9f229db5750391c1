// The ornaments of printed cloth on a canvas: a woven border in complete repeats, and our mark.
import { MARK } from '../board/ornament';

interface Dyes {
  band: string;
  hem: string;
  /** What is left undyed. */
  thread: string;
}

/** A diamond around a point. */
function diamond(on: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  on.beginPath();
  on.moveTo(x, y - size);
  on.lineTo(x + size, y);
  on.lineTo(x, y + size);
  on.lineTo(x - size, y);
  on.closePath();
  on.fill();
}

/** A border of that depth around the whole picture. */
export function weave(
  on: CanvasRenderingContext2D,
  width: number,
  height: number,
  depth: number,
  { band, hem, thread }: Dyes,
): void {
  const frame = (inset: number, thickness: number, dye: string) => {
    on.strokeStyle = dye;
    on.lineWidth = thickness;
    const at = inset + thickness / 2;
    on.strokeRect(at, at, width - 2 * at, height - 2 * at);
  };
  frame(0, depth * 0.72, band);
  frame(depth * 0.84, depth * 0.16, hem);
  // Whole repeats from corner to corner, on each side as many as fit best.
  const middle = depth * 0.36;
  const print = (length: number, at: (along: number) => readonly [number, number]) => {
    const span = length - 2 * middle;
    const repeats = Math.round(span / depth);
    for (let index = 0; index <= repeats; index++) {
      const [x, y] = at(middle + (span * index) / repeats);
      on.fillStyle = thread;
      diamond(on, x, y, depth * 0.22);
      on.fillStyle = hem;
      diamond(on, x, y, depth * 0.09);
    }
  };
  print(width, (along) => [along, middle]);
  print(width, (along) => [along, height - middle]);
  print(height, (along) => [middle, along]);
  print(height, (along) => [width - middle, along]);
}

/** Our mark, with its upper left corner at a point. */
export function mark(on: CanvasRenderingContext2D, x: number, y: number, size: number, dyes: Dyes): void {
  on.save();
  on.translate(x, y);
  on.scale(size / 32, size / 32);
  on.fillStyle = dyes.hem;
  on.fill(new Path2D(MARK.outer));
  on.fillStyle = dyes.band;
  on.fill(new Path2D(MARK.inner));
  on.fillStyle = dyes.thread;
  on.fill(new Path2D(MARK.seed));
  on.restore();
}
