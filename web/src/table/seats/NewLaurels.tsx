// The laurels that the game was the first to win, in one quiet line.
import { useState } from 'preact/hooks';
import { RoleIcon } from '../../board/Piece';
import { language } from '../../text';
import type { Speak } from '../../text/speak';
import { LAURELS, laurelsOf, winLaurels } from '../ends/laurels';
import type { Store } from '../store';
import type { Facts } from './facts';
import { resultOf } from './learning';
import { levelOf } from './level';

interface Props {
  store: Store;
  facts: Facts;
  speak: Speak;
}

export function NewLaurels({ store, facts, speak }: Props) {
  const [fresh] = useState(() => {
    const { own, table, view, outcome, places } = facts;
    if (own === null || store.trial !== null) return [];
    const others = Object.entries(store.people.players.peek()).filter(([seat]) => seat !== own);
    const bots = others.flatMap(([, one]) => (one.kind === 'bot' ? (levelOf(one.bot) ?? 0) : []));
    const levels = bots.length === others.length ? bots : null;
    const won = resultOf(places, own) > 0;
    const worth = laurelsOf({ entries: store.game.entries.peek(), view, outcome, own, won, levels });
    return winLaurels(table.id, worth);
  });
  if (fresh.length === 0) return null;
  const names = fresh.map((id) => speak(`laurel-${id}`));
  return (
    <p class="new-laurels">
      {fresh.map((id) => (
        <RoleIcon key={id} role={LAURELS[id]} />
      ))}
      <span>
        {speak('laurels-new', {
          count: fresh.length,
          names: new Intl.ListFormat(language.value, { type: 'unit' }).format(names),
        })}
      </span>
    </p>
  );
}
