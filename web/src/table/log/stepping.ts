// Stepping through a game by keys anywhere on the page and by the wheel over the board.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { stepFrom, stops, type Way, Wheel } from '../../game/steps';
import { pressed } from '../../keys/keys';
import type { Store } from '../store';

/** Shows another place of the game; returns whether there was one in that direction. */
export function step(store: Store, way: Way): boolean {
  const list = stops(store.showing.toldEntries.value);
  const here = list.findLastIndex((seq) => seq <= store.showing.count.value);
  const to = stepFrom(here, list.length, way);
  if (to === null) return false;
  goTo(store, list, to);
  return true;
}

/** Shows the stop with this index; the last is the present. */
export function goTo(store: Store, list: readonly number[], index: number): void {
  store.looking.browse(index >= list.length - 1 ? null : (list[index] ?? 0));
}

/** Whether there is something past to be played: a game that is over, or what one looks back at. */
export const canPlayPast = (store: Store): boolean =>
  stops(store.game.entries.value).length > 1 &&
  (store.game.live.value?.outcome != null || !store.showing.current.value);

/** Plays what is past by itself, or stops that. */
export function playPast(store: Store): void {
  if (store.looking.autoplay.playing.value || canPlayPast(store)) store.looking.autoplay.toggle();
}

/** Whether the focused element uses the arrow keys itself. */
function wanted(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const board = target.closest('.board');
  // A board that was only clicked shows no cursor to move.
  if (board) return board.querySelector('.cursor') !== null;
  return (
    target.closest(
      'input, select, textarea, [role="tab"], [role="slider"], .rules-area, .promotion, dialog[open]',
    ) !== null
  );
}

/** Whether the page itself can be scrolled: then the wheel does that. */
const scrolls = () => document.documentElement.scrollHeight > document.documentElement.clientHeight + 1;

export function useStepping(store: Store, board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wheel = new Wheel();
    const key = (event: KeyboardEvent) => {
      const command = pressed('timeline', event);
      if (!command || wanted(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (command === 'play') playPast(store);
      else step(store, command);
    };
    const turned = (event: WheelEvent) => {
      const over = event.target instanceof Node && board.current?.contains(event.target);
      if (!over || event.ctrlKey || event.shiftKey || scrolls()) return;
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
      event.preventDefault();
      const way = wheel.turn(pixels, event.timeStamp);
      if (way) step(store, way);
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('wheel', turned, { passive: false });
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('wheel', turned);
    };
  }, [store, board]);
}
