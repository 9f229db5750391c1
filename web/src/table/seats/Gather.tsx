// At a table whose players have screens of their own: who sits where, taking a seat, and asking others to come.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NameField, useOwnName } from '../../account/NameField';
import { Coded } from '../../base/Coded';
import { Spoken, useSaid } from '../../base/Spoken';
import { copyText } from '../../base/save';
import { ArmyMark } from '../../board/Piece';
import type { Seat, ServerInfo } from '../../generated/wire';
import { atHome, request, sitsEverywhere } from '../../net/api';
import { cardOf } from '../../net/catalogue';
import { Dialog } from '../../parts/Dialog';
import { lazy } from '../../parts/lazy';
import { QrCode } from '../../parts/QrCode';
import { Sure } from '../../parts/Sure';
import { t } from '../../text';
import { seatArgs } from '../../text/event';
import { isolated } from '../../text/isolate';
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';
import { forgetKey, rising, sitting } from '../store/sit';
import { Agreed } from './Agreed';
import { opened as setUp } from './opened';
import { TellMe } from './TellMe';
import { TermsLine, TermsTools } from './Terms';
import { WishesHere } from './Wish';
import '../../style/gather.css';

// Whoever plays by links waits for others, too: one is fetched with the other.
export { LinkPanel } from '../links/LinkPanel';
export { TakePlace } from '../links/Place';

const IntroCard = lazy(() => import('../../parts/intro/IntroCard').then((part) => part.IntroCard), 'quiet');

const AccountNeeded = lazy(
  () => import('../../account/AccountNeeded').then((part) => part.AccountNeeded),
  'quiet',
);

/** The address of this table for others; null while it is not known, empty if nobody else can come. */
function useInvitation(): string | null {
  const own = location.origin + location.pathname;
  const [address, setAddress] = useState<string | null>(atHome() ? null : own);
  useEffect(() => {
    if (!atHome()) return;
    request<ServerInfo>('/api/here').then(
      ({ addresses: [first] }) => setAddress(first ? first + location.pathname : ''),
      () => setAddress(''),
    );
  }, []);
  return address;
}

/** The short code of the table, for who cannot point a camera at it. */
function ShortCode({ code }: { code: string }) {
  const speak = useSpeak('together');
  if (code === '') return null;
  return (
    <p class="gather-short">
      {speak?.('gather-short')} <b>{code}</b>
    </p>
  );
}

/** Hands the link on to whatever the device sends messages with, where it can. */
function SendTool({ address, title }: { address: string; title: string }) {
  const speak = useSpeak('together');
  if (!speak || !('share' in navigator)) return null;
  const text = speak('gather-send-words', { game: title });
  return (
    <button
      type="button"
      class="primary"
      data-gather="send"
      // Whoever changes their mind has sent nothing.
      onClick={() => void navigator.share({ title: 'Ashtapada', text, url: address }).catch(() => {})}
    >
      {speak('gather-send')}
    </button>
  );
}

