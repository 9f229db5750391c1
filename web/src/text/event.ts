// From an event or a refusal of the server to the arguments of its message in the language files.
import type { Colours } from '../base/colours';
import type { Event, Refusal, Seat, SeatPlan } from '../generated/wire';
import { isChess } from '../settings/colours';
import { type Args, t } from '.';

export type { Colours };

/** What sentences call the seats: the people in them by name, others by the colours of their armies, and one of them "you". */
export interface Names {
  colours: Colours;
  you?: Seat | null;
  /** The names of people, as they can stand in any text; of those who have one. */
  people?: Readonly<Record<string, string>>;
}

/** What sentences call a seat without a name: the argument `…Colour` of their messages. */
export function called({ colours, you }: Names, seat: string | null | undefined): string {
  if (seat === null || seat === undefined) return '';
  return seat === you ? 'you' : (colours[seat] ?? '');
}

/** The game, for languages with other names for the pieces or sides of chess: `$game`. */
export const gameOf = ({ men }: Colours) => (isChess(men) ? 'chess' : (men ?? 'other'));

/** The name of the person in a seat, if sentences call them by it: not of whoever is "you", nor of one without a name. */
export const personIn = ({ people = {}, you }: Names, seat: string | null | undefined): string | null =>
  (seat !== null && seat !== undefined && seat !== you && people[seat]) || null;

/** What sentences call a seat, by the name of its argument: `$seatColour`, and `$seatName` if `$seatNamed` is yes. */
export function nameArgs(names: Names, seat: string | null | undefined, argument = 'seat'): Args {
  const name = personIn(names, seat);
  return {
    [`${argument}Colour`]: called(names, seat),
    [`${argument}Named`]: name === null ? 'no' : 'yes',
    ...(name !== null && { [`${argument}Name`]: name }),
  };
}

/**
 * What a sentence about a seat needs to name it, and `$game`. `$seatKind` is a side where one of chess goes by its colour,
 * which some languages speak of as several pieces; all others are one.
 */
export const seatArgs = (names: Names, seat: string | null | undefined): Args => ({
  ...nameArgs(names, seat),
  seatKind: isChess(names.colours.men) && personIn(names, seat) === null ? 'side' : 'one',
  game: gameOf(names.colours),
});

/** The seat of the only person at the table. Where several play, they are not "you" to each other. */
export function onlyPerson(seats: readonly SeatPlan[]): Seat | null {
  const people = seats.filter(({ player }) => player.kind === 'human');
  return people.length === 1 ? (people[0]?.seat ?? null) : null;
}

/** The fields, and for each that names a seat also what it is called: `$army`, `$armyColour`, `$armyName`. */
export function messageArgs(fields: object, names: Names): Args {
  const { colours } = names;
  const args: Args = { game: gameOf(colours) };
  for (const [name, value] of Object.entries(fields) as [string, string | number][]) {
    // A throw of two dice has a sentence of its own, with both faces.
    const [first = '', second = 'none'] = name === 'throw' ? String(value).split(' ') : [];
    if (first !== '') Object.assign(args, { throw: first, second });
    else args[name] = typeof value === 'number' ? Math.abs(value) : value;
    // Lost points have sentences of their own, which give the number without a sign.
    if (name === 'points') args.taken = Number(value) < 0 ? 'yes' : 'no';
    if (typeof value === 'string' && value in colours) Object.assign(args, nameArgs(names, value, name));
  }
  return args;
}

/** The name of a piece. Those of chess may have names of their own. */
export const roleName = (role: string, colours: Colours): string =>
  t(`role-${role}`, { game: gameOf(colours) });

export function eventSentence(event: Event, names: Names): string {
  return t(`event-${event.kind}`, messageArgs(event, names));
}

/** What happened, in sentences. */
export const eventsWords = (events: readonly Event[], names: Names) =>
  events.map((event) => eventSentence(event, names)).join(' ');

export function refusalSentence(refusal: Refusal, names: Names): string {
  return t(`refusal-${refusal.reason}`, messageArgs(refusal, names));
}

/** The topic of a refusal in `RulesPage.topics`: that for the face or the piece, where it is about one. */
export function topicOf(refusal: Refusal): string {
  const topic = `refusal-${refusal.reason}`;
  if ('face' in refusal) return `${topic} ${refusal.face}`;
  if ('attacker' in refusal) return `${topic} ${refusal.attacker}`;
  return 'role' in refusal ? `${topic} ${refusal.role}` : topic;
}
