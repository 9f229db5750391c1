// A game in a sentence: whether the winner deserved it, or what whoever reads did to it, and how many moments decided.

import { effective, isThrow } from '../game/log';
import type { ReviewView, Seat } from '../generated/wire';
import { winWords } from '../table/ends/winning';
import { namedIn } from '../table/seats/facts';
import type { Store } from '../table/store';
import { type Args, figure, percent, t } from '../text';
import { entryWords } from '../text/action';
import type { Speak } from '../text/speak';
import { seqIn } from './asking';
import { chancesOf } from './Chances';
import { keyOf, shareIn } from './moments';
import { choiceText, type Numbered } from './numbered';
import { signed } from './Sums';
import { seatName, sideWords } from './sides';
import { type Verdict as Found, gaveUpAhead, MUCH, verdictOf, winnersIn } from './verdict';

interface Props {
  store: Store;
  speak: Speak;
  review: ReviewView;
  dice: boolean;
  /** How many moments are told below, and whether nothing mattered more. */
  count: number;
  largest: boolean;
  /** What the list of moves knows of a moment. */
  knownOf(index: number): Numbered | undefined;
}

export function Verdict(props: Props) {
  const { store, speak, count, largest } = props;
  const over = store.game.live.value?.outcome != null;
  if (!over)
    return (
      <p class="study-verdict">
        <strong>{soFar(props)}</strong>
      </p>
    );
  const found = verdictIn(props);
  // What a game was until somebody left it counts for them.
  const before = found.kind === 'resigned' && goesOn(store, found.seat);
  const decided = speak(before ? 'study-decided-before' : 'study-decided', {
    count,
    largest: largest ? 'yes' : 'no',
  });
  return (
    <p class="study-verdict">
      <strong>{wordsOf(found, props)}</strong>{' '}
      <span class="study-besides">
        {besides(found, props)} {count > 0 && <span>{decided}</span>}
      </span>
    </p>
  );
}

/** Whether others played on after somebody had left. */
const goesOn = ({ game }: Store, seat: Seat): boolean =>
  (game.live.value?.left ?? []).includes(seat) && game.live.value?.outcome?.ending !== 'resignation';

/** Who gave up, and what that was worth to them; where several did, the only person at this screen. */
function resignedIn(store: Store, review: ReviewView) {
  const { game, people } = store;
  const gaveUp = effective(game.entries.value).flatMap(({ act, seq }) =>
    act.kind === 'resign' ? [{ seat: act.seat, seq }] : [],
  );
  const one = gaveUp.find(({ seat }) => seat === people.person.value) ?? gaveUp.at(-1);
  const moment = one && review.moments.findLast(({ seq }) => seqIn(store, seq) <= one.seq);
  if (!one || !moment) return null;
  return {
    seat: one.seat,
    share: shareIn(review.seats, moment.worth, one.seat),
    on: goesOn(store, one.seat),
  };
}

type Judged = Pick<Props, 'store' | 'review' | 'dice' | 'knownOf'>;

function verdictIn({ store, review, dice, knownOf }: Judged): Found {
  const seats = store.game.live.value?.seats ?? [];
  const gifts = review.moments.flatMap((moment, index) => {
    const one = keyOf(review, moment, index, null);
    return one?.kind === 'gift' && knownOf(index)?.entry.act.kind !== 'resign' ? [one] : [];
  });
  return verdictOf({
    review,
    dice,
    gifts,
    own: store.people.person.value,
    resigned: resignedIn(store, review),
    sideOf: (seat) => {
      const ally = seats.find((one) => one.seat === seat)?.ally;
      return ally ? [seat, ally].sort().join('+') : seat;
    },
  });
}

/** Whose resignation the headline tells: that is no moment of its own. */
export function resignationTold(props: Judged): Seat | null {
  const found = verdictIn(props);
  if (found.kind === 'resigned') return found.seat;
  if (found.kind !== 'lost') return null;
  const { seat } = found.moment;
  return resignedIn(props.store, props.review)?.seat === seat ? seat : null;
}

const bySeats = (seats: readonly Seat[]) => seats.map((seat) => ({ seat }));

/** Who won, as the result says it. */
function won({ store, review }: Pick<Props, 'store' | 'review'>): string {
  const winners = winnersIn(review);
  const standings = (store.game.live.value?.seats ?? []).filter(({ seat }) => winners.includes(seat));
  const names = { ...store.people.names.value, you: store.people.person.value };
  return winWords(standings, names, namedIn(store));
}

const ending = ({ game }: Store): string => {
  const outcome = game.live.value?.outcome;
  return outcome && outcome.ending !== 'resignation' ? t(`ending-${outcome.ending}`) : '';
};

