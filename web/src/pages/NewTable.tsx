// Setting up a table: who sits where, how the dice are thrown, which options.
import { useEffect, useRef, useState } from 'preact/hooks';
import { MiniBoard } from '../board/MiniBoard';
import { ArmyMark } from '../board/Piece';
import { cardOf, catalogue } from '../data';
import type { GameCard } from '../generated/GameCard';
import type { OptionVerdict } from '../generated/OptionVerdict';
import type { Player } from '../generated/Player';
import type { SeatView } from '../generated/SeatView';
import type { View } from '../generated/View';
import { checkOptions, createGame, playLine } from '../net/api';
import { carried } from '../review/carried';
import { askOf, type Ground } from '../review/ground';
import { navigate, search } from '../router';
import { sideName } from '../table/sides';
import { statusOf } from '../table/status';
import { language, maybe, t } from '../text';
import { coloursOf } from '../text/event';
import { failureSentence, problemSentence } from '../text/problem';
import { ClockField } from './ClockField';
import { choiceOf, planOf } from './clockChoice';
import { OptionField } from './OptionField';
import { changes, grouped } from './options';

/** One person against the computer, unless changed. */
function firstPlayers(seats: readonly SeatView[]): Record<string, Player> {
  const other: Player = { kind: 'bot', bot: catalogue.value?.bots.at(-1)?.id ?? 'random' };
  return Object.fromEntries(
    seats.map((seat, index) => [seat.seat, index === 0 ? { kind: 'human', name: '' } : other]),
  );
}

/** Whose turn it is in a position from which a game is to begin. */
function whoseTurn(view: View): string {
  const { id, args } = statusOf(
    view,
    coloursOf(view.seats),
    { browsing: false, paused: false, huff: false },
    [],
  );
  return t(id, args);
}

/** The option that tells who begins. */
const FIRST = 'firstPlayer';

function SeatField({
  seat,
  seats,
  player,
  dice,
  onChange,
}: {
  seat: SeatView;
  seats: readonly SeatView[];
  player: Player;
  dice: boolean;
  onChange(player: Player): void;
}) {
  const bots = catalogue.value?.bots ?? [];
  const colours = coloursOf(seats);
  const colour = colours[seat.seat] ?? '';
  const ally = colours[seat.ally ?? ''];
  // What the computer says of itself may speak of dice: not where there are none.
  const about =
    player.kind === 'bot'
      ? ((dice ? null : maybe(`bot-${player.bot}-no-dice`)) ??
        bots.find((bot) => bot.id === player.bot)?.about)
      : null;
  return (
    <div class="seat-field" data-seat={seat.seat}>
      <ArmyMark colour={colour} size={28} />
      <span class="seat-name">
        {sideName(seats, seat)}
        <small>{t(`seat-${seat.seat}`)}</small>
        {ally !== undefined && <small>{t('seat-with', { seatColour: ally })}</small>}
      </span>
      <select
        aria-label={t('new-player-of', { colour })}
        value={player.kind === 'bot' ? player.bot : ''}
        onChange={(event) =>
          onChange(
            event.currentTarget.value
              ? { kind: 'bot', bot: event.currentTarget.value }
              : { kind: 'human', name: '' },
          )
        }
      >
        <option value="">{t('new-person')}</option>
        <optgroup label={t('new-computer')}>
          {bots.map((bot) => (
            <option key={bot.id} value={bot.id}>
              {bot.name}
            </option>
          ))}
        </optgroup>
      </select>
      {player.kind === 'human' ? (
        <input
          type="text"
          placeholder={t('new-name')}
          aria-label={t('new-name')}
          maxLength={40}
          value={player.name}
          onInput={(event) => onChange({ kind: 'human', name: event.currentTarget.value })}
        />
      ) : (
        <small class="about">{about}</small>
      )}
    </div>
  );
}

