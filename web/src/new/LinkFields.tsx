// Where a game is played by links: how many people play, who leads which armies, and what that means.
import { ArmyMark } from '../board/Piece';
import type { Seat, Standing } from '../generated/wire';
import { useKeeps } from '../table/links/letters';
import { sideName } from '../table/seats/names';
import { t } from '../text';
import type { Colours } from '../text/event';
import { useSpeak } from '../text/speak';
import type { Players } from './modes';
import '../style/links.css';

interface Props {
  seats: readonly Standing[];
  colours: Colours;
  /** The seats of each, those of this device first where that is known. */
  people: readonly (readonly Seat[])[];
  players: Players;
  dice: boolean;
  onCount(count: number): void;
  onPlayers(players: Players): void;
  /** Somebody wants to play another side; only where there are no dice. */
  onSide(seat: Seat): void;
}

export function LinkFields({ seats, colours, people, players, dice, onCount, onPlayers, onSide }: Props) {
  const speak = useSpeak('links');
  const keeps = useKeeps();
  if (!speak) return null;
  const named = (seat: Seat) => {
    const one = seats.find((other) => other.seat === seat);
    return one ? sideName(one, { colours }) : '';
  };
  const own = people[0]?.[0];
  return (
    <>
      {seats.length > 2 ? (
        <fieldset class="link-people">
          <legend>{speak('links-number')}</legend>
          {[2, seats.length].map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="people"
                value={one}
                checked={people.length === one}
                onChange={() => onCount(one)}
              />
              {speak('links-number-each', { count: one })}
            </label>
          ))}
        </fieldset>
      ) : (
        !dice && (
          <fieldset class="link-people">
            <legend>{speak('links-side')}</legend>
            {seats.map(({ seat }) => (
              <label key={seat}>
                <input
                  type="radio"
                  name="side"
                  value={seat}
                  checked={seat === own}
                  onChange={() => onSide(seat)}
                />
                <ArmyMark colour={colours[seat] ?? ''} size={24} /> {named(seat)}
              </label>
            ))}
          </fieldset>
        )
      )}
      <fieldset class="here-names">
        <legend>{t('new-names')}</legend>
        {people.map((own) => {
          const player = own[0] && players[own[0]];
          return (
            <label key={own.join()}>
              {own.map((seat) => (
                <ArmyMark key={seat} colour={colours[seat] ?? ''} size={24} />
              ))}
              <input
                type="text"
                aria-label={`${own.map(named).join(', ')}: ${t('new-name')}`}
                placeholder={own.map(named).join(' + ')}
                maxLength={40}
                value={player?.kind === 'human' ? player.name : ''}
                onInput={(event) => {
                  const name = event.currentTarget.value;
                  const all = own.map((seat) => [seat, { kind: 'human', name }] as const);
                  onPlayers({ ...players, ...Object.fromEntries(all) });
                }}
              />
            </label>
          );
        })}
      </fieldset>
      {!keeps && <p class="problem">{speak('links-unkept')}</p>}
      <p>
        {seats.length > 2 && people.length === 2 && `${speak('links-two-kings')} `}
        {people.length > 2 && `${speak('links-invite-many')} `}
        {speak(dice ? 'links-no-clock' : 'links-no-dice')}
      </p>
    </>
  );
}
