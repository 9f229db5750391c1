// Setting up a table: who sits where, how the dice are thrown, which options.
import { useEffect, useRef, useState } from 'preact/hooks';
import { alone } from '../base/alone';
import { classRules } from '../base/classroom';
import { Failure, type Trouble } from '../base/failure';
import { navigate, search } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { askOf, type Ground } from '../game/ground';
import type { GameCard, NewGame, Player, PositionView, Seat, Standing } from '../generated/wire';
import { remember, usualPlayers } from '../home/start';
import { createGame, lookAt } from '../net/api';
import { cardOf, catalogue, settling } from '../net/catalogue';
import { begun as introduced } from '../parts/intro/known';
import { lazy } from '../parts/lazy';
import { MiniBoard } from '../parts/MiniBoard';
import { Nothing } from '../parts/nothing';
import { carried } from '../review/carried';
import { coloursOf } from '../settings/colours';
import { beginByLinks, shared } from '../table/links/letters';
import { levelOf } from '../table/seats/level';
import { opened as setUp } from '../table/seats/opened';
import { statusOf } from '../table/told/status';
import { language, t } from '../text';
import { failureSentence, problemSentence } from '../text/problem';
import { ClockField } from './ClockField';
import { choiceOf, oddsOf, planOf } from './clockChoice';
import { LinkFields } from './LinkFields';
import { ModeField } from './ModeField';
import { modeOf, type Players } from './modes';
import { OptionField } from './OptionField';
import { changes, grouped, offered } from './options';
import { SeatField } from './SeatField';
import { TermsField, USUAL_TERMS } from './TermsField';
import '../style/new.css';

const Unkept = lazy(() => import('../parts/Unkept').then((part) => part.Unkept), 'quiet');

/** What the address asks for: a table at which each has a device of their own, a game that is carried here. */
const asks = (what: 'apart' | 'on') => new URLSearchParams(search.value).has(what);

/** The seat that the address asks for, if it is one of these. */
const seatAsked = (seats: readonly Standing[]) =>
  seats.find(({ seat }) => search.value === `?seat=${seat}`)?.seat ?? null;

/** A player as the class may meet him: no stronger than was settled; the character stays. */
const bounded = (player: Player): Player => {
  const level = player.kind === 'bot' ? levelOf(player.bot) : null;
  return player.kind === 'bot' && level !== null
    ? { ...player, bot: player.bot.replace(String(level), String(Math.min(level, classRules.value.level))) }
    : player;
};

/** Whose turn it is in a position from which a game is to begin. */
function whoseTurn({ view, choices }: PositionView): string {
  const calm = { browsing: false, paused: false, huff: false };
  const { id, args } = statusOf(view, choices.legal, { colours: coloursOf(view.seats) }, calm, []);
  return t(id, args);
}

