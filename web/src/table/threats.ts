// Which pieces attack which in the position shown: requested from the server when wanted.
import { useEffect, useState } from 'preact/hooks';
import { classRules } from '../base/classroom';
import type { Threat } from '../board/Over';
import { pressed, released } from '../keys/keys';
import { lookAt } from '../net/api';
import type { Store } from './store';

/** Whether they may be shown: by links, and in a class without help, not before the game is over. */
export const mayShowThreats = ({ game }: Pick<Store, 'game'>): boolean =>
  game.live.value?.turn.kind === 'over' || (!game.table.value?.linked && classRules.value.help);

/** Whether the key is held down. */
export function useHeldKey(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let by: KeyboardEvent | null = null;
    const down = (event: KeyboardEvent) => {
      if (pressed('table', event) !== 'attacks') return;
      by = event;
      setHeld(true);
    };
    const up = (event: KeyboardEvent) => {
      if (by && released(by, event)) setHeld(false);
    };
    // There is no `keyup` event for a key released outside the window.
    const away = () => setHeld(false);
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    addEventListener('blur', away);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
      removeEventListener('blur', away);
    };
  }, []);
  return held;
}

export function useThreats(store: Store, asked: boolean): readonly Threat[] | undefined {
  const wanted = asked && mayShowThreats(store);
  const [found, setFound] = useState<{ position: string; threats: readonly Threat[] } | null>(null);
  const table = store.game.table.value;
  const position = store.showing.shown.value?.position;
  useEffect(() => {
    if (!wanted || !table || position === undefined || found?.position === position) return;
    let late = false;
    const { rules, edition, options } = table;
    lookAt({ rules, ...(edition !== undefined && { edition }), options, position, attacks: true })
      .then(({ attacks }) => !late && setFound({ position, threats: attacks }))
      // Without an answer nothing is shown; the table's socket reports what is wrong.
      .catch(() => {});
    return () => {
      late = true;
    };
  }, [wanted, table, position, found]);
  return wanted && found?.position === position ? found?.threats : undefined;
}
