// How pieces are seen to go their way: some slide over the board, some leap over what is between, and
// what was captured goes to its captor.
import type { Look, Motion } from '../generated/wire';
import { type Layout, type Place, UNIT } from './geometry';

/** How long a piece is under way, in milliseconds; the style sheet says the same of sliding. */
export const MOTION_MS = 170;

/** How the men go that do not slide; without word of it all of them do. */
export type Motions = Look['motion'];

/** Whether a piece that moves like this leaves the board on its way from one place to another. */
export function leaps(motion: Motion | undefined, from: Place, to: Place): boolean {
  const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) > 1.5 * UNIT;
  return far && motion !== undefined;
}

/** A piece that is lifted half of the way and let down on the other half. */
export function leap(shape: Element): void {
  shape.animate(
    [
      { transform: 'scale(1)', easing: 'ease-out' },
      { transform: 'translateY(-14px) scale(1.28)', easing: 'ease-in' },
      { transform: 'scale(1)' },
    ],
    MOTION_MS,
  );
}

/** A piece that goes along an arc of the board. */
export function goRound(whole: Element, places: readonly Place[]): void {
  const seen = places.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  whole.animate(seen, { duration: MOTION_MS, easing: 'ease-out' });
}

/** Where on the sheet of the board an element beside it is. */
export function placeOf(element: Element, svg: SVGSVGElement): Place | null {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const box = element.getBoundingClientRect();
  const at = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix);
  return { x: at.x, y: at.y };
}

/** A captured piece on its way to those its captor has. Where no captives are shown it only fades. */
export function carryOff(element: SVGElement, on: Layout, spot: string, captor: string): void {
  const svg = element.ownerSVGElement;
  const tray = svg?.closest('.board-area')?.parentElement?.querySelector(`[data-seat="${captor}"] .captives`);
  const [from, to] = [on.at.get(spot), tray && svg ? placeOf(tray, svg) : null];
  if (!from || !to) return;
  element.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px)`, opacity: 1 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(0.3)`, opacity: 0.6 },
    ],
    { duration: MOTION_MS + 30, easing: 'ease-in' },
  );
}
