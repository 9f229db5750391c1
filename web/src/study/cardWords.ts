// What is said of a moment that decided: its title, what came of it, and what there would have been instead.
import { type Entry, effective, thrownIn } from '../game/log';
import type { ActionView, Event, MomentView, Role, Spot, TableView, View } from '../generated/wire';
import { pieceName } from '../parts/label';
import type { Store } from '../table/store';
import { facesLost } from '../table/told/lost';
import { firstMove, moveIn, pictureOf } from '../table/told/picture';
import { type Args, percent } from '../text';
import { eventSentence, gameOf, type Names, nameArgs, roleName } from '../text/event';
import { inList } from '../text/list';
import type { Speak } from '../text/speak';
import { oddsWords } from './Lines';
import type { KeyMoment } from './moments';
import type { Numbered } from './numbered';
import { seatName } from './sides';
import { lineName } from './ToldLine';

export interface Telling {
  store: Store;
  speak: Speak;
  table: TableView;
  /** The position before it. */
  view: View;
  moment: MomentView;
  decided: KeyMoment;
  one: Numbered;
  /** What would have been better, or what was passed by. */
  other: readonly ActionView[];
  names: Names;
}

type Captured = Extract<Event, { kind: 'captured' }>;

/** What would have been better, or what was passed by. */
export const otherIn = (moment: MomentView): readonly ActionView[] =>
  moment.kind === 'choice' ? (moment.other?.line ?? moment.better) : [];

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** The dearest first, as far as they are told one after the other. */
const DEAREST: readonly Role[] = ['king', 'queen', 'elephant', 'rook', 'horse', 'boat', 'knight', 'bishop'];
const rankOf = ({ role }: Captured) => {
  const place = DEAREST.indexOf(role);
  return place < 0 ? DEAREST.length : place;
};

const capturesIn = (entries: readonly Entry[]): Captured[] =>
  entries.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'captured' ? [event] : [])));

/** What followed an entry in the game before its seat's next turn. */
function answersTo({ store, one, decided }: Telling): Entry[] {
  const entries = effective(store.game.entries.value);
  const later = entries.filter(({ seq, turn }) => seq > one.entry.seq && turn !== one.entry.turn);
  const next = later.findIndex(({ owner, act }) => owner === decided.seat && act.kind === 'play');
  const until = next < 0 ? later : later.slice(0, next);
  return until;
}

/** The soldier that was taken off because nothing was captured, in the game or in what was to be expected. */
function huffedIn(telling: Telling): { role: Role; at: Spot; did: boolean } | null {
  const { moment, decided } = telling;
  // Some rules huff by themselves, with the move that took nothing.
  const huffed = capturesIn([telling.one.entry, ...answersTo(telling)]).find(
    ({ means, army }) => means === 'huff' && army === decided.seat,
  );
  if (huffed) return { role: huffed.role, at: huffed.at, did: true };
  const flaw = moment.kind === 'choice' ? moment.flaw : undefined;
  return flaw?.kind === 'huffed' ? { role: flaw.role, at: flaw.at, did: false } : null;
}

/** What was taken with a throw: the dearest. */
const takenWith = ({ one, decided }: Telling): Captured | undefined =>
  capturesIn(one.turn.entries.filter(({ seq }) => seq > one.entry.seq))
    .filter(({ by }) => by === decided.seat)
    .sort((first, second) => rankOf(first) - rankOf(second))[0];

/** What a moment was, in a word, and what its title needs. */
function whatIn(telling: Telling): Args {
  const { moment, decided, one } = telling;
  if (moment.kind === 'throw') {
    const taken = takenWith(telling);
    // What an unlucky throw took all the same is not what it was.
    if (taken && decided.weight > 0) return { what: 'takes', role: taken.role };
    return { what: facesLost(one.turn.entries).length > 0 ? 'idle' : 'cost' };
  }
  if (moment.kind !== 'choice' || decided.kind !== 'gift') return { what: 'cost' };
  const { gain } = moment;
  const flaw = moment.flaw && mayBeTold(telling, moment.flaw) ? moment.flaw : undefined;
  if (decided.after <= LOST && mateOf(telling, false)) return { what: 'mated' };
  if (gain?.kind === 'ends') return { what: gain.ending === 'checkmate' ? 'mate' : 'win', turns: gain.turns };
  if (flaw?.kind === 'ends') return { what: flaw.ending === 'checkmate' ? 'mated' : 'ends' };
  const huffed = huffedIn(telling);
  if (huffed?.did) return { what: 'huffed', role: huffed.role };
  if (gain && gain.count > 1) return { what: 'captures', count: gain.count };
  if (flaw?.kind === 'forked') return { what: 'forked' };
  if (flaw?.kind === 'loses') return { what: flaw.soon ? 'hangs' : 'loses', role: flaw.role };
  if (gain && isWorthIt(gain)) return { what: 'gain', role: gain.role };
  return flaw?.kind === 'risks' ? { what: 'risks', role: flaw.role } : { what: 'cost' };
}

