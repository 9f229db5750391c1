// A line that could be played: its first move in pictures, in a sentence or in notation, as the reader likes it.
import type { ActionView, TableView, View } from '../generated/wire';
import { pieceName } from '../parts/label';
import { isChess } from '../settings/colours';
import { tellingFor } from '../settings/settings';
import type { Store } from '../table/store';
import { MovePicture } from '../table/told/MovePicture';
import { firstMove, moveIn, type Picture, pictureOf } from '../table/told/picture';
import type { Names } from '../text/event';
import { inList } from '../text/list';
import type { Speak } from '../text/speak';
import { lineWords } from './lineWords';

/** How moves are told at this table. */
export const tellingAt = ({ people }: Pick<Store, 'people'>) => tellingFor(isChess(people.colours.value.men));

/** The first move of a line by name: its notation, or in words what has none that people read. */
export function lineName(speak: Speak, line: readonly ActionView[], after = false): string {
  const [first] = line;
  return first?.kind === 'stop' || first?.kind === 'pass'
    ? speak('study-line', { kind: first.kind, after: after ? 'yes' : 'no' })
    : lineWords(firstMove(line));
}

/** A picture as a sentence: the throw, the man, its move, and what it takes. */
export function pictureWords(
  picture: Picture,
  line: readonly ActionView[],
  { speak, names, faces = [] }: { speak: Speak; names: Names; faces?: readonly number[] },
): string {
  const { man = null, taken = [] } = moveIn(picture) ?? {};
  return [
    faces.length > 0 ? speak('study-thrown', { throw: faces.join(' ') }) : '',
    [man && pieceName(man, names.colours), lineWords(firstMove(line))].filter(Boolean).join(' '),
    taken.length > 0
      ? speak('study-takes', { pieces: inList(taken.map((one) => pieceName(one, names.colours))) })
      : '',
  ]
    .filter(Boolean)
    .join(', ');
}

interface Props {
  speak: Speak;
  table: TableView;
  /** The position before it. */
  view: View;
  names: Names;
  line: readonly ActionView[];
  faces?: readonly number[];
  better?: boolean;
}

/** The first move of a line in pictures; what is no move of a man also in words. */
export function ToldPicture({ speak, table, view, names, line, faces = [], better = false }: Props) {
  const whole = pictureOf(line, view, table.board, faces);
  const plain = line.length > 0 && !moveIn(whole);
  // That nothing is moved is said in words: its sign is a dash, which beside them would be one more.
  const picture = plain ? whole.filter((step) => step.kind !== 'sign' || step.sign !== 'pass') : whole;
  return (
    <>
      <MovePicture
        picture={picture}
        colours={names.colours}
        die={table.look.die}
        words={plain ? lineName(speak, line) : pictureWords(picture, line, { speak, names, faces })}
        better={better}
        whence
      />
      {plain && <span aria-hidden="true">{lineName(speak, line)}</span>}
    </>
  );
}

/** A line as the lists of the study tell it: below the picture in notation, since two men may go to one spot. */
export function ToldLine({ store, ...props }: Omit<Props, 'table' | 'names'> & { store: Store }) {
  const table = store.game.table.value;
  const names = store.people.names.value;
  const telling = tellingAt(store);
  const { line, view, speak } = props;
  const written = lineWords(line);
  if (telling === 'notation' || !table || line.length === 0) return <span class="notation">{written}</span>;
  if (telling === 'sentences') {
    const rest = line.slice(firstMove(line).length);
    return (
      <>
        {pictureWords(pictureOf(line, view, table.board), line, { speak, names })}
        {rest.length > 0 && <small class="notation told-then">{lineWords(rest)}</small>}
      </>
    );
  }
  return (
    <>
      <ToldPicture {...props} table={table} names={names} />
      <small class="notation told-then">{written}</small>
    </>
  );
}
