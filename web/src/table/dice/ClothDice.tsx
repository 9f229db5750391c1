// The dice of this table on its cloth, and the pieces that a throw leaves standing.
import { useMemo } from 'preact/hooks';
import { DiceLayer } from '../../board/dice/DiceLayer';
import { type Layout, turnsFor } from '../../board/geometry';
import { lastThrow, thrownIn } from '../../game/log';
import type { Die, View } from '../../generated/wire';
import { rollTime } from '../../settings/settings';
import type { Store } from '../store';
import { idleAt } from './idleAt';
import { useAutoThrow } from './useAutoThrow';
import { usedFaces } from './used';

interface Props {
  store: Store;
  on: Layout;
  view: View;
  die: Die;
}

export function ClothDice({ store, on, view, die }: Props) {
  const { showing } = store;
  const rolling = showing.rolling.value;
  const thrown = thrownIn(rolling) ?? lastThrow(showing.shownEntries.value);
  const due = view.turn.kind !== 'seat';
  const used = thrown && !rolling ? usedFaces(thrown.faces, due ? [] : view.dice) : [];
  const pieces = useMemo(() => new Set<string>(view.pieces.map((piece) => piece.at)), [view]);
  // Where the throw lets pieces go no die comes to rest.
  const now = showing.current.value || rolling ? store.game.choices.value : null;
  const wanted = useMemo(() => new Set<string>(now?.legal.flatMap(({ to }) => to ?? [])), [now]);
  useAutoThrow(store, view);
  const idle = idleAt(store).flatMap(({ blocked, held, frozen }) => [...blocked, ...held, ...frozen]);
  return (
    <DiceLayer
      on={on}
      thrown={thrown}
      used={used}
      cube={die === 'cube'}
      side={(turnsFor(thrown?.seat ?? 'south') - on.turns + 4) % 4}
      pieces={pieces}
      wanted={wanted}
      idle={idle.map(({ at }) => at)}
      time={showing.browsing.value === null ? rollTime(showing.hurry.value) : 0}
    />
  );
}
