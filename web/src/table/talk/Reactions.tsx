// A row of reactions: one press shows one to everybody.
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';
import { Face, REACTIONS } from './said';
import { say, waits } from './saying';

export function Reactions({ store }: { store: Pick<Store, 'seats'> }) {
  const speak = useSpeak('together');
  if (!speak) return null;
  return (
    <fieldset class="reactions-row">
      <legend class="visually-hidden">{speak('talk-reactions')}</legend>
      {REACTIONS.map((reaction) => (
        <button
          type="button"
          key={reaction}
          data-shows={reaction}
          aria-label={speak(`talk-shown-${reaction}`)}
          title={speak(`talk-shown-${reaction}`)}
          aria-disabled={waits.value}
          onClick={() => say(store, { kind: 'reaction', reaction })}
        >
          <Face reaction={reaction} size={26} />
        </button>
      ))}
    </fieldset>
  );
}
