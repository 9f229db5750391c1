// The sounds at a table: each entry as it is shown, and a signal when it is a person's turn again.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { seatOf } from '../base/turn';
import { heard } from '../sound/heard';
import { play } from '../sound/sounds';
import type { Store } from './store';

export function useSounds(store: Store): void {
  useEffect(() => {
    let count: number | null = null;
    let mine: boolean | null = null;
    /** The throw that was heard as its dice rolled. */
    let rolled: number | null = null;
    const rolls = effect(() => {
      const entry = store.showing.rolling.value;
      if (!entry) return;
      rolled = entry.seq;
      play('dice');
    });
    const shows = effect(() => {
      const shown = store.showing.shownEntries.value;
      const [table, view] = [store.game.table.value, store.showing.shown.value];
      if (!table || !view) return;
      const one = shown.at(-1);
      if (count !== null && shown.length === count + 1 && one) {
        const sound = heard(one, table.look.motion);
        if (sound && one.seq !== rolled) play(sound);
      }
      // Where computers play too, a sound says that they are done.
      const turn =
        store.showing.current.value && view.turn.kind !== 'over' && store.people.isHuman(seatOf(view.turn));
      if (count !== null && mine === false && turn && store.showing.browsing.value === null) play('turn');
      if (store.showing.current.value) mine = view.turn.kind === 'over' ? null : turn;
      count = shown.length;
    });
    return () => {
      rolls();
      shows();
    };
  }, [store]);
}
