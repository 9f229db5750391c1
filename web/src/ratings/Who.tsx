// A player by name: people, programs and computer players, the last two marked.

import { botName, partsOf } from '../table/seats/names';
import { maybe } from '../text';
import type { Speak } from '../text/speak';

/** What kind of player a name stands for: a person, somebody's program, or a computer player of ours. */
const kindOf = (player: string): string => player.split(':')[0] ?? '';

export function Who({ player, name, speak }: { player: string; name: string | null; speak: Speak }) {
  const kind = kindOf(player);
  if (kind !== 'bot') {
    return (
      <>
        <bdi>{name ?? speak('ratings-gone')}</bdi>
        {kind === 'program' && <small class="ratings-mark"> {speak('ratings-program')}</small>}
      </>
    );
  }
  const bot = player.slice(kind.length + 1);
  const [level, character] = partsOf(bot);
  const words = [`bot-${level}.level`, `character-${character}`].flatMap((id) => maybe(id) ?? []);
  return (
    <>
      {botName(bot, [])}{' '}
      <small class="ratings-mark">{[speak('ratings-computer'), ...words].join(', ')}</small>
    </>
  );
}
