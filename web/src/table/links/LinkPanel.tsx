// At a table that is played by links: what is to be sent, to whom, and where the answer goes.
import { useState } from 'preact/hooks';
import { keep, kept } from '../../base/kept';
import { search } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import { seatOf } from '../../base/turn';
import type { LetterView } from '../../generated/wire';
import { cardOf } from '../../net/catalogue';
import { Dialog } from '../../parts/Dialog';
import { QrCode } from '../../parts/QrCode';
import { type Speak, useSpeak } from '../../text/speak';
import { nameOf, whoAre } from '../seats/names';
import type { Store } from '../store';
import { letterOf, linkTrouble, sentAs } from './letters';
import { PasteLink } from './PasteLink';
import '../../style/links.css';

const sentName = (game: string) => `ashtapada-sent-${game}`;

/** The link itself, once it is asked for. */
interface SendingProps {
  letter: LetterView;
  /** Who is to get it. */
  who: string;
  speak: Speak;
  game: string;
}

function Sending({ letter, who, speak, game }: SendingProps) {
  const address = sentAs(letter.text);
  const [said, setSaid] = useSaid();
  const [coded, setCoded] = useState(false);
  const title = cardOf(game)?.title ?? '';
  const copy = () =>
    copyText(address).then((done) => setSaid(speak(done ? 'links-copied' : 'links-copy-by-hand')));
  return (
    <div class="link-sending">
      {who !== '' && <p>{speak('links-for', { who })}</p>}
      <input
        type="text"
        readonly
        value={address}
        aria-label={speak('links-link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>
        {'share' in navigator && (
          <button
            type="button"
            class="primary"
            data-link="share"
            onClick={() =>
              // Whoever changes their mind has sent nothing.
              void navigator
                .share({ title: 'Ashtapada', text: speak('links-message', { game: title }), url: address })
                .catch(() => {})
            }
          >
            {speak('links-share')}
          </button>
        )}
        <button type="button" data-link="copy" onClick={() => void copy()}>
          {speak('links-copy')}
        </button>
        <button type="button" class="quiet" data-link="code" onClick={() => setCoded(true)}>
          {speak('links-show-code')}
        </button>
      </p>
      <p role="status">
        <Spoken said={said} />
      </p>
      {coded && (
        <Dialog kind="link-code" title={speak('links-code')} onClose={() => setCoded(false)}>
          <QrCode text={address} label={speak('links-code')} />
        </Dialog>
      )}
    </div>
  );
}

export function LinkPanel({ store }: { store: Store }) {
  const speak = useSpeak('links');
  const [letter, setLetter] = useState<(LetterView & { of: string }) | null>(null);
  const [said, setSaid] = useSaid();
  const { table, live, entries } = store.game;
  const [linked, view] = [table.value?.linked, live.value];
  if (!speak || !table.value || !linked || !view) return null;
  if (linked.here.length === 0) return <p class="link-panel">{speak('links-looking')}</p>;
  const due = view.turn.kind === 'over' ? null : seatOf(view.turn);
  const waits = table.value.look.die !== null && linked.joined < linked.people.length;
  if (due !== null && linked.here.includes(due) && !waits) return null;
  const over = view.turn.kind === 'over';
  // Whoever was not the last to play has got the end already.
  const ended = entries.value.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const played = ended !== null && linked.here.includes(ended);
  const state = `${linked.joined}:${entries.value.length}`;
  const shown = letter?.of === state ? letter : null;
  const sent = shown !== null || kept(sentName(store.id)) === state;
  const invites =
    waits ||
    (!over && !linked.people.slice(0, linked.joined).some((seats) => due !== null && seats.includes(due)));
  const ask = over ? 'links-over' : invites ? 'links-invite-next' : played ? 'links-send' : 'links-pass-on';
  const many = linked.people.length > 2;
  const about = over
    ? 'links-over-about'
    : invites
      ? `links-invite-${many ? 'many' : 'about'}`
      : 'links-send-about';
  // Whoever has neither played nor just joined has nothing to say.
  const quiet = sent || (!over && !invites && !played && entries.value.length > 0);
  const send = () =>
    letterOf(store.id).then(
      (view) => {
        keep(sentName(store.id), state);
        const { table } = store.game;
        const now = table.value?.linked;
        if (table.value && now)
          table.value = { ...table.value, linked: { ...now, fixed: entries.value.length } };
        setLetter({ ...view, of: state });
        return copyText(sentAs(view.text)).then((done) => setSaid(done ? speak('links-copied') : ''));
      },
      (error: unknown) => setSaid(linkTrouble(error, speak)),
    );
  return (
    <section class="link-panel" aria-label={speak('links-title')}>
      {!shown && (!over || played) && (
        <button
          type="button"
          class={quiet ? 'quiet' : 'primary'}
          data-link="send"
          onClick={() => void send()}
        >
          {speak(ask)}
        </button>
      )}
      {!quiet && (!over || played) && <p>{speak(about)}</p>}
      {search.value === '?behind' && <p>{speak('links-behind')}</p>}
      {shown && (
        <Sending
          letter={shown}
          who={shown.to.length > 0 ? whoAre(store.people, shown.to) : ''}
          speak={speak}
          game={table.value.rules}
        />
      )}
      <p role="status">
        <Spoken said={said} />
      </p>
      {over && (
        <a class="button" href={`/new/${table.value.rules}?apart`}>
          {speak('links-again')}
        </a>
      )}
      {(quiet || sent) && !over && (
        <>
          <p>
            {due === null || waits
              ? speak('links-waiting-join')
              : speak('links-waiting', { who: nameOf(store.people, due) })}
          </p>
          <PasteLink speak={speak} here={store.id} />
        </>
      )}
    </section>
  );
}