export function titleOf(telling: Telling): string {
  const { speak, decided, one, names } = telling;
  return speak('study-key-title', {
    kind: one.entry.act.kind === 'resign' ? 'resign' : decided.kind,
    share: percent(Math.abs(decided.weight)),
    good: yes(decided.weight > 0),
    game: gameOf(names.colours),
    ...whatIn(telling),
  });
}

/** Whose chances they are: the reader's own, those of somebody by name, or of a side by its colour. */
function whoseIn({ store, view, decided: { seat }, names }: Telling): Args {
  const standing = view.seats.find((one) => one.seat === seat);
  const named = names.people?.[seat] ? 'person' : standing?.side ? 'side' : 'colour';
  return {
    own: yes(seat === store.people.person.value),
    who: seatName(store, seat),
    named,
    game: gameOf(names.colours),
    ...nameArgs({ colours: names.colours }, seat, 'owner'),
  };
}

/** All that is said: what came of it, why or how much, and what else mattered in the same turn. */
export const whyOf = (telling: Telling): string =>
  [...cameOf(telling), reasonOf(telling), ...besideOf(telling)].filter(Boolean).join(' ');

/** What came of what was played, or could come, as far as it can be named. */
function cameOf(telling: Telling): string[] {
  const { speak, moment, decided, names } = telling;
  if (moment.kind === 'throw') return withThrow(telling);
  if (moment.kind !== 'choice') return [];
  if (decided.kind === 'find') return [...matesWith(telling), ...takenBy(telling)];
  const { flaw, then = [] } = moment;
  const role = (name: Role) => roleName(name, names.colours);
  const shared = { ...whoseIn(telling), answer: lineName(speak, then.slice(0, 1)) };
  const huffed = huffedIn(telling);
  if (huffed)
    return [
      speak('study-flaw', {
        ...shared,
        ...huffed,
        kind: 'huffed',
        piece: role(huffed.role),
        did: yes(huffed.did),
      }),
    ];
  const came = lostIn(telling);
  if (came.length > 0) return came;
  const mated = decided.after <= LOST ? mateOf(telling, false) : null;
  if (mated) return [speak('study-flaw', { ...shared, ...mated, kind: 'mated' })];
  if (!flaw || !mayBeTold(telling, flaw)) return [];
  switch (flaw.kind) {
    case 'ends':
      return [
        speak('study-flaw', { ...shared, ...flaw, kind: flaw.ending === 'checkmate' ? 'mated' : 'ends' }),
      ];
    case 'forked':
      return [
        speak('study-flaw', {
          ...shared,
          ...flaw,
          piece: role(flaw.role),
          first: role(flaw.first),
          second: role(flaw.second),
        }),
      ];
    case 'loses':
      return [
        speak('study-flaw', {
          ...shared,
          ...flaw,
          piece: role(flaw.role),
          by: role(flaw.by),
          soon: yes(flaw.soon),
        }),
      ];
    case 'risks':
      return [
        speak('study-flaw', {
          ...shared,
          kind: 'risks',
          role: flaw.role,
          at: flaw.at,
          piece: role(flaw.role),
          odds: oddsWords(speak, flaw.chance),
        }),
      ];
    default:
      return [];
  }
}

/** From such chances on nothing helped any more. */
const LOST = 0.05;
/** A mate in so many turns was seen coming. */
const FORCED = 4;

/** The mate with which the game ended soon afterwards: the winner's own, with this move, or that of the other side. */
function mateOf(
  { store, speak, decided, one }: Telling,
  own: boolean,
): { turns: number; answer: string } | null {
  const outcome = store.game.live.value?.outcome;
  if (outcome?.ending !== 'checkmate' || (outcome.rank[decided.seat] === 1) !== own) return null;
  const later = effective(store.game.entries.value).filter(
    ({ seq }) => seq > one.entry.seq || (own && seq === one.entry.seq),
  );
  const mating = later.filter(({ seat }) => seat !== null && outcome.rank[seat] === 1);
  const [first] = mating;
  if (!first?.action || mating.length > FORCED) return null;
  const played = first.short === undefined ? first.action : { ...first.action, short: first.short };
  return { turns: mating.length, answer: lineName(speak, [played]) };
}

/** That what was well seen mates, and what it gives up for that. */
function matesWith(telling: Telling): string[] {
  const { store, speak, decided, one, names } = telling;
  const mate = mateOf(telling, true);
  if (!mate) return [];
  const entries = effective(store.game.entries.value);
  const next = entries.find(({ seq }) => seq > one.entry.seq);
  const given =
    next && capturesIn([next]).find(({ army, at }) => army === decided.seat && at === one.entry.action?.to);
  const [won] = capturesIn([one.entry]);
  const gives = given !== undefined && (won === undefined || rankOf(given) < rankOf(won));
  const piece = given ? roleName(given.role, names.colours) : '';
  return [speak('study-why-mating', { turns: mate.turns, gives: yes(gives), piece })];
}

