// Who sits at the table, by name.
import type { BotCard } from '../generated/BotCard';
import type { Player } from '../generated/Player';
import type { SeatView } from '../generated/SeatView';
import { t } from '../text';
import { coloursOf } from '../text/event';

export function playerName(player: Player | undefined, colour: string, bots: readonly BotCard[]): string {
  if (player?.kind === 'bot') return bots.find((bot) => bot.id === player.bot)?.name ?? player.bot;
  return player?.name || t('army-name', { colour: colour });
}

/** Cows or leopards, where a side is one or the other: only the leopards have so many to capture. */
export function sideRole(seats: readonly SeatView[], seat: SeatView): 'cow' | 'leopard' | null {
  const hunters = seats.filter((one) => one.target !== null);
  if (seats.length !== 2 || hunters.length !== 1) return null;
  return seat.target === null ? 'cow' : 'leopard';
}

/** The colour of a side, with its role where it has one. */
export function sideName(seats: readonly SeatView[], seat: SeatView): string {
  const role = sideRole(seats, seat);
  const colour = coloursOf(seats)[seat.seat] ?? '';
  return role === null ? t('army-name', { colour }) : t('side-of-role', { colour, role });
}
