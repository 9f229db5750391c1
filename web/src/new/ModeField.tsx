// Against the computer, at this screen or with friends: a card for each, and what one wants to say about it.

import { alone } from '../base/alone';
import { classRules } from '../base/classroom';
import { ArmyMark } from '../board/Piece';
import type { GameCard, NewGame, Seat, Standing } from '../generated/wire';
import { lazy } from '../parts/lazy';
import { beatenIn, TOP } from '../table/seats/ladder';
import { levelOf, usualBot } from '../table/seats/level';
import { botName, sideName } from '../table/seats/names';
import { t } from '../text';
import type { Colours } from '../text/event';
import { Face } from './Face';
import { against, among, levelIn, MODES, type Mode, ownSeat, type Players } from './modes';

/** The sign of each, in a square of 24 units, with one stroke. */
const SIGNS: Readonly<Record<Mode, string>> = {
  computer: 'M4 5H20V16H4ZM9 20H15M12 16V20M8 9.5H8.2M15.8 9.5H16M9 12.8C10.5 13.8 13.5 13.8 15 12.8',
  here: 'M3 10L12 4L21 10L12 16ZM3 14L12 20L21 14',
  friends:
    'M8.5 11A3.5 3.5 0 1 0 8.5 4A3.5 3.5 0 0 0 8.5 11ZM2.5 20C2.5 12.5 14.5 12.5 14.5 20M15.5 4.3A3.5 3.5 0 0 1 15.5 10.7M17 14.2C20 15 21.5 17 21.5 20',
};

const Solved = lazy(() => import('./Solved').then((part) => part.Solved), 'quiet');

interface Props {
  mode: Mode;
  card: GameCard;
  seats: readonly Standing[];
  colours: Colours;
  players: Players;
  /** The game as it is set up so far, without its seats. */
  game: NewGame;
  /** Whether turns take days. */
  days: boolean;
  onMode(mode: Mode, players: Players): void;
  onPlayers(players: Players): void;
  onDays(days: boolean): void;
}

/** The strongest level that there is here. */
const top = () => Math.min(TOP, classRules.value.level);

const LEVELS = Array.from({ length: TOP }, (_, index) => index + 1);

/** The ladder: eight faces, of which those that were beaten wear a mark. */
function Ladder({ card, seats, players, onPlayers, own }: Props & { own: Seat }) {
  const chosen = levelIn(players);
  const beaten = beatenIn(card.id);
  return (
    <fieldset class="ladder">
      <legend>{t('new-level')}</legend>
      <div class="rungs">
        {LEVELS.filter((level) => level <= top()).map((level) => {
          const name = botName(`level-${level}`, seats);
          return (
            <label key={level} class={level <= beaten ? 'rung beaten' : 'rung'} title={name}>
              <input
                type="radio"
                name="level"
                value={level}
                checked={level === chosen}
                aria-label={`${name}, ${t('new-level-of', { level, top: top() })}${level <= beaten ? `, ${t('new-level-beaten')}` : ''}`}
                onChange={() => onPlayers(against(seats, players, own, level))}
              />
              <Face level={level} />
              <b>{level}</b>
            </label>
          );
        })}
      </div>
      <p class="rung-name">
        {chosen !== null && (
          <>
            <b>{botName(`level-${chosen}`, seats)}</b> · {t('new-level-of', { level: chosen, top: top() })}
          </>
        )}
        {beaten > 0 && (
          <small>
            {t('new-level-next', { beaten, next: beaten + 1, top: beaten >= top() ? 'yes' : 'no' })}
          </small>
        )}
      </p>
    </fieldset>
  );
}

/** Which side one plays. */
function Side({ seats, colours, players, onPlayers, own }: Props & { own: Seat }) {
  const level = levelIn(players) ?? levelOf(usualBot(seats)) ?? 3;
  return (
    <fieldset class="own-side">
      <legend>{t('new-side')}</legend>
      {seats.map((one) => (
        <label key={one.seat}>
          <input
            type="radio"
            name="side"
            value={one.seat}
            checked={one.seat === own}
            onChange={() => onPlayers(against(seats, players, one.seat, level))}
          />
          <ArmyMark colour={colours[one.seat] ?? ''} size={24} /> {sideName(one, { colours })}
        </label>
      ))}
    </fieldset>
  );
}

/** The names of those who sit around one screen. */
const Names = ({ seats, colours, players, onPlayers }: Props) => (
  <fieldset class="here-names">
    <legend>{t('new-names')}</legend>
    {seats.map((one) => {
      const player = players[one.seat];
      return (
        <label key={one.seat}>
          <ArmyMark colour={colours[one.seat] ?? ''} size={24} />
          <input
            type="text"
            aria-label={`${sideName(one, { colours })}: ${t('new-name')}`}
            placeholder={sideName(one, { colours })}
            maxLength={40}
            value={player?.kind === 'human' ? player.name : ''}
            onInput={(event) =>
              onPlayers({ ...players, [one.seat]: { kind: 'human', name: event.currentTarget.value } })
            }
          />
        </label>
      );
    })}
  </fieldset>
);

/** Now, or over days. */
const When = ({ days, onDays }: Pick<Props, 'days' | 'onDays'>) => (
  <fieldset class="when">
    <legend>{t('new-when')}</legend>
    {[false, true].map((one) => (
      <label key={String(one)}>
        <input type="radio" name="when" checked={days === one} onChange={() => onDays(one)} />
        {t(one ? 'new-when-days' : 'new-when-now')}
      </label>
    ))}
  </fieldset>
);

export function ModeField(props: Props) {
  const { mode, seats, players, onMode } = props;
  const own = ownSeat(seats, players) ?? seats[0]?.seat ?? 'south';
  const choose = (one: Mode) => {
    const level = levelIn(players) ?? levelOf(usualBot(seats)) ?? 3;
    onMode(one, one === 'computer' ? against(seats, players, own, level) : among(seats, players));
  };
  return (
    <div class="mode-field">
      <fieldset class="modes">
        <legend class="visually-hidden">{t('new-mode')}</legend>
        {MODES.map((one) => (
          <label key={one} class="mode">
            <input type="radio" name="mode" value={one} checked={one === mode} onChange={() => choose(one)} />
            <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
              <path d={SIGNS[one]} />
            </svg>
            <span>
              <b>{t(`new-mode-${one}`)}</b>
              <small>
                {t(`new-mode-${alone && one === 'friends' ? 'links' : one}-about`, { top: top() })}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {mode === 'computer' && <Ladder {...props} own={own} />}
      {mode === 'computer' && props.card.family === 'soldiers' && top() === TOP && (
        <Solved {...props} own={own} />
      )}
      {mode === 'computer' && <Side {...props} own={own} />}
      {mode === 'here' && <Names {...props} />}
      {mode === 'friends' && !alone && <When {...props} />}
    </div>
  );
}
