// The part of a board that is worth a picture: where the most pieces stand close together. Pure.
import { type Layout, UNIT } from '../board/geometry';
import type { View } from '../generated/View';

/** The window of that size in which the most pieces, of the most armies, are whole; as a `viewBox`. */
export function part(on: Layout, view: View, width: number, height: number): string {
  const places = view.pieces.flatMap(({ at, army }) => {
    const place = on.at.get(at);
    return place ? [{ ...place, army }] : [];
  });
  const start = on.board.surface === 'cells' ? 0 : on.width % UNIT;
  let best = { x: 0, y: 0, worth: -1 };
  for (let x = start; x + width <= on.width; x += UNIT / 2) {
    for (let y = start; y + height <= on.height; y += UNIT / 2) {
      const whole = places.filter(
        (place) =>
          place.x - 45 >= x && place.x + 45 <= x + width && place.y - 45 >= y && place.y + 45 <= y + height,
      );
      const worth = whole.length + 3 * new Set(whole.map(({ army }) => army)).size;
      if (worth > best.worth) best = { x, y, worth };
    }
  }
  return `${best.x} ${best.y} ${width} ${height}`;
}
