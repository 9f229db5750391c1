// How the game ended, who got what and how it came about, and what one may do then.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../../base/focus';
import { still } from '../../base/match';
import { replaceSearch, search } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import { MOTION_MS } from '../../board/motion';
import { ArmyMark } from '../../board/Piece';
import type { Entry } from '../../game/fold';
import type { Seat, Standing } from '../../generated/wire';
import { pressed } from '../../keys/keys';
import { cardOf } from '../../net/catalogue';
import { lazy } from '../../parts/lazy';
import { t } from '../../text';
import { happened } from '../../text/action';
import { called, isChess, type Names } from '../../text/event';
import { failureSentence } from '../../text/problem';
import { again, type Change } from '../again';
import { deedsOf } from '../ends/deeds';
import { type Place, placesOf } from '../ends/placing';
import { useTelling } from '../ends/telling';
import { winWords } from '../ends/winning';
import { raise } from '../sheets';
import type { Store } from '../store';
import { study } from '../studied';
import { NextGame } from './NextGame';
import { NextLevel } from './NextLevel';
import { botWords, personName, sideName } from './names';
import { PartnersButton } from './Partners';
import type { ResultCard } from './resultCard';
import '../../style/ends.css';
import '../../style/result.css';

const Rated = lazy(() => import('./Rated').then((part) => part.Rated), 'quiet');

/** The result is shown when the last piece has landed, and the eye has followed it. */
const LANDING = 3 * MOTION_MS;
/** A sheet pulled down by more than this closes, in pixels. */
const PULLED = 48;

/** Why a game ended by giving up: by the clock, or by a decision. */
const whyGaveUp = (entry: Entry, names: Names): string =>
  entry.events.flatMap((event) => (event.kind === 'resigned' ? happened(entry, event, names) : [])).join(' ');

export interface ResultProps {
  store: Store;
  /** Quarter turns of the board. */
  turns: number;
  /** Whether the game was seen in progress: its end then takes the focus, when the last piece has landed. */
  awaited: boolean;
  /** Hands a picture of the result on, or saves it; tells whether it was saved. */
  onShare(card: ResultCard): Promise<boolean>;
}

export function Result(props: ResultProps) {
  const [asked, setAsked] = useState(false);
  const begin = (change: Change) => {
    setAsked(true);
    again(props.store, change);
  };
  return (
    <>
      <NextGame store={props.store} asked={asked} />
      <Told {...props} onAgain={begin} />
    </>
  );
}

interface ToldProps extends ResultProps {
  onAgain(change: Change): void;
}

