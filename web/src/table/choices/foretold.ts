// What follows for kings and commanders from what may be done now, as the server says. Pure.
import type { ActionKind, ActionView, Event, Piece } from '../../generated/wire';

/** What follows from an action, or from going to a spot. */
export interface Prospect {
  kind: ActionKind;
  /** The spot that it is about, where it lies on the board. */
  to: string | null;
  events: readonly Event[];
}

/** More of them are not told at once. */
const MOST = 3;

const isSpoken = ({ kind }: ActionView) =>
  kind === 'accept' || kind === 'offer-exchange' || kind === 'withdraw';

/** What is told before one decides: of what is said with buttons always, of moves once their man is picked up. */
export function prospectsOf(legal: readonly ActionView[], selected: string | null): Prospect[] {
  const told = legal.filter((one) => isSpoken(one) || (selected !== null && one.from === selected));
  const seen = new Set<string>();
  return told
    .flatMap(({ kind, to, then = [] }) => (then.length > 0 ? [{ kind, to, events: then }] : []))
    .filter(({ kind, to }) => {
      const one = `${kind} ${to}`;
      return !seen.has(one) && seen.add(one);
    })
    .slice(0, MOST);
}

/** The kings that would come back by what is said with a button. */
export const kingsBack = (legal: readonly ActionView[]): Pick<Piece, 'at' | 'army'>[] => {
  const back = legal.filter(isSpoken).flatMap(({ then = [] }) => then);
  const placed = back.flatMap((event) =>
    event.kind === 'placed' ? [{ at: event.at, army: event.army }] : [],
  );
  return placed.filter(({ at }, index) => placed.findIndex((one) => one.at === at) === index);
};
