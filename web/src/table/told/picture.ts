// Moves told in pictures: what was thrown, which man goes, and what it takes. Pure.
import { between } from '../../board/geometry';
import { type Entry, thrownIn } from '../../game/log';
import type { ActionView, Board, Event, Piece, Seat, View } from '../../generated/wire';
import { toldOf } from '../../text/action';
import type { Names } from '../../text/event';
import { facesLost } from './lost';

export interface Man {
  role: Piece['role'];
  army: Piece['army'];
}

/** Decisions that are no move of a man. */
export type Sign = 'pass' | 'stop' | 'huff' | 'parade' | 'exchange' | 'accepted' | 'declined' | 'withdraw';

export type Step =
  /** A throw; in vain, or only called by whoever may choose a face. */
  | { kind: 'faces'; faces: readonly number[]; as: 'thrown' | 'lost' | 'called' }
  /** A man that goes, or is placed; without one, a spot that is gone to. */
  | {
      kind: 'move';
      man: Man | null;
      /** Where it begins; null for a man that is placed, or where it is not known. */
      from: string | null;
      /** Where it ends. */
      to: string | null;
      /** Whose throne that is, where a king mounts one. */
      throne: Seat | null;
      /** What it takes, in order. */
      taken: readonly Man[];
      becomes: Piece['role'] | null;
    }
  /** Another decision, and the men that it is about. */
  | { kind: 'sign'; sign: Sign; men: readonly Man[] }
  /** Somebody commands an army that was another's. */
  | { kind: 'command'; commander: Seat; army: Seat };

export type Move = Extract<Step, { kind: 'move' }>;
export type Picture = readonly Step[];

/** A move in which nothing was done yet. */
const STILL: Move = {
  kind: 'move',
  man: null,
  from: null,
  to: null,
  throne: null,
  taken: [],
  becomes: null,
};

const isMove = (step: Step): step is Move => step.kind === 'move';

/** The first man that goes. */
export const moveIn = (picture: Picture): Move | undefined => picture.find(isMove);

const thrown = (faces: readonly number[], as: 'thrown' | 'lost' = 'thrown'): Picture =>
  faces.length > 0 ? [{ kind: 'faces', faces, as }] : [];

/** Of each kind how many, in the order of the first. */
export function counted(men: readonly Man[]): { man: Man; count: number }[] {
  const kinds: { man: Man; count: number }[] = [];
  for (const man of men) {
    const known = kinds.find((one) => one.man.role === man.role && one.man.army === man.army);
    if (known) known.count++;
    else kinds.push({ man, count: 1 });
  }
  return kinds;
}

/** The actions of one man: the first, and the jumps that continue it. */
export function firstMove(actions: readonly ActionView[]): readonly ActionView[] {
  const [first, ...rest] = actions;
  if (!first) return [];
  const move = [first];
  for (const next of rest) {
    if (!goesOn(move.at(-1), next)) break;
    move.push(next);
  }
  return move;
}

/** Whether a jump goes on from another. */
const goesOn = (last: ActionView | undefined, next: ActionView | undefined): boolean =>
  next?.kind === 'capture' && last?.kind === 'capture' && next.from === last.to;

/** The man that an action takes: on its goal, jumped over, or passed in its own two steps. */
function takenBy({ kind, from, to }: ActionView, { pieces }: View, board: Board): Piece | undefined {
  if (kind !== 'capture' || from === null || to === null) return undefined;
  const at = (spot: string | null) => pieces.find((piece) => piece.at === spot);
  return at(to) ?? at(between(board, from, to)) ?? at(to.charAt(0) + from.slice(1));
}

/** What has a sign of its own. */
const SIGNS: Readonly<Partial<Record<ActionView['kind'], Sign>>> = {
  pass: 'pass',
  stop: 'stop',
  huff: 'huff',
  'offer-exchange': 'exchange',
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdraw',
};

/** The first move of a line, as it is seen in the position before it. */
export function pictureOf(
  line: readonly ActionView[],
  view: View,
  board: Board,
  faces: readonly number[] = [],
): Picture {
  const move = firstMove(line);
  const [first] = move;
  if (!first) return thrown(faces);
  const manAt = (spot: string | null): Man[] =>
    view.pieces.flatMap(({ at, role, army }) => (at === spot ? [{ role, army }] : []));
  const sign = SIGNS[first.kind];
  if (sign) return [...thrown(faces), { kind: 'sign', sign, men: sign === 'huff' ? manAt(first.to) : [] }];
  if (first.kind === 'call')
    return [...thrown(faces), { kind: 'faces', faces: [first.face ?? 0], as: 'called' }];
  if (first.kind === 'throw') return thrown(first.text.split(' ').map(Number));
  const [man = null] = first.kind === 'place' ? [] : manAt(first.from ?? first.to);
  const to = first.kind === 'promote' ? null : (move.at(-1)?.to ?? null);
  const mounts = board.thronesCount && man?.role === 'king';
  return [
    ...thrown(faces),
    {
      kind: 'move',
      man,
      from: first.from,
      to,
      throne: (mounts && board.thrones.find(([seat, at]) => at === to && seat !== man.army)?.[0]) || null,
      taken: move.flatMap((action) => {
        const taken = takenBy(action, view, board);
        return taken ? [{ role: taken.role, army: taken.army }] : [];
      }),
      becomes: first.promotion,
    },
  ];
}

