// At a table whose players have screens of their own: what they play, told before they do.
import { cardOf, settling } from '../../net/catalogue';
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';
import { optionWords, paceWords } from '../terms';
import { botWords } from './names';

export function Agreed({ store }: { store: Store }) {
  const speak = useSpeak('together');
  const table = store.game.table.value;
  if (!speak || !table) return null;
  const { clock, clocks } = table;
  const card = cardOf(table.rules);
  const pace = [
    ...paceWords(clock, speak),
    ...(clock && !clock.decides ? [speak('together-clock-open')] : []),
    ...(clocks ? [speak('together-clock-odds')] : []),
  ];
  const seats = store.game.live.value?.seats ?? [];
  const options = table.options.filter(([id]) => !card?.lot || id !== settling('first', card));
  const players = store.seats.told.value?.seats ?? table.seats;
  const bots = players.flatMap(({ player }) => (player.kind === 'bot' ? botWords(player.bot, seats) : []));
  return (
    <section class="agreed">
      <h3>{speak('agreed')}</h3>
      <ul>
        <li>{[card?.title ?? table.rules, ...pace].join(' · ')}</li>
        <li>
          {options.length > 0 ? optionWords(table.rules, options).join(' · ') : speak('together-options-own')}
        </li>
        {bots.length > 0 && <li>{[...new Set(bots)].join(' · ')}</li>}
      </ul>
    </section>
  );
}
