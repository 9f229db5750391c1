// From clicks to actions, among the legal ones that the server listed. Pure: no rule is known here.
import type { Trail } from '../base/moves';
import type { ActionKind, ActionView, Board, EntryView } from '../generated/wire';
import { farSpots, unlike, type Way, waysOver, waysTo } from './ways';

export interface Choice {
  /** The piece picked up, if any. */
  selected: string | null;
  /** Actions that differ only in what a pawn becomes, to be chosen from. */
  options: readonly ActionView[];
  /** Chains of jumps that end on the same spot, to be chosen from. */
  ways?: readonly Way[];
}

export const NOTHING: Choice = { selected: null, options: [] };

export interface Clicked {
  choice: Choice;
  /** The action decided upon. */
  act?: ActionView;
  /** Where the piece jumps on to after that. */
  on?: Way;
  /** What to ask the server about: why can this not be played? */
  why?: { from: string; to: string | null };
}

export const isMove = (action: ActionView) => action.kind === 'step' || action.kind === 'capture';

/** Pieces that could capture, when some other move may be made instead. */
export function capturers(legal: readonly ActionView[]): Set<string> {
  const free = legal.some((action) => action.kind === 'step' || action.kind === 'place');
  const spots = legal.flatMap((action) => (action.kind === 'capture' && action.from ? [action.from] : []));
  return new Set(free ? spots : []);
}

/** Pieces that may be picked up. */
export function sources(legal: readonly ActionView[]): Set<string> {
  const spots = new Set<string>();
  for (const action of legal) {
    const spot = isMove(action) ? action.from : action.kind === 'promote' ? action.to : null;
    if (spot !== null) spots.add(spot);
  }
  return spots;
}

export type TargetKind = 'step' | 'capture' | 'place' | 'huff' | 'far';

/** Where a click decides something, given what is picked up. */
export function targets(
  legal: readonly ActionView[],
  selected: string | null,
  chains: readonly Way[] = [],
): Map<string, TargetKind> {
  const spots = new Map<string, TargetKind>();
  for (const action of legal) {
    if (action.to === null) continue;
    if (action.kind === 'huff' || action.kind === 'place') spots.set(action.to, action.kind);
    else if (isMove(action) && selected !== null && action.from === selected) {
      spots.set(action.to, action.kind === 'capture' ? 'capture' : 'step');
    }
  }
  if (selected === null) return spots;
  for (const spot of farSpots(chains, selected)) {
    if (!spots.has(spot) && spot !== selected) spots.set(spot, 'far');
  }
  return spots;
}

/** Actions that are no place on the board: said with buttons. */
export const spoken = (legal: readonly ActionView[]) => legal.filter(({ kind }) => SPOKEN.has(kind));

const SPOKEN: ReadonlySet<ActionKind> = new Set<ActionKind>([
  'stop',
  'pass',
  'call',
  'offer-exchange',
  'accept',
  'decline',
  'withdraw',
]);

/** What is lit on the board, by the names of the spots. */
export interface Lit {
  movable: ReadonlySet<string>;
  /** Of these, the pieces that had better capture. */
  urgent: ReadonlySet<string>;
  targets: ReadonlyMap<string, TargetKind>;
  selected: string | null;
  /** The chain of jumps so far. */
  path: readonly string[];
  /** The last move of each army. */
  trails: readonly Trail[];
}

function decide(found: readonly ActionView[], selected: string | null): Clicked {
  const only = found[0];
  if (found.length === 1 && only) return { choice: NOTHING, act: only };
  // Staying a pawn comes last: who gets there mostly wants the change.
  const options = [...found].sort((a, b) => Number(a.promotion === null) - Number(b.promotion === null));
  return { choice: { selected, options } };
}

/** What the rules offer now, and the board it is offered on. */
export interface Offer {
  legal: readonly ActionView[];
  chains: readonly Way[];
  board: Board;
}

/** A way is taken: its first jump now, the others as they follow. */
export function along({ legal }: Offer, [from = '', to = '', ...rest]: Way): Clicked {
  const act = legal.find((one) => one.kind === 'capture' && one.from === from && one.to === to);
  if (!act) return { choice: NOTHING };
  return { choice: NOTHING, act, ...(rest.length > 0 && { on: [to, ...rest] }) };
}

/** Among ways to the same spot one is told by a spot that it goes over. Null: none of them does. */
function narrow(offer: Offer, choice: Choice, spot: string): Clicked | null {
  const ways = waysOver(offer.board, choice.ways ?? [], spot);
  const only = ways[0];
  if (!only) return null;
  return ways.length === 1 ? along(offer, only) : { choice: { ...choice, ways } };
}

export function click(offer: Offer, choice: Choice, spot: string): Clicked {
  const { legal, chains, board } = offer;
  const narrowed = narrow(offer, choice, spot);
  if (narrowed) return narrowed;
  const direct = legal.filter((a) => a.to === spot && (a.kind === 'huff' || a.kind === 'place'));
  if (direct.length > 0) return decide(direct, null);
  const { selected } = choice;
  if (selected !== null) {
    const ways = unlike(board, waysTo(legal, chains, selected, spot));
    const only = ways[0];
    if (ways.length > 1) return { choice: { selected, options: [], ways } };
    if (only && only.length > 2) return along(offer, only);
  }
  if (selected !== null && selected !== spot) {
    const moves = legal.filter((a) => isMove(a) && a.from === selected && a.to === spot);
    if (moves.length > 0) return decide(moves, selected);
  }
  const changes = legal.filter((a) => a.kind === 'promote' && a.to === spot);
  if (changes.length > 0) return { choice: { selected: spot, options: changes } };
  if (selected === spot) return { choice: NOTHING };
  if (sources(legal).has(spot)) return { choice: { selected: spot, options: [] } };
  if (selected !== null) return { choice, why: { from: selected, to: spot } };
  return { choice: NOTHING, why: { from: spot, to: null } };
}

/** A piece carried from one spot to another: the same as two clicks. */
export function drop(offer: Offer, from: string, to: string): Clicked {
  if (from === to) return { choice: { selected: from, options: [] } };
  return click(offer, { selected: from, options: [] }, to);
}

/** The spots of the chain of jumps that is still going on, from its first. */
export function pathSoFar(entries: readonly EntryView[], legal: readonly ActionView[]): string[] {
  const last = entries.at(-1);
  const moves = legal.filter(isMove);
  const at = moves[0]?.from;
  if (!last || !at || moves.some((action) => action.from !== at)) return [];
  const path: string[] = [at];
  for (const entry of [...entries].reverse()) {
    const { kind, from, to } = entry.action ?? {};
    if (entry.seat !== last.seat || kind !== 'capture' || !from || to !== path[0]) break;
    path.unshift(from);
  }
  return path.length > 1 ? path : [];
}

/** The piece to pick up without being asked: the one in the middle of its jumps. */
export function forced(entries: readonly EntryView[], legal: readonly ActionView[]): Choice {
  const path = pathSoFar(entries, legal);
  return path.length > 0 ? { selected: path.at(-1) ?? null, options: [] } : NOTHING;
}