/** What is done without a man that goes. */
function signIn(event: Event): readonly Step[] {
  switch (event.kind) {
    case 'called':
      return [{ kind: 'faces', faces: [event.face], as: 'called' }];
    case 'passed':
      return [{ kind: 'sign', sign: 'pass', men: [] }];
    case 'stopped':
      return [{ kind: 'sign', sign: 'stop', men: [] }];
    case 'withdrew':
      return [{ kind: 'sign', sign: 'withdraw', men: [] }];
    case 'exchange-offered': {
      const king = (army: Seat): Man => ({ role: 'king', army });
      return [{ kind: 'sign', sign: 'exchange', men: [king(event.own), king(event.other)] }];
    }
    case 'exchange-accepted':
      return [{ kind: 'sign', sign: 'accepted', men: [] }];
    case 'exchange-declined':
      return [{ kind: 'sign', sign: 'declined', men: [] }];
    case 'commands':
      return event.commander === event.army
        ? []
        : [{ kind: 'command', commander: event.commander, army: event.army }];
    default:
      return [];
  }
}

/** Where each man went, the first with all that he did. */
function movesIn(events: readonly Event[]): readonly Move[] {
  const taken = events.flatMap((event) =>
    event.kind === 'captured' && event.means !== 'huff' && event.means !== 'parade'
      ? [{ role: event.role, army: event.army }]
      : [],
  );
  const throne = events.find((event) => event.kind === 'throne-entered')?.throne ?? null;
  const promoted = events.find((event) => event.kind === 'promoted');
  const moves = events.flatMap((event): Move[] => {
    if (event.kind !== 'moved' && event.kind !== 'placed') return [];
    const man = { role: event.role, army: event.army };
    if (event.kind === 'placed') return [{ ...STILL, man, to: event.at }];
    return [{ ...STILL, man, from: event.from, to: event.to }];
  });
  const [first, ...others] = moves;
  const becomes = promoted?.role ?? null;
  if (first) return [{ ...first, taken, throne, becomes }, ...others];
  return promoted ? [{ ...STILL, man: { role: 'pawn', army: promoted.army }, becomes }] : [];
}

/** What an entry shows: moves, men taken otherwise, and signs. */
function stepsOf({ events }: Pick<Entry, 'events'>): readonly Step[] {
  const others = (means: 'huff' | 'parade'): readonly Step[] => {
    const men = events.flatMap((event) =>
      event.kind === 'captured' && event.means === means ? [{ role: event.role, army: event.army }] : [],
    );
    return men.length > 0 ? [{ kind: 'sign', sign: means, men }] : [];
  };
  return [...movesIn(events), ...others('parade'), ...others('huff'), ...events.flatMap(signIn)];
}

/** Joins a jump to the one that it goes on from. */
function withSteps(steps: readonly Step[], next: readonly Step[], from: string | undefined): readonly Step[] {
  const last = steps.at(-1);
  const [first, ...rest] = next;
  if (last?.kind !== 'move' || first?.kind !== 'move' || last.to !== from) return [...steps, ...next];
  if (last.taken.length === 0 || first.taken.length === 0) return [...steps, ...next];
  return [
    ...steps.slice(0, -1),
    { ...first, man: last.man, from: last.from, taken: [...last.taken, ...first.taken] },
    ...rest,
  ];
}

/** What was done in a turn, as its entries tell it. */
export function pictureIn(entries: readonly Entry[]): Picture {
  const lost = facesLost(entries).length > 0;
  let steps: readonly Step[] = [];
  for (const entry of entries) {
    const faces = thrownIn(entry)?.faces ?? [];
    const moved = entry.events.find((event) => event.kind === 'moved');
    steps = withSteps(steps, [...thrown(faces, lost ? 'lost' : 'thrown'), ...stepsOf(entry)], moved?.from);
  }
  // Who passes beside a move, or because nothing could be done, does not do more.
  const idle = lost || steps.some(isMove);
  return idle ? steps.filter((step) => step.kind !== 'sign' || step.sign !== 'pass') : steps;
}

/** The same in sentences. */
export const turnWords = (entries: readonly Pick<Entry, 'act' | 'events'>[], names: Names): string =>
  entries.flatMap((entry) => toldOf(entry, names)).join(' ');
