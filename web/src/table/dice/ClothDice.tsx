// The dice of this table on its cloth, and the pieces that a throw leaves standing.
import { useMemo } from 'preact/hooks';
import { DiceLayer } from '../board/dice/DiceLayer';
import { type Idle, idleOf } from '../board/dice/idle';
import { type Layout, turnsFor } from '../board/geometry';
import type { Entry } from '../generated/Entry';
import type { View } from '../generated/View';
import { rollTime } from '../settings/settings';
import { usedFaces } from './DiceTray';
import { lastThrow } from './log';
import type { Store } from './store';

/** The throws, of those just lost or about to be, with the pieces that they would have moved. */
export function idleAt(view: View, entries: readonly Entry[]): Idle[] {
  const last = entries.at(-1);
  const lost = last?.events.filter((event) => event.kind === 'turn-lost' && event.face !== 0) ?? [];
  if (lost.length > 0 && last) {
    return lost.map((event) =>
      idleOf(last.view, Number(event.face), String(event.seat), last.seat ?? String(event.seat)),
    );
  }
  const { kind, seat } = view.turn;
  const stuck = kind === 'seat' && view.legal.length === 1 && view.legal[0]?.kind === 'pass';
  if (!stuck || seat === null || view.thrower === null) return [];
  const thrower = view.thrower;
  return [...new Set(view.dice)].map((face) => idleOf(view, face, thrower, seat));
}

interface Props {
  store: Store;
  on: Layout;
  view: View;
  cube: boolean;
  idle: readonly Idle[];
}

export function ClothDice({ store, on, view, cube, idle }: Props) {
  const thrown = lastThrow(store.shownEntries.value);
  const due = view.turn.kind !== 'seat';
  const used = thrown ? usedFaces(thrown.faces, due ? [] : view.dice) : [];
  const pieces = useMemo(() => new Set(view.pieces.map((piece) => piece.at)), [view]);
  const wanted = useMemo(() => new Set(view.legal.flatMap(({ to }) => (to === null ? [] : [to]))), [view]);
  const thrower = store.entries.value[(thrown?.seq ?? 0) - 1]?.events.find(
    (event) => event.kind === 'thrown',
  );
  const side = (turnsFor(String(thrower?.seat ?? 'south')) - on.turns + 4) % 4;
  return (
    <DiceLayer
      on={on}
      thrown={thrown}
      used={used}
      cube={cube}
      side={side}
      pieces={pieces}
      wanted={wanted}
      idle={idle.flatMap(({ blocked, held, frozen }) => [...blocked, ...held, ...frozen].map(({ at }) => at))}
      time={store.browsing.value === null ? rollTime(store.hurry.value) : 0}
    />
  );
}
