// What a result tells: who came where, who has won and why, in the words of the reader, and in those for strangers.

import type { Entry } from '../../game/fold';
import type { Outcome, Seat, Standing, TableView, View } from '../../generated/wire';
import { t } from '../../text';
import { happened } from '../../text/action';
import { eventsWords, type Names } from '../../text/event';
import type { Speak } from '../../text/speak';
import type { Told } from '../ends/Finale';
import type { Marching } from '../ends/March';
import { type Place, placesOf } from '../ends/placing';
import { type Ending, endingOf, jointWord, predicate, printedName } from '../ends/saying';
import { winWords } from '../ends/winning';
import type { Store } from '../store';
import { personName, sideName } from './names';

export interface Facts {
  table: TableView;
  view: View;
  outcome: Outcome;
  places: readonly Place[];
  ending: Ending;
  /** The seat of the only person at this screen. */
  own: Seat | null;
  names: Names;
}

/** What is known of the end of a game; null before it. */
export function factsOf(store: Store): Facts | null {
  const view = store.game.live.value;
  const table = store.game.table.value;
  const outcome = view?.outcome;
  if (!view || !table || !outcome) return null;
  const places = placesOf(view.seats, outcome);
  const own = store.people.person.value;
  return {
    table,
    view,
    outcome,
    places,
    ending: endingOf(places, ownSeats(store, view)),
    own,
    names: { ...store.people.names.value, you: own },
  };
}

/** The seats of the people at this screen, also of those who have left the game; of none in a trial. */
function ownSeats(store: Store, { seats }: View): Seat[] {
  if (store.trial) return [];
  if (store.seats.apart.value) return [...store.seats.yours.value];
  return seats.flatMap(({ seat }) => (store.people.players.value[seat]?.kind === 'human' ? [seat] : []));
}

/** People by their names; all others by their colours, which are unique. */
export const namedIn =
  (store: Store) =>
  (seat: Seat): string | null =>
    personName(store.people.players.value[seat]) || null;

export const nameIn = (store: Store, one: Standing, names: Names): string =>
  (one.seat !== names.you && namedIn(store)(one.seat)) || sideName(one, names);

/** Why a game ended by giving up: by the clock, or by a decision. */
const whyGaveUp = (entry: Entry, names: Names): string =>
  entry.events.flatMap((event) => (event.kind === 'resigned' ? happened(entry, event, names) : [])).join(' ');

/** That the last man was huffed, which is easily missed: nobody has moved to where he stood. */
function huffedIn(store: Store, names: Names): string {
  const events = store.game.entries.value.at(-1)?.events ?? [];
  return eventsWords(
    events.filter((event) => event.kind === 'captured' && event.means === 'huff'),
    names,
  );
}

export function whyOf(store: Store, { outcome, ending }: Facts, names: Names): string {
  const gaveUp =
    outcome.ending === 'resignation' &&
    store.game.entries.value.findLast(({ events }) => events.some((event) => event.kind === 'resigned'));
  if (gaveUp) return whyGaveUp(gaveUp, names);
  const [first] = ending.first;
  if (outcome.ending === 'target' && first)
    return [t('result-target', { side: first.side ?? 'none', count: first.points }), huffedIn(store, names)]
      .filter(Boolean)
      .join(' ');
  return t(`ending-${outcome.ending}`);
}

export const headlineOf = (store: Store, { ending }: Facts, names: Names): string =>
  ending.tone === 'drawn' ? t('result-draw') : winWords(ending.first, names, namedIn(store));

/** What stands beside a name in the list; null where nothing is counted. */
export function scoreWords({ seats, points }: Place): string | null {
  const [one] = seats;
  if (!one?.scores) return null;
  return one.side === null ? String(points) : t('result-kills', { count: points, target: one.target ?? 0 });
}

/** Whether a list says no more than the name above it and the plates: two players, and nothing is counted. */
export const isBare = ({ places, view }: Facts): boolean =>
  places.length === 2 &&
  places.every(({ seats }) => seats.length === 1) &&
  !view.seats.some(({ scores }) => scores) &&
  (view.left ?? []).length === 0;

/** What the end was for whoever reads, where the name of another is printed: that they lost, and where they came. */
export function ownWords({ places, own, ending, outcome }: Facts): string | null {
  const place = places.find(({ seats }) => seats.some(({ seat }) => seat === own));
  if (!place || ending.tone === 'drawn' || place.won) return null;
  const seats = places.flatMap((one) => one.seats);
  const counts = place.seats.every(({ scores, side }) => scores && side === null);
  const ranked = places.length > 2;
  // That one gave up says it.
  if (!ranked && place.seats.length === 1 && outcome.ending === 'resignation') return null;
  return t('result-own', {
    rank: ranked ? place.rank : 0,
    of: places.length === seats.length ? seats.length : places.length,
    points: ranked && counts ? 'yes' : 'no',
    count: place.points,
  });
}

/** The order in one sentence, for who hears it. */
export const orderWords = (store: Store, { places, names }: Facts): string =>
  places
    .map((place) =>
      [`${place.rank}.`, place.seats.map((one) => nameIn(store, one, names)).join(' + '), scoreWords(place)]
        .filter((part) => part !== null)
        .join(' '),
    )
    .join(', ');

/** As many men march. */
const MARCHERS = 7;

function marchingOf({ view, ending }: Facts, colours: Readonly<Record<string, string>>): Marching {
  const armies = ending.first.map(({ seat }) => seat);
  const left = view.pieces.filter(({ army }) => armies.includes(army));
  // A king leads; a side that has lost all its men sends one.
  const who = [...left].sort((a, b) => Number(b.role === 'king') - Number(a.role === 'king'));
  const lone = ending.first.slice(0, 1).map(({ seat, side }) => ({ role: side ?? 'king', army: seat }));
  return {
    men: ending.first[0]?.men ?? 'kings',
    colours: armies.map((seat) => colours[seat] ?? ''),
    who: (who.length > 0 ? who : lone)
      .slice(0, MARCHERS)
      .map(({ role, army }) => ({ role, colour: colours[army] ?? '' })),
  };
}

/** What is printed large; `guest`: somebody at this screen who gave no name, to strangers. */
export function toldOf(store: Store, facts: Facts, names: Names, speak: Speak, guest = false): Told {
  const { ending, places } = facts;
  const colours = store.people.colours.value;
  const named = (seat: Seat) =>
    namedIn(store)(seat) ?? (guest && seat === facts.own ? speak('end-guest') : null);
  return {
    tone: ending.tone,
    names: ending.first.map((one) => ({
      text: printedName(one, names, named, speak),
      colour: colours[one.seat] ?? '',
    })),
    words: predicate(ending, places, names, named, speak, facts.outcome.ending === 'resignation'),
    joint: ending.first.length === 2 ? jointWord() : null,
    marching: marchingOf(facts, colours),
  };
}
