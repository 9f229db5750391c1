// At a table that is played by links: what is to be sent, to whom, and where the answer goes.
import { useEffect, useState } from 'preact/hooks';
import { replaceSearch, search } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import { seatOf } from '../../base/turn';
import type { LetterView, LinkedView, Seat, TableView, View } from '../../generated/wire';
import { cardOf } from '../../net/catalogue';
import { Sure } from '../../parts/Sure';
import { t } from '../../text';
import { seatArgs } from '../../text/event';
import { type Speak, useSpeak } from '../../text/speak';
import { personName, whoAre } from '../seats/names';
import type { Store } from '../store';
import { copiedAs, endsWith, keepSent, lastSent, letterOf, linkTrouble, passed } from './letters';
import { PasteLink } from './PasteLink';
import { Looking } from './Place';
import { Sending } from './Sending';
import '../../style/links.css';

interface StoppingProps {
  store: Store;
  speak: Speak;
  /** Whether one may resign at one's own turn. */
  resigns: boolean;
  /** The seat to resign for now. */
  due?: Seat | null;
}

/** How a game stops before its end. */
function Stopping({ store, speak, resigns, due = null }: StoppingProps) {
  const now = resigns && due !== null;
  return (
    <details class={now ? 'link-stop may' : 'link-stop'}>
      <summary>{speak('links-stop')}</summary>
      {now && (
        <Sure
          question={t('sure-resign', seatArgs(store.people.names.value, due))}
          known={{ 'data-ask': 'resign' }}
          onDone={() => store.requests.resign(due)}
        >
          {t('menu-resign')}
        </Sure>
      )}
      <p>{speak('links-stop-how', { resigns: now ? 'now' : resigns ? 'yes' : 'no' })}</p>
    </details>
  );
}

interface PanelProps {
  store: Store;
  speak: Speak;
  table: TableView;
  linked: LinkedView;
  view: View;
  /** How the game stands, by which it is known what was sent. */
  state: string;
  /** Whose turn it is. */
  due: Seat | null;
  waits: boolean;
  /** Whether one was the last to play. */
  played: boolean;
  /** Whether one may resign at one's own turn. */
  resigns: boolean;
}

/** All that is said here is said of the game as it stands: as soon as it stands otherwise it is another panel. */
function Panel({ store, speak, table, linked, view, state, due, waits, played, resigns }: PanelProps) {
  const [letter, setLetter] = useState<(LetterView & { copied: boolean }) | null>(null);
  const [said, setSaid] = useSaid();
  const count = store.game.entries.value.length;
  const over = view.turn.kind === 'over';
  const sent = letter !== null || lastSent(store.id).state === state;
  const title = cardOf(table.rules)?.title ?? '';
  const invites =
    waits ||
    (!over && !linked.people.slice(0, linked.joined).some((seats) => due !== null && seats.includes(due)));
  const ask = over
    ? 'links-over'
    : invites
      ? 'links-invite-next'
      : played
        ? 'links-send'
        : count === 0
          ? 'links-send-back'
          : 'links-pass-on';
  const many = linked.people.length > 2;
  const about = over
    ? 'links-over-about'
    : invites
      ? `links-invite-${many ? 'many' : 'about'}`
      : 'links-send-about';
  // Whoever has neither played nor just joined has nothing to say.
  const quiet = sent || (!over && !invites && !played && count > 0);
  const send = () =>
    letterOf(store.id).then(
      async (view) => {
        keepSent(store.id, state, view.text);
        const copied = await copyText(copiedAs(view.text, title, speak));
        const now = store.game.table.value;
        if (now?.linked) store.game.table.value = { ...now, linked: { ...now.linked, fixed: count } };
        setLetter({ ...view, copied });
      },
      (error: unknown) => setSaid(linkTrouble(error, speak)),
    );
  // Of two people it has to be said only by name.
  const isNamed = (seat: Seat) => many || personName(store.people.players.value[seat]) !== '';
  return (
    <section class={waits ? 'link-panel waits' : 'link-panel'} aria-label={speak('links-title')}>
      {!letter && (!over || played) && (
        <button
          type="button"
          class={quiet ? 'quiet' : 'primary'}
          data-link="send"
          onClick={() => void send()}
        >
          {speak(ask, passed())}
        </button>
      )}
      {!quiet && (!over || played) && <p>{speak(about, passed())}</p>}
      {letter && (
        <Sending
          text={letter.text}
          who={whoAre(store.people, letter.to.filter(isNamed))}
          speak={speak}
          title={title}
          copied={letter.copied}
        />
      )}
      <p role="status">
        <Spoken said={said} />
      </p>
      {over && (
        <a class="button" href={`/new/${table.rules}?apart`}>
          {speak('links-again')}
        </a>
      )}
      {(quiet || sent) && !over && (
        <>
          <p>{speak('links-waiting', passed())}</p>
          <PasteLink speak={speak} here={store.id} onRead={store.notices.hush} />
          {!waits && <Stopping {...{ store, speak, resigns }} />}
        </>
      )}
    </section>
  );
}

export function LinkPanel({ store }: { store: Store }) {
  const speak = useSpeak('links');
  const { table, live, entries } = store.game;
  const [linked, view] = [table.value?.linked, live.value];
  const due = view && view.turn.kind !== 'over' ? seatOf(view.turn) : null;
  const waits = store.people.waits.value === true;
  // Whoever was not the last to play has got the end already.
  const ended = entries.value.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const played = ended !== null && (linked?.here.includes(ended) ?? false);
  const turn = due !== null && !waits && (linked?.here.includes(due) ?? false);
  // What a link is that was opened elsewhere is told here once, and then the address says no more of it.
  const told = /^\?(behind|own|same|here)$/.exec(search.value)?.[1];
  const known = speak !== null && view !== null;
  useEffect(() => {
    if (!known || !told) return;
    replaceSearch('');
    // Whose turn it is opens again what came, to go on.
    if (told === 'behind' || told === 'here' || !turn)
      store.notices.tell(speak(`links-${told}`, passed()), true);
  }, [known, told]);
  if (!speak || !table.value || !linked || !view) return null;
  if (linked.here.length === 0) return <Looking {...{ store, speak }} />;
  const resigns = linked.here.some((seat) => endsWith(view, seat));
  if (turn) return <Stopping {...{ store, speak, resigns, due }} />;
  const state = `${linked.joined}:${entries.value.length}`;
  return (
    <Panel
      key={state}
      {...{ store, speak, linked, view, state, due, waits, played, resigns }}
      table={table.value}
    />
  );
}
