// Where something stands that is about a spot of the board: above or below it, and within the board. Pure.
import { type Layout, UNIT } from '../../board/geometry';

/** A place in parts of the board's area, as styles. */
export type Beside = Partial<Record<'left' | 'right' | 'top' | 'bottom' | 'transform', string>>;

export function besideSpot({ at, width, height, frame }: Layout, spot: string | null): Beside {
  const place = at.get(spot ?? '');
  if (!place) return {};
  const part = (along: number, whole: number) => (100 * (along + frame)) / (whole + 2 * frame);
  const [x, low] = [part(place.x, width), place.y > height / 2];
  const y = part(place.y + (low ? -UNIT : UNIT) / 2, height);
  // As far to the left as it stands to the right: so it never leaves the board.
  return {
    left: `${x}%`,
    right: 'auto',
    transform: `translateX(-${x}%)`,
    ...(low ? { top: 'auto', bottom: `${100 - y}%` } : { top: `${y}%`, bottom: 'auto' }),
  };
}
