// What the players say to each other, and those who watch among themselves. What comes in is shown over the board for a moment, all of it on request.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { ArmyMark } from '../../board/Piece';
import type { Phrase, Reaction, Seat, Talk as TalkMessage } from '../../generated/wire';
import { Dialog } from '../../parts/Dialog';
import { type Speak, useSpeak } from '../../text/speak';
import { nameOf } from '../seats/names';
import type { Store } from '../store';
import type { Talked } from '../store/sitting';
import { heardIn } from './heard';
import { Others } from './Others';
import { WatcherMark, Watchers, watcherName } from './Watchers';
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
/** How far from the plate, and from the edges of the page, in pixels. */
const GAP = 6;

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

function Line({ store: { people }, one, speak }: LineProps) {
  const said = <bdi>{wordsOf(one.talk, speak)}</bdi>;
  if (one.type === 'watcher-talked') {
    return (
      <>
        <WatcherMark />
        <span>
          <b>{watcherName(one, speak)}</b> {said}
        </span>
      </>
    );
  }
  return (
    <>
      <ArmyMark colour={people.colours.value[one.seat] ?? ''} size={20} />
      <span>
        <b>{nameOf(people, one.seat)}</b> {said}
      </span>
    </>
  );
}

/** What is to be known of where one talks. */
function noteOf({ game, seats }: Store): string {
  if (seats.yours.value.length === 0 && game.live.value?.turn.kind !== 'over') return 'talk-watching';
  return game.table.value?.open ? 'talk-open-table' : 'talk-private-table';
}

function Saying({ store, speak }: Props & { speak: Speak }) {
  const { game, seats } = store;
  const [text, setText] = useState('');
  const [waits, setWaits] = useState(false);
  const open = game.table.value?.open ?? false;
  const say = (talk: TalkMessage) => {
    seats.say({ type: 'talk', talk });
    setWaits(true);
    setTimeout(() => setWaits(false), PAUSE);
  };
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
      <p class="talk-note">{speak(noteOf(store))}</p>
    </>
  );
}

/** Beside the plate of a seat, towards the middle of the page; null until that is known. */
function usePlace(seat: Seat | null) {
  const [place, setPlace] = useState<Readonly<Record<string, string>> | null>(null);
  useLayoutEffect(() => {
    const plate = seat && document.querySelector(`.plate[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!plate) return setPlace(null);
    const below = plate.top + plate.height / 2 < innerHeight / 2;
    const right = plate.left + plate.width / 2 > innerWidth / 2;
    setPlace({
      ...(below
        ? { top: `${plate.bottom + GAP}px` }
        : { bottom: `${innerHeight - Math.min(plate.top, innerHeight) + GAP}px` }),
      ...(right
        ? { right: `${Math.max(GAP, innerWidth - plate.right)}px` }
        : { left: `${Math.max(GAP, plate.left)}px` }),
    });
  }, [seat]);
  return place;
}

export function Talk({ store }: Props) {
  const speak = useSpeak('together');
  const newest = store.seats.said.value.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState(newest);
  const heard = heardIn(store);
  const last = heard.at(-1);
  const open = store.seats.talking.value;
  const shown = !open && last && last.number > seen;
  const place = usePlace(shown && last.type === 'talked' ? last.seat : null);
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
      <div class={`talk-news${place ? '' : ' gallery'}`} role="status" style={place ?? {}}>
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
      <div role="log" aria-live="polite">
        <ul class="talk-lines">
          {heard.slice(-8).map((one) => (
            <li key={one.number}>
              <Line store={store} one={one} speak={speak} />
            </li>
          ))}
          {heard.length === 0 && <li class="talk-note">{speak('talk-nothing')}</li>}
        </ul>
      </div>
      <Saying store={store} speak={speak} />
      <Others store={store} speak={speak} />
      <Watchers store={store} speak={speak} />
    </Dialog>
  );
}
