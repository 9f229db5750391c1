// Throwing by itself, for those who chose that.
import { useEffect } from 'preact/hooks';
import type { View } from '../../generated/wire';
import { chosen } from '../../settings/settings';
import type { Store } from '../store';
import { typist } from '../typing/typist';

/** How long it is seen whose turn it is, in milliseconds. */
const BREATH = 600;

/** Where something is tried one throws oneself. */
export function useAutoThrow(store: Store, view: View): void {
  const { onRoll } = typist(store, view);
  const due =
    chosen.throwing.value === 'auto' &&
    onRoll !== undefined &&
    store.trial === null &&
    store.dice.ready.value &&
    !store.sending.waiting.value;
  const count = store.showing.count.value;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(store.requests.roll, BREATH);
    return () => clearTimeout(timer);
  }, [due, count, store]);
}
