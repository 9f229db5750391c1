// Redraws merged per frame: however much is told between two frames, the page is drawn once. What a person does
// is answered at once, so that the next key or click meets the page as it is after the last.
import { options } from 'preact';

/** Where no frame is drawn, as in a hidden tab, what changed is still told after so many milliseconds. */
const LATEST_MS = 150;

/** What people do, one thing at a time; moving the pointer is not among it. */
const DEEDS = [
  ...['pointerdown', 'pointerup', 'click', 'contextmenu', 'keydown', 'keyup'],
  ...['focus', 'blur', 'input', 'change', 'submit', 'popstate'],
];

let waiting: (() => void) | null = null;

/** Runs it with the next frame, or a little later where there is none; once. */
export function withNextFrame(draw: () => void): void {
  const once = () => {
    if (waiting !== once) return;
    waiting = null;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    draw();
  };
  waiting = once;
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, LATEST_MS);
}

/** Runs at once what waits for the next frame. */
export function drawNow(): void {
  waiting?.();
}

export function mergeRedraws(): void {
  options.debounceRendering = (draw) => {
    const deed = DEEDS.includes(window.event?.type ?? '');
    if (deed) queueMicrotask(draw);
    else withNextFrame(draw);
  };
  for (const deed of DEEDS) addEventListener(deed, drawNow, { capture: true });
}

/** Runs it when the page has nothing else to do, or a second later where that is never told. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** Runs it once what is drawn now has been painted: after the frame that follows its own. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}