/** A choice by name: the move, in which round, and after which throw. */
function moveArgs(one: Numbered | undefined, { store }: Props): Args {
  const names = store.people.names.value;
  const action = one?.entry.action;
  const thrown = one?.turn.entries.findLast((entry) => isThrow(entry) && entry.seq < one.entry.seq);
  return {
    did: action?.kind === 'pass' || action?.kind === 'stop' ? action.kind : 'move',
    // As the list of moves has it, without its throw.
    move: one ? choiceText({ ...one, turn: { ...one.turn, entries: [one.entry] } }, names) : '',
    round: one?.number ?? 0,
    players: store.game.live.value?.seats.length ?? 0,
    thrown: thrown ? 'yes' : 'no',
    throw: thrown ? entryWords(thrown, names) : '',
  };
}

function wordsOf(found: Found, props: Props): string {
  const { store, speak, dice, knownOf } = props;
  const person = store.people.person.value;
  const yes = (seats: readonly Seat[]) => (seats.length === 1 && seats[0] === person ? 'yes' : 'no');
  const who = 'who' in found ? { who: sideWords(store, bySeats(found.who)), you: yes(found.who) } : {};
  switch (found.kind) {
    case 'resigned':
      return resignedWords(found, props);
    case 'slipped':
    case 'lost': {
      const { index, seat, before, after } = found.moment;
      return speak(found.kind === 'lost' ? 'study-verdict-lost' : 'study-verdict-slipped', {
        who: seatName(store, seat),
        you: yes([seat]),
        ...moveArgs(knownOf(index), props),
        before: percent(before),
        after: percent(after),
      });
    }
    case 'deserved':
      // Whoever lost is told so first.
      return [
        person && !found.who.includes(person) ? `${won(props)}.` : '',
        speak('study-verdict', { ...who, same: 'yes' }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'lucky':
      return speak('study-verdict-lucky', {
        ...who,
        win: won(props),
        luck: signed(found.luck),
        much: found.luck >= MUCH ? 'much' : found.luck > 0.005 ? 'some' : 'none',
        level: found.level,
      });
    case 'ahead':
      return speak('study-verdict', { ...who, same: 'no' });
    case 'level':
      return speak('study-verdict-level', { dice: dice ? 'yes' : 'no' });
    case 'won':
      return speak('study-verdict-won', { ...who, win: won(props), how: found.how });
  }
}

const resignedWords = (
  { seat, share }: { seat: Seat; share: number },
  { store, speak }: Pick<Props, 'store' | 'speak'>,
): string =>
  speak('study-verdict-left', {
    who: seatName(store, seat),
    you: seat === store.people.person.value ? 'yes' : 'no',
    share: percent(share),
    on: goesOn(store, seat) ? 'yes' : 'no',
    ahead: gaveUpAhead(share, store.game.live.value?.seats.length ?? 2) ?? 'no',
  });

/** Where four play for points: the score in the end, and how many kings whoever won has taken. */
function scoreOf({ store, speak, review }: Props): string {
  const seats = store.game.live.value?.seats.filter(({ scores, side }) => scores && side === null) ?? [];
  if (seats.length <= 2) return '';
  const ordered = [...seats].sort((one, other) => other.points - one.points);
  const list = ordered.map(({ seat, points }) => `${seatName(store, seat)} ${figure(points)}`).join(', ');
  const score = speak('study-verdict-score', { list });
  const [first, second] = winnersIn(review);
  if (!first || second) return score;
  const kings = effective(store.game.entries.value).flatMap(({ events }) =>
    events.filter((event) => event.kind === 'captured' && event.role === 'king' && event.by === first),
  ).length;
  if (kings === 0) return score;
  const you = first === store.people.person.value ? 'yes' : 'no';
  return `${score} ${speak('study-verdict-kings', { kings, you, who: seatName(store, first) })}`;
}

/** What is added to it: how a game ended that nobody won or that was won outright, and who won where one lost by a choice. */
function besides(found: Found, props: Props): string {
  return [besideIt(found, props), convertedIn(props), scoreOf(props)].filter(Boolean).join(' ');
}

/** How a win was brought home that was there from the first choice on, where that is proved. */
function convertedIn({ store, speak, review: { conversion } }: Props): string {
  if (!conversion || !store.people.isHuman(conversion.seat)) return '';
  const { took, least } = conversion;
  return speak('study-converted', { took, least, over: Math.max(0, took - least) });
}

function besideIt(found: Found, props: Props): string {
  if (found.kind === 'lost') {
    const resigned = resignedIn(props.store, props.review);
    return resigned?.seat === found.moment.seat ? resignedWords(resigned, props) : `${won(props)}.`;
  }
  if (found.kind === 'slipped' || found.kind === 'won') return ending(props.store);
  return '';
}

/** Who has the best chances in a game that goes on. */
function soFar({ store, speak, review }: Props): string {
  const seats = store.game.live.value?.seats ?? [];
  const [best] = chancesOf(seats, review.last).sort((one, other) => other.share - one.share);
  if (!best) return '';
  return speak('study-so-far', { who: sideWords(store, best.seats), share: percent(best.told / 100) });
}
