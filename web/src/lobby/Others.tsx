// What others look for, whatever one looks for oneself: one can join them.

import type { SearchGroup } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import type { Speak } from '../text/speak';
import type { Lobby } from './line';
import { wishWords } from './words';

interface Props {
  lobby: Lobby;
  speak: Speak;
  onJoin(theirs: SearchGroup): void;
}

export function Others({ lobby, speak, onJoin }: Props) {
  const looking = lobby.offers.value?.looking ?? [];
  if (looking.length === 0) return null;
  return (
    <section class="together-part">
      <h2>{speak('together-others-title')}</h2>
      <ul class="together-others">
        {looking.map((one) => {
          const words = wishWords(one.rules, one.wishes, lobby.speeds.value, speak);
          return (
            <li key={`${one.rules} ${JSON.stringify(one.wishes)}`} data-looks={one.rules}>
              <span>
                <b>{cardOf(one.rules)?.title ?? one.rules}</b>{' '}
                {speak('together-others', { count: one.people })}
                {words.length > 0 && <small>{words.join(' · ')}</small>}
              </span>
              <button type="button" onClick={() => onJoin(one)}>
                {speak('together-join')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
