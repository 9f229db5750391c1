// An end as an event: it begins when the result is told, lasts three seconds at most, and a tap or any key ends it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { still } from '../../base/match';
import { pressed } from '../../keys/keys';
import { settings } from '../../settings/settings';
import { play } from '../../sound/sounds';
import type { Tone } from './saying';

/** How long it lasts, in milliseconds. */
const LASTS: Readonly<Record<Tone, number>> = { won: 3000, drawn: 3000, lost: 2200 };

/** Keys that do nothing by themselves. */
const SILENT = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** A short buzz where sounds are wanted, too, and the device can. */
function buzz(): void {
  const { volume, silent } = settings.peek();
  if (volume === 'off' || silent.includes('end') || still()) return;
  if (navigator.userActivation?.hasBeenActive && matchMedia('(pointer: coarse)').matches)
    navigator.vibrate?.([18, 90, 18, 90, 30]);
}

/** Whether an event runs now: one that was `due` when it came to be told, and has not been ended. */
export function useEvent(due: boolean, tone: Tone): boolean {
  const [running, setRunning] = useState(false);
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (!due) {
      begun.current = false;
      setRunning(false);
    } else if (!begun.current) {
      begun.current = true;
      // Who does not look at the page has not seen it live.
      if (document.visibilityState === 'visible') setRunning(true);
    }
  }, [due]);
  useEffect(() => {
    if (!running) return;
    const end = () => setRunning(false);
    const key = (event: KeyboardEvent) => {
      if (SILENT.includes(event.key)) return;
      // What would close the result only ends the event.
      if (pressed('page', event) === 'close') {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      end();
    };
    const timer = setTimeout(end, LASTS[tone]);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', key, true);
    if (tone === 'won') {
      play('end');
      buzz();
    }
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', key, true);
    };
  }, [running]);
  return running;
}
