// The talk of the table beside its board, and of those who watch among themselves: what was said while the page is open, and
// what one may say.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Phrase } from '../../generated/wire';
import { t } from '../../text';
import { type Speak, useSpeak } from '../../text/speak';
import type { Store } from '../store';
import { heardIn } from './heard';
import { Others } from './Others';
import { Line } from './said';
import { say, waits } from './saying';
import { Watchers } from './Watchers';
import '../../style/talk.css';

export { News } from './News';
export { Reactions } from './Reactions';

const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'lucky',
  'thinking',
  'no-hurry',
  'away',
  'back',
  'sorry',
  'thanks',
  'another',
  'bye',
] as const satisfies readonly Phrase[];
/** The longest words of one's own, in letters. */
const LONGEST = 140;

interface Props {
  store: Store;
}

function OwnWords({ store, speak }: Props & { speak: Speak }) {
  const [text, setText] = useState('');
  return (
    <form
      class="talk-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (waits.value || text.trim() === '') return;
        say(store, { kind: 'words', text: text.trim() });
        setText('');
      }}
    >
      <input
        type="text"
        maxLength={LONGEST}
        aria-label={speak('talk-words')}
        placeholder={speak('talk-words')}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" aria-disabled={waits.value}>
        {speak('talk-send')}
      </button>
    </form>
  );
}

const Phrases = ({ store, speak }: Props & { speak: Speak }) => (
  <fieldset class="talk-choices">
    <legend class="visually-hidden">{speak('talk-phrases')}</legend>
    {PHRASES.map((phrase) => (
      <button
        type="button"
        key={phrase}
        data-says={phrase}
        aria-disabled={waits.value}
        onClick={() => say(store, { kind: 'phrase', phrase })}
      >
        {speak(`talk-said-${phrase}`)}
      </button>
    ))}
  </fieldset>
);

/** Whether it is in sight: then all that was said is read. */
function useRead({ seats }: Pick<Store, 'seats'>, box: { current: Element | null }, isThere: boolean): void {
  useEffect(() => {
    if (!box.current) return;
    const sight = new IntersectionObserver((found) => {
      seats.talking.value = found.at(-1)?.isIntersecting ?? false;
    });
    sight.observe(box.current);
    return () => {
      sight.disconnect();
      seats.talking.value = false;
    };
  }, [seats, isThere]);
  const newest = seats.said.value.at(-1)?.number ?? 0;
  const reads = seats.talking.value;
  useEffect(() => {
    if (reads) seats.read.value = newest;
  }, [reads, newest]);
}

export function Talk({ store }: Props) {
  const speak = useSpeak('together');
  const box = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  useRead(store, box, speak !== null);
  const heard = heardIn(store);
  const reads = store.seats.talking.value;
  useLayoutEffect(() => {
    if (lines.current) lines.current.scrollTop = lines.current.scrollHeight;
  }, [heard.length, reads]);
  if (!speak) return null;
  const open = store.game.table.value?.open ?? false;
  const watching = store.seats.told.value?.watching ?? 0;
  // As long as the game goes on, those who watch talk among themselves.
  const watches = store.seats.yours.value.length === 0 && store.game.live.value?.turn.kind !== 'over';
  return (
    <div class="talk" ref={box}>
      <div
        ref={lines}
        class="talk-lines"
        role="log"
        aria-live="polite"
        aria-label={speak('talk-title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too.
        tabIndex={0}
      >
        {heard.length === 0 ? (
          <p class="talk-note">{speak('talk-nothing')}</p>
        ) : (
          <ul>
            {heard.map((one) => (
              <li key={one.number}>
                <Line store={store} one={one} speak={speak} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {watching > 0 && <p class="talk-note">{t('gather-watching', { count: watching })}</p>}
      {watches && <p class="talk-note">{speak('talk-watching')}</p>}
      {!open && <OwnWords store={store} speak={speak} />}
      <Phrases store={store} speak={speak} />
      <Others store={store} speak={speak} note={speak(open ? 'talk-open-table' : 'talk-private-table')} />
      <Watchers store={store} speak={speak} />
    </div>
  );
}
