// From an event or a refusal of the server to the arguments of its message in the language files.
import { DYES, isChess } from '../board/armies';
import type { Event } from '../generated/Event';
import type { Refusal } from '../generated/Refusal';
import type { Standing } from '../generated/Standing';
import { chosen } from '../settings/settings';
import { type Args, t } from '.';

export type Colours = Readonly<Record<string, string>>;

/** The colour of each seat: its document's, or the dye that stands for it. Chess pieces are not dyed. */
export function coloursOf(seats: readonly Pick<Standing, 'seat' | 'colour'>[]): Colours {
  const dyed = chosen.armies.value === 'dyes' && !seats.some((seat) => seat.colour === 'white');
  return Object.fromEntries(
    seats.map(({ seat, colour }) => [seat, dyed ? (DYES[colour] ?? colour) : colour]),
  );
}

/** The fields, and for each that names a seat also the colour of its army: `$army`, `$armyColour`. */
export function messageArgs(fields: object, colours: Colours): Args {
  // A language may have other names for chess pieces.
  const args: Args = { game: isChess(colours) ? 'chess' : 'other' };
  for (const [name, value] of Object.entries(fields) as [string, string | number][]) {
    // A throw of two dice has a sentence of its own, with both faces.
    const [first = '', second = 'none'] = name === 'throw' ? String(value).split(' ') : [];
    if (first !== '') Object.assign(args, { throw: first, second });
    else args[name] = typeof value === 'number' ? Math.abs(value) : value;
    // Lost points have sentences of their own, which give the number without a sign.
    if (name === 'points') args.taken = Number(value) < 0 ? 'yes' : 'no';
    const colour = typeof value === 'string' ? colours[value] : undefined;
    if (colour !== undefined) args[`${name}Colour`] = colour;
  }
  return args;
}

export function eventSentence(event: Event, colours: Colours): string {
  return t(`event-${event.kind}`, messageArgs(event, colours));
}

/** What happened, in sentences. */
export const eventsWords = (events: readonly Event[], colours: Colours) =>
  events.map((event) => eventSentence(event, colours)).join(' ');

export function refusalSentence(refusal: Refusal, colours: Colours): string {
  return t(`refusal-${refusal.reason}`, messageArgs(refusal, colours));
}

/** The topic of a refusal in `RulesPage.topics`: that for the face or the piece, where it is about one. */
export function topicOf(refusal: Refusal): string {
  const topic = `refusal-${refusal.reason}`;
  if ('face' in refusal) return `${topic} ${refusal.face}`;
  if ('attacker' in refusal) return `${topic} ${refusal.attacker}`;
  return 'role' in refusal ? `${topic} ${refusal.role}` : topic;
}
