// The outline of an arrow between two places. Pure.
import type { Place } from './geometry';

/** How far from the centre of its goal an arrow ends, so that what stands there can be seen. */
const SHORT = 26;

/** A path to be filled, `thick` units wide, with a head of three times that; `shift` units to the right of the line. */
export function arrowPath(from: Place, to: Place, thick: number, shift = 0): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far <= SHORT) return '';
  const [ux, uy] = [dx / far, dy / far];
  const head = Math.min(3 * thick, far - SHORT);
  const at = (along: number, off: number) => {
    const aside = off + shift;
    return `${(from.x + ux * along - uy * aside).toFixed(1)} ${(from.y + uy * along + ux * aside).toFixed(1)}`;
  };
  const [tip, neck, half] = [far - SHORT, far - SHORT - head, thick / 2];
  const outline = [
    at(0, half),
    at(neck, half),
    at(neck, 1.5 * thick),
    at(tip, 0),
    at(neck, -1.5 * thick),
    at(neck, -half),
    at(0, -half),
  ];
  return `M${outline.join('L')}Z`;
}
