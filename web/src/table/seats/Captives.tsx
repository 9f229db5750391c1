// The pieces that a seat took: each kind once, with its count; where there is no room for that, each army once.

import { ArmyMark, PieceIcon } from '../../board/Piece';
import type { Seat, Taken } from '../../generated/wire';
import { pieceName } from '../../parts/label';
import { t } from '../../text';
import type { Colours } from '../../text/event';

interface Group extends Taken {
  count: number;
}

/** The pieces taken by a seat, in groups of the same key. */
function grouped(taken: readonly Taken[], seat: Seat, key: (piece: Taken) => string): Group[] {
  const found = new Map<string, Group>();
  for (const piece of taken) {
    if (piece.by !== seat) continue;
    const one = found.get(key(piece)) ?? { ...piece, count: 0 };
    one.count++;
    found.set(key(piece), one);
  }
  return [...found.values()];
}

/** How much room the groups need, in pieces: a count is about half as wide. */
const room = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + (count > 1 ? 1.6 : 1), 0);

const Count = ({ count }: { count: number }) => (count > 1 ? <small>×{count}</small> : null);

interface Props {
  taken: readonly Taken[];
  seat: Seat;
  colours: Colours;
}

export function Captives({ taken, seat, colours }: Props) {
  const kinds = grouped(taken, seat, ({ army, role }) => `${army} ${role}`);
  const armies = grouped(taken, seat, ({ army }) => army);
  const words = kinds.map(({ army, role, count }) =>
    t('captives', { count, piece: pieceName({ role, army }, colours) }),
  );
  const needed = room(kinds);
  return (
    <div
      class="captives"
      data-room={needed <= 4 ? 'few' : needed <= 8 ? 'some' : 'many'}
      title={words.join(', ')}
    >
      <span class="by-kind">
        {kinds.map(({ army, role, count }, index) => (
          <span key={`${army}${role}`} class="captive" title={words[index]}>
            <PieceIcon role={role} colour={colours[army] ?? ''} men={colours.men} />
            <span class="visually-hidden">{words[index]}</span>
            <Count count={count} />
          </span>
        ))}
      </span>
      <span class="by-army" aria-hidden="true">
        {armies.map(({ army, count }) => (
          <span key={army} class="captive">
            <ArmyMark colour={colours[army] ?? ''} />
            <small>
              <span class="times">×</span>
              {count}
            </small>
          </span>
        ))}
      </span>
    </div>
  );
}