function Form({ card, from }: { card: GameCard; from: Ground | null }) {
  const [values, setValues] = useState<Record<string, string>>(() => Object.fromEntries(from?.options ?? []));
  const [players, setPlayers] = useState<Players>(() => ({
    // Friends take their seats when they come.
    ...(asks('apart') ? {} : usualPlayers(card.start.seats, seatAsked(card.start.seats))),
    ...Object.fromEntries(
      (from?.seats ?? [])
        // Friends play where computers did.
        .filter(({ player }) => player.kind === 'human' || !asks('apart'))
        .map((plan) => [plan.seat, plan.player]),
    ),
  }));
  const [byHand, setByHand] = useState(false);
  const [apart, setApart] = useState(asks('apart'));
  const [mode, setMode] = useState(() => modeOf(players, apart));
  /** How many play by links. */
  const [count, setCount] = useState(2);
  const [side, setSide] = useState<Seat | null>(null);
  const linked = alone && apart;
  const [terms, setTerms] = useState(USUAL_TERMS);
  const { absence, ...others } = terms;
  const [clock, setClock] = useState(() => choiceOf(from?.clock, from?.clocks));
  const plan = planOf(clock);
  const days = clock.kind === 'days';
  const odds = oddsOf(
    clock,
    card.start.seats.map(({ seat }) => seat),
  );
  /** What the server shows of the options as they were changed, and what is wrong with them. */
  const [seen, setSeen] = useState<PositionView | null>(null);
  const [amiss, setAmiss] = useState<Trouble | null>(null);
  const [trouble, setTrouble] = useSaid();
  const [sending, setSending] = useState(false);
  const changed = changes(card.options, values);
  // Who begins follows from what is carried here.
  const options = from ? card.options.filter((option) => option.purpose !== 'first') : card.options;
  const altered = changes(options, values).length;
  const first = settling('first', card) ?? '';
  const reset = () => setValues(values[first] === undefined ? {} : { [first]: values[first] });
  const asked = JSON.stringify(changed);

  // The server judges the combination, and shows what comes of it: the start, or what is carried here.
  useEffect(() => {
    if (!from && asked === '[]') {
      setSeen(null);
      setAmiss(null);
      return;
    }
    let wanted = true;
    const game = from ? askOf(from) : { rules: card.id, position: null };
    const take = (view: PositionView | null, problem: Trouble | null) => {
      if (!wanted) return;
      // What was seen last stays beside what is wrong with it.
      if (view) setSeen(view);
      setAmiss(problem);
      setTrouble('');
    };
    const timer = setTimeout(
      () => {
        lookAt({ ...game, options: JSON.parse(asked) }).then(
          (view) => take(view, view.stopped ?? null),
          (error: unknown) => {
            const known = error instanceof Failure && error.problem.kind.startsWith('bad-');
            if (known) take(null, error.problem);
            else if (wanted) setTrouble(failureSentence(error));
          },
        );
      },
      asked === '[]' ? 0 : 150,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, card.id, from, language.value]);

  const { board, look } = seen ?? card;
  const start = seen?.start ?? card.start;
  const problem = amiss ? problemSentence(amiss) : '';
  const wrong = amiss?.options?.join(' ') ?? '';
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  // What is wrong must be seen; once it is mended, its group stays as it is.
  useEffect(() => {
    for (const id of wrong === '' ? [] : wrong.split(' ')) {
      const group = form.current?.querySelector(`[data-option="${id}"]`)?.closest('details');
      if (group) group.open = true;
      if (details.current) details.current.open = true;
    }
  }, [wrong]);
  const dice = look.die !== null;
  const colours = coloursOf(start.seats);

  const parts = shared(start.seats, count);
  const isOwn = (seats: Seat[]) => side !== null && seats.includes(side);
  const people = [...parts.filter(isOwn), ...parts.filter((seats) => !isOwn(seats))];
  const botAt = (seat: Seat) => {
    const player = players[seat];
    return player?.kind === 'bot' ? player.bot : null;
  };

  const asSetUp: NewGame = {
    rules: card.id,
    options: changed,
    seats: [],
    dice: 'hand',
    position: from?.position ?? null,
    actions: from?.actions ?? [],
    ...(from?.edition !== undefined && { edition: from.edition }),
  };

  const create = (event: Event) => {
    event.preventDefault();
    setSending(true);
    setTrouble('');
    const game: NewGame = {
      ...asSetUp,
      seats: start.seats.map((seat) => ({
        seat: seat.seat,
        player: bounded(players[seat.seat] ?? { kind: 'human', name: '' }),
      })),
      dice: byHand && dice && !linked ? 'hand' : 'fair',
      ...(!linked && typeof plan === 'object' && { clock: plan }),
      ...(!linked && typeof odds === 'object' && odds.length > 0 && { clocks: odds }),
      ...(apart && !linked && { apart, ...others, ...(!days && { absence }) }),
    };
    const made = linked ? beginByLinks(game, people) : createGame(game);
    made.then(
      (created) => {
        const own = start.seats.find(({ seat }) => (players[seat] ?? { kind: 'human' }).kind === 'human');
        remember(card.id, own?.seat ?? null);
        // What goes on from a position is no first game.
        if (own && !from) introduced.game = created.id;
        if (apart && own && !linked) Object.assign(setUp, { game: created.id, seat: own.seat });
        navigate(`/game/${created.id}`);
      },
      (error: unknown) => {
        setSending(false);
        setTrouble(failureSentence(error));
      },
    );
  };

  return (
    <form ref={form} class="new-table" onSubmit={create}>
      <div class="new-board">
        <MiniBoard board={board} view={seen?.view ?? start} coordinates label={card.title} />
      </div>
      <div class="new-main">
        <h1>{card.title}</h1>
        {from && (
          <p class="begins">
            {t('new-carried', { count: from.actions.length })} {seen && whoseTurn(seen)}
          </p>
        )}
        <p>{card.blurb}</p>
        <p class="document">
          {card.document} · <a href={`/rules/${card.id}`}>{t('card-rules')}</a> ·{' '}
          <a href={`/setup/${card.id}`}>{t('setup-link')}</a>
        </p>
        <ModeField
          mode={mode}
          card={card}
          seats={start.seats}
          colours={colours}
          players={players}
          game={asSetUp}
          days={days}
          onMode={(one, seated) => {
            setMode(one);
            setApart(one === 'friends');
            setPlayers(seated);
          }}
          onPlayers={setPlayers}
          onDays={(over) => setClock({ ...clock, kind: over ? 'days' : 'none' })}
        />
        {linked && (
          <LinkFields
            seats={start.seats}
            colours={colours}
            people={people}
            players={players}
            dice={dice}
            onCount={setCount}
            onPlayers={setPlayers}
            onSide={setSide}
          />
        )}
        <details ref={details} class="set-up-details">
          <summary>
            {t('new-details')}
            {altered > 0 && <span class="badge">{t('new-changed', { count: altered })}</span>}
          </summary>
          <fieldset class="seats" hidden={linked}>
            <legend>{t('new-seats')}</legend>
            {start.seats.map((seat, index) => (
              <SeatField
                key={seat.seat}
                seat={seat}
                seats={start.seats}
                colours={colours}
                dice={dice}
                family={card.family}
                before={start.seats.slice(0, index).flatMap((one) => botAt(one.seat) ?? [])}
                player={players[seat.seat] ?? { kind: 'human', name: '' }}
                onChange={(player) => setPlayers({ ...players, [seat.seat]: player })}
              />
            ))}
          </fieldset>
          {apart && !linked && <TermsField terms={terms} days={days} onChange={setTerms} />}
          {dice && !linked && (
            <fieldset class="dice-source">
              <legend>{t('new-dice')}</legend>
              <label>
                <input type="radio" name="dice" checked={!byHand} onChange={() => setByHand(false)} />
                {t('new-dice-fair')}
              </label>
              <label>
                <input type="radio" name="dice" checked={byHand} onChange={() => setByHand(true)} />
                {t('new-dice-hand')}
              </label>
            </fieldset>
          )}
          {!linked && <ClockField choice={clock} onChange={setClock} seats={start.seats} colours={colours} />}
          <div class="options">
            <h2>{t('new-options')}</h2>
            <p>{t('new-options-intro')}</p>
            {grouped(offered(options, values)).map((group) => {
              const altered = changes(group.options, values).length;
              return (
                <details key={group.id} class="option-group">
                  <summary>
                    {t(`options-${group.id}`)}
                    {altered > 0 && <span class="badge">{t('new-changed', { count: altered })}</span>}
                  </summary>
                  {group.options.map((option) => (
                    <div key={option.id} class="option-slot">
                      <OptionField
                        option={option}
                        value={values[option.id] ?? option.default}
                        seats={start.seats}
                        onChange={(value) => setValues({ ...values, [option.id]: value })}
                      />
                      {amiss?.options?.includes(option.id) && (
                        <p class="problem" role="alert">
                          {problem}
                        </p>
                      )}
                    </div>
                  ))}
                </details>
              );
            })}
          </div>
        </details>
        {alone && <Unkept />}
        <div class="new-go">
          <p class="problem" role="alert" hidden={!problem && !trouble.words}>
            {problem || <Spoken said={trouble} />}
          </p>
          <button
            type="submit"
            class="primary big"
            disabled={sending || problem !== '' || typeof plan === 'string' || typeof odds === 'string'}
          >
            {t('new-start')}
          </button>
          {altered > 0 && (
            <span class="changed-count">
              {t('new-changed', { count: altered })}{' '}
              <button type="button" class="quiet" onClick={reset}>
                {t('new-reset')}
              </button>
            </span>
          )}
        </div>
      </div>
    </form>
  );
}

export function NewTable({ id }: { id: string }) {
  const card = cardOf(id);
  const brought = asks('on') ? carried() : null;
  const from = brought?.rules === id ? brought : null;
  return (
    <main class="page">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      {card ? (
        <Form key={card.id} card={card} from={from} />
      ) : catalogue.value ? (
        <Nothing words={t('game-unknown')} />
      ) : (
        <p>{t('loading')}</p>
      )}
    </main>
  );
}
