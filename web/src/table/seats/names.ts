// Who sits at the table, by name.
import type { Player, Seat, Standing } from '../../generated/wire';
import { menOf } from '../../settings/colours';
import { language, maybe, t } from '../../text';
import { called, type Names, personIn } from '../../text/event';
import { isolated } from '../../text/isolate';
import type { People } from '../store/people';

type Seats = readonly Pick<Standing, 'men'>[];

/** A computer player without its character, and the character that it has, if any. */
export const partsOf = (bot: string) => bot.split(/-(?=\D)/);

/** The name of a computer player in a game of these seats. */
export const botName = (bot: string, seats: Seats) =>
  maybe(`bot-${partsOf(bot)[0]}`, { game: menOf(seats) }) ?? t('new-computer');

/** A computer player's name, how strong it is, and its character. */
export function botWords(bot: string, seats: Seats): string {
  const [bare, character] = partsOf(bot);
  const words = [`bot-${bare}.level`, `character-${character}`].flatMap((id) => maybe(id) ?? []);
  const name = botName(bot, seats);
  return words[0] ? t('new-bot', { name, level: words.join(', ') }) : name;
}

/** The name of a person, as it can stand in any text; empty for anybody without one. */
export const personName = (player: Player | undefined): string =>
  player?.kind === 'human' ? isolated(player.name) : '';

export const armyName = (colour = '') => t('army-name', { colour });

export function playerName(player: Player | undefined, colour: string, seats: Seats): string {
  if (player?.kind === 'bot') return botName(player.bot, seats);
  return personName(player) || armyName(colour);
}

/** What a person in a seat is called: by name, or else by the colour. */
export const nameOf = ({ players, colours }: People, seat: Seat): string =>
  personName(players.value[seat]) || armyName(colours.value[seat]);

/** Those who sit in these seats, each by name or else by the colour. */
export const whoAre = ({ players, colours }: People, seats: readonly Seat[]): string =>
  new Intl.ListFormat(language.value).format([
    ...new Set(seats.map((seat) => playerName(players.value[seat], colours.value[seat] ?? '', []))),
  ]);

/** What a label calls a seat: "You", a person by name, all others by the colour. */
export const whoIs = (names: Names, seat: Seat): string =>
  personIn(names, seat) ?? armyName(called(names, seat));

/** The colour of a side, or "You", with what its pieces are where it is called by them: cows, leopards. */
export function sideName({ seat, side }: Standing, names: Names): string {
  const colour = called(names, seat);
  return side === null ? armyName(colour) : t('side-of-role', { colour, role: side });
}
