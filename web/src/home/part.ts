// The part of a board that is worth a picture: where the most pieces stand close together. Pure.
import { type Layout, UNIT } from '../board/geometry';
import type { View } from '../generated/wire';

/** The window of so many cells, or points, in which the most pieces of the most armies stand; as a `viewBox`. */
export function part(on: Layout, view: View, columns: number, rows: number): string {
  const [width, height] = [columns * UNIT, rows * UNIT];
  const places = view.pieces.flatMap(({ at, army }) => {
    const place = on.at.get(at);
    return place ? [{ ...place, army }] : [];
  });
  // Whole cells; of a board of points, what surrounds them by half a distance.
  const first = [...on.at.values()].reduce((least, { x }) => Math.min(least, x), on.width) - UNIT / 2;
  let best = { x: 0, y: 0, worth: -1 };
  for (let x = first; x + width <= on.width; x += UNIT) {
    for (let y = first; y + height <= on.height; y += UNIT) {
      const whole = places.filter(
        (place) => place.x > x && place.x < x + width && place.y > y && place.y < y + height,
      );
      const worth = whole.length + 3 * new Set(whole.map(({ army }) => army)).size;
      if (worth > best.worth) best = { x, y, worth };
    }
  }
  return `${best.x} ${best.y} ${width} ${height}`;
}