function Form({ card, from }: { card: GameCard; from: Ground | null }) {
  const [values, setValues] = useState<Record<string, string>>(() => Object.fromEntries(from?.options ?? []));
  const [players, setPlayers] = useState<Record<string, Player>>(() => ({
    ...firstPlayers(card.start.seats),
    ...Object.fromEntries((from?.seats ?? []).map((plan) => [plan.seat, plan.player])),
  }));
  const [carriedView, setCarriedView] = useState<View | null>(null);
  const [byHand, setByHand] = useState(false);
  const [clock, setClock] = useState(() => choiceOf(from?.clock));
  const plan = planOf(clock);
  const [verdict, setVerdict] = useState<OptionVerdict | null>(null);
  const [trouble, setTrouble] = useState('');
  const [sending, setSending] = useState(false);
  const changed = changes(card.options, values);
  // Who begins follows from what is carried here.
  const options = from ? card.options.filter((option) => option.id !== FIRST) : card.options;
  const altered = changes(options, values).length;
  const reset = () => setValues(values[FIRST] === undefined ? {} : { [FIRST]: values[FIRST] });
  const asked = JSON.stringify(changed);

  // What is carried here is shown as it stands, under the options chosen.
  useEffect(() => {
    if (!from) return;
    let wanted = true;
    playLine({ ...askOf(from), options: JSON.parse(asked) }).then(
      (line) => {
        if (!wanted) return;
        setCarriedView(line.view);
        setTrouble(line.stopped ? problemSentence(line.stopped.problem) : '');
      },
      (error: unknown) => wanted && setTrouble(failureSentence(error)),
    );
    return () => {
      wanted = false;
    };
  }, [asked, from, language.value]);

  // The server judges the combination and shows the board that comes of it.
  useEffect(() => {
    if (asked === '[]') {
      setVerdict(null);
      return;
    }
    let wanted = true;
    const timer = setTimeout(() => {
      checkOptions({ rules: card.id, options: JSON.parse(asked) }, language.value).then(
        (answer) => {
          if (!wanted) return;
          setVerdict(answer);
          if (!from) setTrouble('');
        },
        (error: unknown) => wanted && setTrouble(failureSentence(error)),
      );
    }, 150);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, card.id, from, language.value]);

  const board = verdict?.board ?? card.board;
  const start = verdict?.start ?? card.start;
  const problem = verdict?.problem ? problemSentence(verdict.problem) : '';
  const amiss = verdict?.problem?.options?.join(' ') ?? '';
  const form = useRef<HTMLFormElement>(null);
  // What is wrong must be seen; once it is mended, its group stays as it is.
  useEffect(() => {
    for (const id of amiss.split(' ')) {
      const group = form.current?.querySelector(`[data-option="${id}"]`)?.closest('details');
      if (group) group.open = true;
    }
  }, [amiss]);
  const dice = start.turn.kind === 'chance' || start.chance.length > 0 || start.thrower !== null;

  const create = (event: Event) => {
    event.preventDefault();
    setSending(true);
    setTrouble('');
    createGame({
      rules: card.id,
      options: changed,
      seats: start.seats.map((seat) => ({
        seat: seat.seat,
        player: players[seat.seat] ?? { kind: 'human', name: '' },
      })),
      dice: byHand && dice ? 'hand' : 'fair',
      position: from?.position ?? null,
      actions: from?.actions ?? [],
      ...(typeof plan === 'object' && { clock: plan }),
    }).then(
      (created) => navigate(`/game/${created.id}`),
      (error: unknown) => {
        setSending(false);
        setTrouble(failureSentence(error));
      },
    );
  };

  return (
    <form ref={form} class="new-table" onSubmit={create}>
      <div class="new-board">
        <MiniBoard board={board} view={carriedView ?? start} coordinates label={card.title} />
      </div>
      <div class="new-main">
        <h1>{card.title}</h1>
        {from && (
          <p class="begins">
            {t('new-carried', { count: from.actions.length })} {carriedView && whoseTurn(carriedView)}
          </p>
        )}
        <p>{card.blurb}</p>
        <p class="document">
          {card.document} · <a href={`/rules/${card.id}`}>{t('card-rules')}</a> ·{' '}
          <a href={`/setup/${card.id}`}>{t('setup-link')}</a>
        </p>
        <fieldset class="seats">
          <legend>{t('new-seats')}</legend>
          {start.seats.map((seat) => (
            <SeatField
              key={seat.seat}
              seat={seat}
              seats={start.seats}
              dice={dice}
              player={players[seat.seat] ?? { kind: 'human', name: '' }}
              onChange={(player) => setPlayers({ ...players, [seat.seat]: player })}
            />
          ))}
        </fieldset>
        {dice && (
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
        <ClockField choice={clock} onChange={setClock} />
        <div class="new-go">
          <p class="problem" role="alert" hidden={!problem && !trouble}>
            {problem || trouble}
          </p>
          <button
            type="submit"
            class="primary big"
            disabled={sending || problem !== '' || typeof plan === 'string'}
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
      <div class="options">
        <h2>{t('new-options')}</h2>
        <p>{t('new-options-intro')}</p>
        {grouped(options).map((group) => {
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
                  {verdict?.problem?.options?.includes(option.id) && (
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
    </form>
  );
}

export function NewTable({ id }: { id: string }) {
  const card = cardOf(id);
  const brought = search.value === '?on' ? carried() : null;
  const from = brought?.rules === id ? brought : null;
  return (
    <main class="page">
      <p class="crumbs">
        <a href="/">{t('gallery-title')}</a>
      </p>
      {card ? (
        <Form key={card.id} card={card} from={from} />
      ) : (
        <p>{t(catalogue.value ? 'game-unknown' : 'loading')}</p>
      )}
    </main>
  );
}
