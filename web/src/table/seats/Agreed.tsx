// At a table where strangers meet: what was agreed, told before one plays.
import { useState } from 'preact/hooks';
import { cardOf, FIRST_PLAYER } from '../../data';
import { type Speak, useSpeak } from '../../learn/words';
import { optionWords, paceWords } from '../../lobby/words';
import type { Store } from '../store';
import { botWords } from './names';

interface Props {
  store: Store;
  /** Says what happens while somebody is away. */
  terms: Speak;
}

export function Agreed({ store, terms }: Props) {
  const speak = useSpeak('together');
  const [read, setRead] = useState(false);
  const [table, told] = [store.table.value, store.seats.value];
  const own = told?.yours ?? [];
  const played = store.entries.value.some(({ seat }) => seat !== null && own.includes(seat));
  const over = store.live.value?.outcome != null;
  if (!speak || !table?.open || !told || read || played || over) return null;
  if (own.length === 0 || told.free.length > 0) return null;
  const lot = cardOf(table.rules)?.lot ?? false;
  const options = table.options.filter(([id]) => !lot || id !== FIRST_PLAYER);
  const bots = told.seats.flatMap(({ player }) => (player.kind === 'bot' ? [player.bot] : []));
  const { absence } = table;
  return (
    <section class="agreed" aria-label={speak('agreed')}>
      <h2>{speak('agreed')}</h2>
      <ul>
        <li>
          {cardOf(table.rules)?.title ?? table.rules} · {paceWords(table.clock, speak).join(' · ')}
        </li>
        <li>
          {options.length > 0 ? optionWords(table.rules, options).join(' · ') : speak('together-options-own')}
        </li>
        {bots.length > 0 && (
          <li>{[...new Set(bots.map((bot) => botWords(bot, store.live.value?.seats ?? [])))].join(' · ')}</li>
        )}
        <li>
          {terms(`terms-line-${absence?.meanwhile ?? 'wait'}`, { count: absence?.minutes ?? 0 })}
          {table.help && ` ${terms('terms-line-help')}`}
        </li>
      </ul>
      <button type="button" data-agreed="read" onClick={() => setRead(true)}>
        {speak('agreed-go')}
      </button>
    </section>
  );
}
