// Who takes a seat at a new table.
import { ArmyMark } from '../board/Piece';
import { catalogue } from '../data';
import type { Player } from '../generated/Player';
import type { Standing } from '../generated/Standing';
import { botWords, sideName } from '../table/seats/names';
import { maybe, t } from '../text';
import type { Colours } from '../text/event';

interface Props {
  seat: Standing;
  colours: Colours;
  player: Player;
  /** All the seats of the game, for the names of computer players. */
  seats: readonly Standing[];
  dice: boolean;
  /** Whether a seat before has the same computer player, and says what it is. */
  told: boolean;
  onChange(player: Player): void;
}

export function SeatField({ seat, seats, colours, player, dice, told, onChange }: Props) {
  const offered = catalogue.value?.bots.map(({ id }) => id) ?? [];
  // A record may name one that is offered no longer.
  const bots = player.kind === 'bot' && !offered.includes(player.bot) ? [...offered, player.bot] : offered;
  const colour = colours[seat.seat] ?? '';
  const ally = colours[seat.ally ?? ''];
  const about =
    player.kind === 'bot' && !told ? maybe(`bot-${player.bot}.about`, { dice: dice ? 'yes' : 'no' }) : null;
  return (
    <div class="seat-field" data-seat={seat.seat}>
      <ArmyMark colour={colour} size={28} />
      <span class="seat-name">
        {sideName(seat, { colours })}
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
            <option key={bot} value={bot}>
              {botWords(bot, seats)}
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