/** Whether what was to be expected did not turn out to be wrong: where the game went that way, it has to have come. */
function mayBeTold({ store, moment, decided, one }: Telling, flaw: Flaw): boolean {
  if (moment.kind !== 'choice' || !(flaw.kind === 'forked' || (flaw.kind === 'loses' && !flaw.soon)))
    return true;
  const later = effective(store.game.entries.value).filter(({ seq }) => seq > one.entry.seq);
  if (later[0]?.action?.text !== moment.then?.[0]?.text) return true;
  return capturesIn(later.slice(0, SOON)).some(
    ({ army, role }) => army === decided.seat && role === flaw.role,
  );
}
/** What was to be expected has come after so many moves, or not at all. */
const SOON = 8;

/** What was captured, and how many points that gave. */
function sentencesOf(captured: Captured, entries: readonly Entry[], names: Names): string[] {
  const entry = entries.find(({ events }) => events.includes(captured));
  const scored = (entry?.events ?? []).filter(
    (event) => event.kind === 'scored' && event.seat === captured.by,
  );
  return [captured, ...scored].map((event) => eventSentence(event, names));
}

/** What a throw took, or that nothing could be done with it; of a bad one, which men it moved. */
function withThrow(telling: Telling): string[] {
  const { store, speak, decided, one, names } = telling;
  const taken = takenWith(telling);
  if (taken) return sentencesOf(taken, one.turn.entries, names);
  if (facesLost(one.turn.entries).length > 0) return [speak('study-why-idle')];
  const faces = thrownIn(one.entry)?.faces ?? [];
  const men = faces.length === 1 ? faces.flatMap((face) => store.game.moved(face)) : [];
  if (decided.weight > 0 || men.length === 0) return [];
  const pieces = inList(men.map((role) => roleName(role, names.colours)));
  return [speak('study-why-moves', { pieces, count: men.length })];
}

/** Where dice are thrown: what a choice that was well seen took. */
function takenBy({ table, one, names }: Telling): string[] {
  const [taken] = table.look.die ? capturesIn([one.entry]) : [];
  return taken ? sentencesOf(taken, [one.entry], names) : [];
}

/** Where dice are thrown: the king or great man that the others took next. */
function lostIn(telling: Telling): string[] {
  const { table, decided, names } = telling;
  if (!table.look.die) return [];
  const answers = answersTo(telling);
  const [lost] = capturesIn(answers)
    .filter((one) => one.army === decided.seat && rankOf(one) < DEAREST.length)
    .sort((first, second) => rankOf(first) - rankOf(second));
  return lost ? sentencesOf(lost, answers, names) : [];
}

/** What else mattered in the same turn. */
function besideOf(telling: Telling): string[] {
  const { beside } = telling.decided;
  if (!beside) return [];
  const share = percent(Math.abs(beside.weight));
  return [
    telling.speak('study-key-beside', {
      kind: beside.kind,
      good: yes(beside.weight > 0),
      share,
      ...whoseIn(telling),
    }),
  ];
}

/** Why, or how much, in a sentence. */
function reasonOf(telling: Telling): string {
  const { speak, moment, decided, one, names, other } = telling;
  const shared = { ...whoseIn(telling), share: percent(decided.other) };
  if (moment.kind === 'throw')
    return speak('study-why-luck', { ...shared, odds: oddsWords(speak, moment.chance) });
  if (one.entry.act.kind === 'resign' || moment.kind !== 'choice') return speak('study-why-resign');
  const words = { ...shared, line: lineName(speak, firstMove(other), true) };
  if (decided.kind === 'find') return speak('study-why-find', words);
  const { reason, flaw, gain } = moment;
  if (reason?.kind === 'wins') return speak('study-why-wins', words);
  if (gain && isWorthIt(gain)) return gained(telling, words, gain);
  if (reason?.kind === 'saves') {
    const { role, at, now } = reason;
    // The sentence before this one is about the same man.
    const known = flaw && 'role' in flaw && 'at' in flaw && flaw.role === role && flaw.at === at;
    const piece = roleName(role, names.colours);
    return speak('study-why-saves', {
      ...words,
      piece,
      role,
      at,
      known: yes(known === true),
      safe: yes(now[0] === 0),
    });
  }
  return speak('study-why-line', words);
}

type Flaw = NonNullable<Extract<MomentView, { kind: 'choice' }>['flaw']>;
type Gain = NonNullable<Extract<MomentView, { kind: 'choice' }>['gain']>;

/** A pawn that falls later is no reason. */
const isWorthIt = (gain: Gain) => gain.kind === 'ends' || gain.count > 0 || gain.role !== 'pawn';

/** What the better line would have won: all that it takes at once, or the greatest that falls later. */
function gained({ speak, table, view, other, names }: Telling, words: Args, gain: Gain): string {
  if (gain.kind === 'ends')
    return gain.ending === 'checkmate'
      ? speak('study-why-mates', { ...words, turns: gain.turns })
      : speak('study-why-line', words);
  if (gain.count > 1) return speak('study-why-takes', { ...words, count: gain.count });
  const [taken] = moveIn(pictureOf(other, view, table.board))?.taken ?? [];
  const { role } = gain;
  if (taken?.role === role)
    return speak('study-why-take', { ...words, piece: pieceName(taken, names.colours), role });
  return speak('study-why-gain', { ...words, piece: roleName(role, names.colours), role });
}
