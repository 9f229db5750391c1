// Who takes a seat at a new table.
import { ArmyMark } from '../board/Piece';
import { catalogue } from '../data';
import type { Player } from '../generated/Player';
import type { Standing } from '../generated/Standing';
import { sideName } from '../table/seats/names';
import { maybe, t } from '../text';
import type { Colours } from '../text/event';

interface Props {
  seat: Standing;
  colours: Colours;
  player: Player;
  dice: boolean;
  /** Whether a seat before has the same computer player, and says what it is. */
  told: boolean;
  onChange(player: Player): void;
}

export function SeatField({ seat, colours, player, dice, told, onChange }: Props) {
  const bots = catalogue.value?.bots ?? [];
  const colour = colours[seat.seat] ?? '';
  const ally = colours[seat.ally ?? ''];
  // What the computer says of itself may speak of dice: not where there are none.
  const about =
    player.kind === 'bot' && !told
      ? ((dice ? null : maybe(`bot-${player.bot}-no-dice`)) ??
        bots.find((bot) => bot.id === player.bot)?.about)
      : null;
  return (
    <div class="seat-field" data-seat={seat.seat}>
      <ArmyMark colour={colour} size={28} />
      <span class="seat-name">
        {sideName(seat, colours)}
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
