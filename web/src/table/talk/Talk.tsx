// What the players say to each other. What comes in is shown over the board for a moment, all of it on request.
import { useEffect, useState } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import type { Phrase, Reaction, Talk as TalkMessage } from '../../generated/wire';
import { Dialog } from '../../parts/Dialog';
import { type Speak, useSpeak } from '../../text/speak';
import { nameOf } from '../seats/names';
import type { Store } from '../store';
import type { Talked } from '../store/sitting';
import { heardIn } from './heard';
import { Others } from './Others';
import { usePlace } from './place';
import '../../style/talk.css';

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
/** Signs that every system has a font for: clapping hands are none of them. */
const REACTIONS: Readonly<Record<Reaction, string>> = {
  smile: '😊',
  laugh: '😄',
  wow: '😮',
  sad: '😢',
  applause: '★',
};
/** The longest words of one's own, in letters. */
const LONGEST = 140;
/** One thing in so many milliseconds, as the server has it. */
const PAUSE = 1600;
/** For how long something new is shown at the plate of whoever said it. */
const SHOWN = 10_000;

function wordsOf(said: TalkMessage, speak: Speak): string {
  if (said.kind === 'words') return said.text;
  if (said.kind === 'phrase') return speak(`talk-said-${said.phrase}`);
  return `${REACTIONS[said.reaction]} ${speak(`talk-shown-${said.reaction}`)}`;
}

interface Props {
  store: Store;
}

interface LineProps extends Props {
  one: Talked;
  speak: Speak;
}

const Line = ({ store: { people }, one, speak }: LineProps) => (
  <>
    <ArmyMark colour={people.colours.value[one.seat] ?? ''} size={20} />
    <span>
      <b>{nameOf(people, one.seat)}</b> <bdi>{wordsOf(one.talk, speak)}</bdi>
    </span>
  </>
);

function Saying({ store: { game, seats }, speak }: Props & { speak: Speak }) {
  const [text, setText] = useState('');
  const [waits, setWaits] = useState(false);
  const open = game.table.value?.open ?? false;
  const say = (talk: TalkMessage) => {
    seats.say({ type: 'talk', talk });
    setWaits(true);
    setTimeout(() => setWaits(false), PAUSE);
  };
  if (seats.yours.value.length === 0) return <p class="talk-note">{speak('talk-watching')}</p>;
  return (
    <>
      <fieldset class="talk-choices">
        <legend class="visually-hidden">{speak('talk-phrases')}</legend>
        {PHRASES.map((phrase) => (
          <button
            type="button"
            key={phrase}
            data-says={phrase}
            aria-disabled={waits}
            onClick={() => waits || say({ kind: 'phrase', phrase })}
          >
            {speak(`talk-said-${phrase}`)}
          </button>
        ))}
      </fieldset>
      <fieldset class="talk-choices">
        <legend class="visually-hidden">{speak('talk-reactions')}</legend>
        {(Object.keys(REACTIONS) as Reaction[]).map((reaction) => (
          <button
            type="button"
            key={reaction}
            class="talk-reaction"
            data-shows={reaction}
            aria-disabled={waits}
            onClick={() => waits || say({ kind: 'reaction', reaction })}
          >
            <span aria-hidden="true">{REACTIONS[reaction]}</span>
            <small>{speak(`talk-shown-${reaction}`)}</small>
          </button>
        ))}
      </fieldset>
      {!open && (
        <form
          class="talk-own"
          onSubmit={(event) => {
            event.preventDefault();
            if (waits || text.trim() === '') return;
            say({ kind: 'words', text: text.trim() });
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
          <button type="submit" aria-disabled={waits}>
            {speak('talk-send')}
          </button>
        </form>
      )}
      <p class="talk-note">{speak(open ? 'talk-open-table' : 'talk-private-table')}</p>
    </>
  );
}

export function Talk({ store }: Props) {
  const speak = useSpeak('together');
  const newest = store.seats.said.value.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState(newest);
  const heard = heardIn(store);
  const last = heard.at(-1);
  const open = store.seats.talking.value;
  const shown = !open && last && last.number > seen;
  const place = usePlace(shown ? last.seat : null);
  useEffect(() => {
    if (open) {
      setSeen(newest);
      store.seats.read.value = newest;
    }
    if (!shown) return;
    const timer = setTimeout(() => setSeen(newest), SHOWN);
    return () => clearTimeout(timer);
  }, [last, open]);
  if (!speak) return null;
  if (!open) {
    return (
      <div class="talk-news" role="status" style={place ?? {}}>
        {shown && (
          <button
            key={last.number}
            type="button"
            data-talk="news"
            onClick={() => {
              store.seats.talking.value = true;
            }}
          >
            <Line store={store} one={last} speak={speak} />
          </button>
        )}
      </div>
    );
  }
  return (
    <Dialog
      kind="talk"
      title={speak('talk-title')}
      onClose={() => {
        store.seats.talking.value = false;
      }}
    >
      <ul class="talk-lines" role="log" aria-live="polite">
        {heard.slice(-8).map((one) => (
          <li key={one.number}>
            <Line store={store} one={one} speak={speak} />
          </li>
        ))}
        {heard.length === 0 && <li class="talk-note">{speak('talk-nothing')}</li>}
      </ul>
      <Saying store={store} speak={speak} />
      <Others store={store} speak={speak} />
    </Dialog>
  );
}
