// Saying something: one thing at a time, as the server has it.
import { signal } from '@preact/signals';
import type { Talk } from '../../generated/wire';
import type { Store } from '../store';

/** One thing in so many milliseconds. */
const PAUSE = 1600;

/** Whether something was said just now. */
export const waits = signal(false);

export function say({ seats }: Pick<Store, 'seats'>, talk: Talk): void {
  if (waits.peek()) return;
  seats.say({ type: 'talk', talk });
  waits.value = true;
  setTimeout(() => {
    waits.value = false;
  }, PAUSE);
}
