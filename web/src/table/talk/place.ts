// Where the words of a seat stand on the page.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '../../generated/wire';

/** How far from the plate, and from the edges of the page, in pixels. */
const GAP = 6;

/** Beside the plate of a seat, towards the middle of the page; null until that is known. */
export function usePlace(seat: Seat | null) {
  const [place, setPlace] = useState<Readonly<Record<string, string>> | null>(null);
  useLayoutEffect(() => {
    const plate = seat && document.querySelector(`.plate[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!plate) return setPlace(null);
    const below = plate.top + plate.height / 2 < innerHeight / 2;
    const right = plate.left + plate.width / 2 > innerWidth / 2;
    setPlace({
      ...(below
        ? { top: `${plate.bottom + GAP}px` }
        : { bottom: `${innerHeight - Math.min(plate.top, innerHeight) + GAP}px` }),
      ...(right
        ? { right: `${Math.max(GAP, innerWidth - plate.right)}px` }
        : { left: `${Math.max(GAP, plate.left)}px` }),
    });
  }, [seat]);
  return place;
}
