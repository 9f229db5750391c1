// A moment that decided: a small board with what was played and what would have been better, both told in pictures, and why.
import { look } from '../board/armies';
import type { MiniArrow } from '../board/MiniBoard';
import { viewAfter } from '../game/fold';
import { isThrow, thrownIn } from '../game/log';
import type { ActionView, MomentView, TableView } from '../generated/wire';
import { MiniBoard } from '../parts/MiniBoard';
import type { Store } from '../table/store';
import { MovePicture } from '../table/told/MovePicture';
import { firstMove } from '../table/told/picture';
import { percent } from '../text';
import type { Speak } from '../text/speak';
import { otherIn, titleOf, whyOf } from './cardWords';
import { exactWords } from './exact';
import type { KeyMoment } from './moments';
import { choiceIn, type Numbered } from './numbered';
import { fromTo } from './shares';
import { seatName } from './sides';
import { ToldPicture } from './ToldLine';
import '../style/mini-arrow.css';

interface Props {
  store: Store;
  speak: Speak;
  table: TableView;
  moment: MomentView;
  decided: KeyMoment;
  /** As the list of moves has it. */
  one: Numbered;
  /** Its number among those that decided, from 1. */
  place: number;
  /** Whether it is the one that is shown beside the board. */
  here: boolean;
  round: string;
  /** Quarter turns of the board. */
  turns: number;
  onShow(): void;
}

/** What was played, or done with the throw. */
function playedIn({ entry, turn }: Numbered): readonly ActionView[] {
  if (!isThrow(entry)) return entry.action ? [entry.action] : [];
  return turn.entries.filter(({ seq }) => seq > entry.seq).flatMap(({ action }) => action ?? []);
}

const arrowsOf = (line: readonly ActionView[], ink: string): MiniArrow[] =>
  firstMove(line).flatMap(({ from, to, kind }) => {
    if (to === null || (from === null && kind !== 'place')) return [];
    return [{ from: from ?? to, to, ink }];
  });

/** The faces that a decision was made with. */
const facesOf = (one: Numbered): readonly number[] => thrownIn(choiceIn(one).findLast(isThrow))?.faces ?? [];

export function MomentCard(props: Props) {
  const { store, speak, table, moment, decided, one, place, here, round, turns, onShow } = props;
  const names = { ...store.people.names.value, you: store.people.person.value };
  const view = viewAfter(table.start, store.game.entries.value, one.entry.seq - 1);
  const { kind, seat, before, after } = decided;
  const played = playedIn(one);
  const other = otherIn(moment);
  const dye = look(names.colours[seat] ?? '').dye;
  // What was well seen is what was good: the arrows change their inks.
  const [ownInk, otherInk] = kind === 'find' ? ['var(--go)', dye] : [dye, 'var(--go)'];
  const resigned = one.entry.act.kind === 'resign';
  const telling = { store, speak, table, view, moment, decided, one, other, names };
  const title = titleOf(telling);
  const who = seatName(store, seat);
  const row = { speak, table, view, names };
  const faces = facesOf(one);
  return (
    <li class={here ? 'key-moment here' : 'key-moment'} data-key={kind} id={`key-moment-${place}`}>
      <span class="key-board">
        <MiniBoard
          board={table.board}
          view={view}
          turns={turns}
          arrows={[...arrowsOf(other, otherInk), ...arrowsOf(played, ownInk)]}
        />
      </span>
      <p class="key-head">
        <span class="key-kind">
          <b>{place}</b> {speak('study-key-kind', { kind })}
        </span>{' '}
        <span class="key-round">{round}</span>
      </p>
      <h3 class="key-title">
        <button type="button" class="key-show" onClick={onShow} data-moment={moment.seq}>
          {title}
        </button>
      </h3>
      <div class="key-rows">
        <p class="key-row">
          <span class="key-label">
            {speak('study-key-played', {
              who,
              you: seat === names.you ? 'yes' : 'no',
              did: resigned ? 'resigned' : kind === 'luck' ? 'threw' : 'played',
            })}
          </span>{' '}
          <b>{fromTo(before, after)}</b>
          {!resigned && (
            <span class="key-told">
              <ToldPicture {...row} line={played} faces={faces} better={kind === 'find'} />
            </span>
          )}
        </p>
        <p class="key-row">
          <span class={kind === 'gift' ? 'key-label better' : 'key-label'}>
            {speak('study-key-other', { kind: resigned ? 'resign' : kind })}
          </span>{' '}
          <b>{kind === 'gift' ? percent(decided.other) : fromTo(before, decided.other)}</b>
          {kind === 'luck' ? (
            <OtherFaces store={store} {...row} faces={faces} />
          ) : (
            other.length > 0 && (
              <span class="key-told">
                <ToldPicture {...row} line={other} faces={faces} better={kind === 'gift'} />
              </span>
            )
          )}
        </p>
      </div>
      <p class="key-why">
        {whyOf(telling)}{' '}
        {moment.kind === 'choice' && moment.exact && (
          <span class="key-exact">
            {speak('study-exact-review', {
              best: exactWords(speak, moment.exact[0]),
              played: exactWords(speak, moment.exact[1]),
            })}
          </span>
        )}
      </p>
    </li>
  );
}

type OtherProps = Pick<Parameters<typeof ToldPicture>[0], 'speak' | 'table' | 'names' | 'faces'> & {
  store: Store;
};

/** The faces of a single die that were not thrown. */
function OtherFaces({ store, speak, table, names, faces = [] }: OtherProps) {
  const [face] = faces;
  if (faces.length !== 1 || !table.look.die || face === undefined) return null;
  const others = [2, 3, 4, 5].filter((one) => one !== face && store.game.moved(one).length > 0);
  return (
    <span class="key-told">
      <MovePicture
        picture={[{ kind: 'faces', faces: others, as: 'thrown' }]}
        colours={names.colours}
        die={table.look.die}
        words={others.map((one) => speak('study-thrown', { throw: one })).join(', ')}
      />
    </span>
  );
}