function Told({ store, turns, awaited, onAgain, onShare }: ToldProps) {
  const [hidden, setHidden] = useState(false);
  const [said, setSaid] = useSaid();
  const box = useRef<HTMLDivElement>(null);
  const pull = useRef<number | null>(null);
  const [landed, setLanded] = useState(!awaited || still());
  const over = store.showing.current.value && landed;
  useEffect(() => {
    if (landed || !store.showing.current.value) return;
    const timer = setTimeout(() => setLanded(true), LANDING);
    return () => clearTimeout(timer);
  }, [landed, store.showing.current.value]);
  useTelling('result', over && !hidden);
  const told = useRef(!awaited);
  useLayoutEffect(() => {
    if (!over || told.current) return;
    told.current = true;
    box.current?.focus({ preventScroll: true });
    // The final position is seen, wherever the page was scrolled to.
    scrollTo({ top: 0 });
  }, [over]);
  const hide = () => {
    setHidden(true);
    focusBoard();
  };
  const playBack = () => {
    hide();
    store.looking.browse(0);
    // Where the moves are not in sight, they are what one steps through the game with.
    if (document.getElementById('open-moves')?.checkVisibility()) raise('moves');
  };
  const review = () => {
    hide();
    study('review');
  };
  // Whoever comes to look back does so at once; the way back from there leads out.
  useEffect(() => {
    if (!over || awaited) return;
    const asked = search.peek();
    if (asked !== '?play-back' && asked !== '?review') return;
    replaceSearch('');
    if (asked === '?review') review();
    else playBack();
  }, [over]);
  const view = store.game.live.value;
  const table = store.game.table.value;
  const outcome = view?.outcome;
  if (!view || !table || !outcome || !over) return null;
  const gaveUp =
    outcome.ending === 'resignation' &&
    store.game.entries.value.findLast(({ events }) => events.some((event) => event.kind === 'resigned'));
  const places = placesOf(view.seats, outcome);
  const deeds = deedsOf(store.game.entries.value, view.seats);
  const winners = places.filter((place) => place.won);
  const drawn = winners.length === places.length;
  const colour = (seat: Seat) => store.people.colours.value[seat] ?? '';
  // People by their names; all others by their colours, which are unique.
  const nameOf = (seat: Seat): string | null => personName(store.people.players.value[seat]) || null;
  const name = (one: Standing, names: Names) =>
    (one.seat !== names.you && nameOf(one.seat)) || sideName(one, names);
  const won = winners.flatMap((place) => place.seats);
  const headlineOf = (names: Names) => (drawn ? t('result-draw') : winWords(won, names, nameOf));
  const whyOf = (names: Names) => {
    if (gaveUp) return whyGaveUp(gaveUp, names);
    const [first] = won;
    if (outcome.ending === 'target' && first)
      return t('result-target', { side: first.side ?? 'none', count: first.points });
    return t(`ending-${outcome.ending}`);
  };
  const own = store.people.person.value;
  const names = { ...store.people.names.value, you: own };
  const [headline, why] = [headlineOf(names), whyOf(names)];
  if (hidden) {
    return (
      <button type="button" class="result-again" onClick={() => setHidden(false)}>
        {headline}
      </button>
    );
  }
  const score = ({ seats, points }: Place) => {
    const [one] = seats;
    if (!one?.scores) return null;
    return one.side === null ? points : t('seat-kills', { count: points, target: one.target ?? 0 });
  };
  // A browser that cannot hand a picture on saves it.
  const hands = 'canShare' in navigator;
  const share = () => {
    setSaid('');
    // Who sees the picture is somebody else.
    const others = { colours: store.people.colours.value };
    onShare({
      store,
      view,
      board: table.board,
      turns,
      title: cardOf(table.rules)?.title ?? table.rules,
      headline: headlineOf(others),
      why: whyOf(others),
      places: places.map((place) => ({
        rank: place.rank,
        won: place.won && !drawn,
        score: String(score(place) ?? ''),
        sides: place.seats.map((one) => ({ name: name(one, others), colour: colour(one.seat) })),
      })),
    })
      .then((saved) => setSaid(saved ? t('result-saved') : ''))
      .catch((error: unknown) => setSaid(failureSentence(error)));
  };
  const mayGoOn = store.seats.next.value === null && (!table.apart || store.seats.yours.value.length > 0);
  // Where the colours decide who is first, they change at a rematch; elsewhere one asks for that.
  const changes = isChess(store.people.colours.value.men);
  const rematch = (elsewhere: boolean, first: boolean) => (
    <button
      type="button"
      class={first ? 'primary' : ''}
      data-result={elsewhere ? 'elsewhere' : 'again'}
      onClick={() => onAgain({ elsewhere })}
    >
      {t(elsewhere ? 'result-elsewhere' : 'result-again', { first: first ? 'yes' : 'no' })}
    </button>
  );
  return (
    <div
      class="result"
      ref={box}
      role="dialog"
      aria-label={`${t('result-title')}: ${headline}`}
      tabIndex={-1}
      onKeyDown={(event) => pressed('page', event) === 'close' && hide()}
    >
      {/* A sheet on a phone: it can be pulled down as well. */}
      <button
        type="button"
        class="result-close"
        aria-label={t('result-look')}
        title={t('result-look')}
        onClick={hide}
        onPointerDown={(event) => {
          pull.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const from = pull.current;
          pull.current = null;
          if (from !== null && event.clientY - from > PULLED) hide();
        }}
      >
        <span aria-hidden="true">✕</span>
      </button>
      <h2>{headline}</h2>
      <p>{why}</p>
      <ol class="ranking">
        {places.map((place) => (
          <li key={place.seats[0]?.seat} class={place.won && !drawn ? 'winner' : ''}>
            <span class="rank">{place.rank}.</span>
            <div class="members">
              {place.seats.map((one) => {
                const player = store.people.players.value[one.seat];
                const all = deeds.get(one.seat) ?? [];
                // That a game began with points explains them only beside others; one deed for all of them says little.
                const tells = all.length > 1 || all.some(({ points }) => points !== one.points);
                const done = tells && all.some(({ deed }) => deed !== 'before') ? all : [];
                const also = [
                  player?.kind === 'bot' && botWords(player.bot, view.seats),
                  view.left?.includes(one.seat) && t('result-left'),
                ].filter((words) => typeof words === 'string');
                return (
                  <div class="member" key={one.seat}>
                    <ArmyMark colour={colour(one.seat)} size={22} />
                    <span class="who" title={[name(one, names), ...also].join(', ')}>
                      <span class="name">{name(one, names)}</span>{' '}
                      {also.map((words) => (
                        <span key={words} class="player-name">
                          {words}
                        </span>
                      ))}
                      {done.length > 0 && (
                        <small class="deeds">
                          {done.map(({ deed, points }) => `${t(`deed-${deed}`)} ${points}`).join(' · ')}
                        </small>
                      )}
                    </span>
                    {place.seats.length > 1 && one.scores && <span class="own-points">{one.points}</span>}
                  </div>
                );
              })}
            </div>
            {score(place) !== null && <span class="points">{score(place)}</span>}
          </li>
        ))}
      </ol>
      {table.rated && <Rated store={store} />}
      <div class="result-buttons">
        {!store.trial && mayGoOn && rematch(changes, true)}
        {!store.trial && mayGoOn && rematch(!changes, false)}
        {!store.trial && mayGoOn && table.start.seats.length === 4 && (
          <PartnersButton
            seats={table.start.seats}
            nameOf={(seat) =>
              (seat !== own && nameOf(seat)) || t('army-name', { colour: called(names, seat) })
            }
            onChoose={(partners) => onAgain({ partners })}
          />
        )}
        {!store.trial && awaited && own && (
          <NextLevel store={store} game={table.id} seats={view.seats} places={places} own={own} />
        )}
        <button type="button" data-result="review" onClick={playBack}>
          {t('result-review')}
        </button>
        <button type="button" data-result="study" onClick={review}>
          {t('result-study')}
        </button>
        <button type="button" data-result="share" onClick={share}>
          {t(hands ? 'result-share' : 'result-save')}
        </button>
        <a class="button" href={`/new/${table.rules}`}>
          {t('out-new')}
        </a>
        <a class="button" href="/">
          {t('result-gallery')}
        </a>
      </div>
      <p class="result-said" aria-live="polite">
        <Spoken said={said} />
      </p>
    </div>
  );
}