function Invitation({ address, code, title }: { address: string; code: string; title: string }) {
  const [said, setSaid] = useSaid();
  if (address === '')
    return (
      <>
        <ShortCode code={code} />
        <details class="gather-note">
          <summary>{t('gather-alone')}</summary>
          <p>
            <Coded text={t('gather-alone-how')} />
          </p>
        </details>
      </>
    );
  return (
    <div class="gather-invite">
      <QrCode text={address} label={t('gather-code')} />
      <div>
        <p>{t('gather-how')}</p>
        <input
          type="text"
          readonly
          value={address}
          aria-label={t('gather-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="gather-buttons">
          <SendTool address={address} title={title} />
          <button
            type="button"
            data-gather="copy"
            onClick={() =>
              copyText(address).then((done) => setSaid(t(done ? 'gather-copied' : 'gather-copy-by-hand')))
            }
          >
            {t('share-copy')}
          </button>
          <span role="status">
            <Spoken said={said} />
          </span>
        </div>
        <ShortCode code={code} />
      </div>
    </div>
  );
}

/** So long whoever has set the table up waits for the seat, in milliseconds: then it is asked for as by anybody. */
const PATIENCE = 3000;

interface Props {
  store: Store;
  onClose(): void;
}

/** Open until it is closed, or until nobody is waited for: everybody has sat down, or whoever sits plays with the computer. */
export function Gather({ store, onClose }: Props) {
  const asWhom = useOwnName();
  const [said, setSaid] = useState(false);
  const speak = useSpeak('terms');
  // Known before the seats are seen: an invitation that came later would push them away under the pointer.
  const address = useInvitation();
  const told = store.seats.told.value;
  const full = told !== null && told.free.length === 0;
  const filled = (seat: Seat) => told?.stand_ins.some((plan) => plan.seat === seat) ?? false;
  const sits = told !== null && told.yours.length > 0;
  /** Whoever sits waits for nobody any more: what is still free the computer plays. Others may still sit down there. */
  const complete = sits && !store.seats.vacant.value;
  // Whoever opened it to look at a full table sees it all the same.
  const opened = useRef({ full, complete });
  // Whoever has set the table up sits there at once, before anything is asked.
  const [wanted, setWanted] = useState(setUp.game === store.id ? setUp.seat : null);
  const [filling, setFilling] = useState(false);
  const [introduced, setIntroduced] = useState(false);
  const rises = useRef(false);
  // Before the seat can be taken again.
  useLayoutEffect(() => {
    // Whoever has sat down was not refused.
    setSaid(false);
    if (rises.current && told?.yours.length === 0) forgetKey(store.id);
    rises.current = false;
  }, [told?.yours.length]);
  useEffect(() => {
    if ((full && !opened.current.full) || (complete && !opened.current.complete)) onClose();
  }, [full, complete]);
  const sitDown = (seat: Seat) => {
    setSaid(true);
    // Whoever set the table up may have written there who is to come.
    const planned = told?.free.includes(seat)
      ? told.seats.find((plan) => plan.seat === seat)?.player
      : undefined;
    const name = asWhom.name.trim() || (planned?.kind === 'human' ? planned.name : '');
    store.seats.say(sitting(store.id, seat, name));
  };
  const everywhere = sitsEverywhere(store.id);
  useEffect(() => {
    if (everywhere) for (const seat of told?.free ?? []) store.seats.say(sitting(store.id, seat, ''));
  }, [told?.free.length]);
  useEffect(() => {
    if (wanted === null || !told) return;
    setUp.game = '';
    if (!told.free.includes(wanted)) return setWanted(null);
    sitDown(wanted);
    const timer = setTimeout(() => setWanted(null), PATIENCE);
    return () => clearTimeout(timer);
  }, [wanted, told?.free.length]);
  const unfilled = (told?.free ?? []).find((seat) => !filled(seat));
  // A seat may be told to be filled before the request for it is answered: the next one is asked for when it is.
  const pending = store.sending.waiting.value;
  const asked = useRef<Seat | null>(null);
  useEffect(() => {
    if (!filling || !unfilled) {
      asked.current = null;
      if (filling) setFilling(false);
      return;
    }
    if (pending || asked.current === unfilled) return;
    asked.current = unfilled;
    store.requests.consent({ kind: 'stand-in', seat: unfilled });
  }, [filling, unfilled, pending]);
  if (!told || address === null || everywhere || wanted !== null) return null;
  const { seats, free, here, yours, watching } = told;
  const rename = () => yours.forEach(sitDown);
  const rise = (seat: Seat) => {
    const message = rising(store.id, seat);
    if (!message) return;
    rises.current = yours.length === 1;
    store.seats.say(message);
  };
  const trouble = said && store.notices.notice.value !== '';
  const people = seats.filter(({ player }) => player.kind === 'human');
  const line = (seat: Seat, own: string) => {
    const open = free.includes(seat);
    const ally = store.game.live.value?.seats.find((one) => one.seat === seat)?.ally;
    const mine = yours.includes(seat);
    const words = open
      ? 'gather-free'
      : mine
        ? 'gather-mine'
        : here.includes(seat)
          ? 'gather-here'
          : 'gather-away';
    return (
      <li key={seat} data-sits={seat} data-state={words.replace('gather-', '')}>
        <ArmyMark colour={store.people.colours.value[seat] ?? ''} />
        <span class="gather-who">
          <b>{isolated(own) || t('army-name', { colour: store.people.colours.value[seat] ?? '' })}</b>
          {ally && <small>{t('seat-with', seatArgs(store.people.names.value, ally))}</small>}
          <small>{open && filled(seat) ? speak?.('absent-filled') : t(words)}</small>
        </span>
        {open && (
          <button
            type="button"
            // Whoever sits already may take more seats, but is waiting for the others.
            class={sits ? '' : 'primary'}
            data-gather={`sit-${seat}`}
            onClick={() => sitDown(seat)}
          >
            {t('gather-sit')}
          </button>
        )}
        {open && !store.game.table.value?.rated && sits && !filled(seat) && (
          <button
            type="button"
            class="quiet"
            data-gather={`fill-${seat}`}
            onClick={() => store.requests.consent({ kind: 'stand-in', seat })}
          >
            {speak?.('absent-fill')}
          </button>
        )}
        {mine && (
          <Sure
            class="quiet"
            question={t('sure-rise')}
            known={{ 'data-gather': `rise-${seat}` }}
            onDone={() => rise(seat)}
          >
            {t('gather-rise')}
          </Sure>
        )}
      </li>
    );
  };
  const invitation = !full && (
    <Invitation
      address={address}
      code={told.code}
      title={cardOf(store.game.table.value?.rules ?? '')?.title ?? ''}
    />
  );
  const title = full || complete ? 'gather-table' : sits ? 'gather-wait' : 'gather-title';
  return (
    <>
      <Dialog kind="gather" title={t(title)} onClose={onClose}>
        <WishesHere store={store} />
        {/* Who sits asks the others to come. */}
        {sits && invitation}
        {!full && <NameField own={asWhom} label={t('gather-name')} class="gather-name" onDone={rename} />}
        {store.game.table.value?.rated && !full && <AccountNeeded where="table" back={location.pathname} />}
        <ul>{people.map(({ seat, player }) => line(seat, player.kind === 'human' ? player.name : ''))}</ul>
        {trouble && (
          <p role="alert" class="problem">
            <Spoken said={store.notices.spoken.value} />
          </p>
        )}
        {sits && unfilled && !store.game.table.value?.rated && (
          <p>
            <button
              type="button"
              class="primary"
              data-gather="start"
              disabled={filling}
              onClick={() => setFilling(true)}
            >
              {t('gather-start')}
            </button>
          </p>
        )}
        <p>
          <button type="button" class="quiet" data-open="intro" onClick={() => setIntroduced(true)}>
            {t('intro-how')}
          </button>
          {!sits && (
            <button type="button" class="quiet" data-gather="watch" onClick={onClose}>
              {t('gather-watch')}
            </button>
          )}
        </p>
        {watching > 0 && <p class="gather-note">{t('gather-watching', { count: watching })}</p>}
        <Agreed store={store} />
        {speak && <TermsLine store={store} speak={speak} />}
        {speak && <TellMe store={store} speak={speak} />}
        {speak && <TermsTools store={store} speak={speak} onDone={onClose} />}
        {!sits && invitation}
      </Dialog>
      {introduced && (
        <IntroCard
          rules={store.game.table.value?.rules ?? ''}
          changes={store.game.table.value?.options ?? []}
          onClose={() => setIntroduced(false)}
        />
      )}
    </>
  );
}
