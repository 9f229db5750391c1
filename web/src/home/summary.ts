// What a game of the list is called, whose turn it is, and who has won.
import { cardOf, catalogue } from '../data';
import { seatOf } from '../game/turn';
import type { GameSummary } from '../generated/GameSummary';
import type { Seat } from '../generated/Seat';
import { sideName } from '../table/seats/names';
import { language, t } from '../text';
import { type Colours, coloursOf } from '../text/event';

/** The name of the game, and within it that of the variant; null for one that this program does not know. */
export function nameOf(game: GameSummary): string | null {
  const card = cardOf(game.rules);
  const tile = catalogue.value?.tiles.find((one) => one.id === card?.tile);
  if (!card) return null;
  if (!tile) return card.title;
  const cards = catalogue.value?.games.filter((one) => one.tile === tile.id) ?? [];
  const variant = card.ways.length === 1 && cards[0] !== card ? card.ways[0]?.title : undefined;
  return variant ? `${tile.title}: ${variant}` : tile.title;
}

/** The seat of the only person at the table. */
export function ownSeat({ seats }: GameSummary): Seat | null {
  const people = seats.filter(({ player }) => player.kind === 'human');
  return people.length === 1 ? (people[0]?.seat ?? null) : null;
}

/** The colours of the seats; of the only person, `you`. */
function told(game: GameSummary): Colours {
  const own = ownSeat(game);
  return { ...coloursOf(game.view.seats), ...(own && { [own]: 'you' }) };
}

export function turnWords(game: GameSummary): string {
  const { turn } = game.view;
  const seat = seatOf(turn);
  const seatColour = (seat && told(game)[seat]) ?? '';
  return t(turn.kind === 'chance' ? 'strip-throw' : 'strip-move', { seatColour });
}

/** Who has won, by name where a person gave one; a draw by that word. */
export function resultWords(game: GameSummary): string {
  const { outcome, seats } = game.view;
  if (!outcome) return '';
  const winners = seats.filter(({ seat }) => (outcome.payoff[seat] ?? 0) > 0);
  if (winners.length === seats.length || winners.length === 0) return t('result-draw');
  const own = ownSeat(game);
  if (winners.length === 1 && winners[0]?.seat === own) return t('over-you');
  const names = winners.map((standing) => {
    const player = game.seats.find((plan) => plan.seat === standing.seat)?.player;
    return player?.kind === 'human' && player.name ? player.name : sideName(standing, coloursOf(seats));
  });
  return t('result-win', {
    names: new Intl.ListFormat(language.value).format(names),
    count: winners.length,
  });
}
