// Who sits at the table, by name.
import type { BotCard } from '../../generated/BotCard';
import type { Player } from '../../generated/Player';
import type { Standing } from '../../generated/Standing';
import { t } from '../../text';
import type { Colours } from '../../text/event';

export function playerName(player: Player | undefined, colour: string, bots: readonly BotCard[]): string {
  if (player?.kind === 'bot') return bots.find((bot) => bot.id === player.bot)?.name ?? player.bot;
  return player?.name || t('army-name', { colour });
}

/** The colour of a side, with what its pieces are where it is called by them: cows, leopards. */
export function sideName({ seat, side }: Standing, colours: Colours): string {
  const colour = colours[seat] ?? '';
  return side === null ? t('army-name', { colour }) : t('side-of-role', { colour, role: side });
}
