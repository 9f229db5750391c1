// The rounds of a list of moves: each turn in its column, and below them what the columns do not tell. Fetched once there are some.
import { useLayoutEffect } from 'preact/hooks';
import { memo } from '../../base/memo';
import type { Seat } from '../../generated/wire';
import type { Telling } from '../../settings/settings';
import { language, t } from '../../text';
import { entryWords, happened } from '../../text/action';
import type { Store } from '../store';
import { turnWords } from '../told/picture';
import { Cell, type Shared } from './TurnCell';
import { columnOf, firstOf, lastOf, type Round, type Turn } from './turns';
import { worthTelling } from './written';

/** What is not told of a turn in its column. */
function untold({ entries }: Turn, { names, telling }: Shared): string[] {
  if (telling === 'sentences') return [];
  return entries.flatMap((entry) =>
    entry.events.filter((event) => worthTelling(event, entry)).map((event) => happened(entry, event, names)),
  );
}

interface SentencesProps extends Shared {
  round: Round;
  /** The turn that one went back to: its picture is told in words, too. */
  read: Turn | undefined;
}

/** What the columns of a round do not tell. */
const Sentences = memo(({ round, read, ...shared }: SentencesProps) => {
  const { names } = shared;
  const sentences = round.flatMap((turn) => [
    ...(turn === read ? [turnWords(turn.entries, names)] : untold(turn, shared)),
    ...turn.given.map((entry) => entryWords(entry, names)),
  ]);
  return <>{sentences.length > 0 && <p>{sentences.join(' ')}</p>}</>;
});

interface PartProps extends Shared {
  rounds: readonly Round[];
  columns: readonly Seat[];
  /** The number of rounds before. */
  before: number;
  /** Whether it is out of view unless one scrolls. */
  far: boolean;
  /** How many entries are shown. */
  at: number;
  /** Whether one looks back. */
  back: boolean;
  /** The last entry before anything was tried; 0 where nothing is. */
  base: number;
}

/** Whether a turn is shown after so many entries. */
const isAt = (turn: Turn, at: number) => firstOf(turn) <= at && at <= lastOf(turn);

/** Some of the rounds: a step or a move in a long game renders only the part that it changes. */
const Part = memo(({ rounds, columns, before, far, at, back, base, ...shared }: PartProps) => (
  <ol class={far ? 'far' : ''} aria-label={t('log-title')}>
    {rounds.map((round, index) => (
      <li key={firstOf(round[0])}>
        <span class="turn-number">{before + index + 1}.</span>
        {round.map((turn) => {
          const [first, last] = [firstOf(turn), lastOf(turn)];
          const marks = [isAt(turn, at) && 'here', first > at && 'later', base > 0 && last > base && 'tried'];
          return (
            <Cell
              key={first}
              turn={turn}
              column={columnOf(turn, columns)}
              marks={marks.filter(Boolean).join(' ')}
              {...shared}
            />
          );
        })}
        <Sentences
          round={round}
          read={back && shared.telling === 'pictures' ? round.find((turn) => isAt(turn, at)) : undefined}
          {...shared}
        />
      </li>
    ))}
  </ol>
));

interface Props {
  store: Store;
  parts: readonly (readonly Round[])[];
  columns: readonly Seat[];
  /** The part that is looked at. */
  here: number;
  telling: Telling;
  /** Told once they stand in the list. */
  onDrawn(): void;
}

export function LogTurns({ store, parts, columns, here, telling, onDrawn }: Props) {
  useLayoutEffect(onDrawn, []);
  const at = store.showing.count.value;
  return (
    <>
      {parts.map((rounds, index) => {
        const [first, end] = [firstOf(rounds[0]?.[0]), lastOf(rounds.at(-1)?.at(-1))];
        return (
          <Part
            key={first}
            rounds={rounds}
            columns={columns}
            before={index * (parts[0]?.length ?? 0)}
            far={Math.abs(index - Math.max(0, here)) > 1}
            // Normalized: any value before or after all its turns looks the same.
            at={at < first ? 0 : at > end ? end + 1 : at}
            // Elsewhere nothing is drawn anew for it.
            back={store.showing.browsing.value !== null && at >= first && at <= end}
            base={store.game.base.value}
            names={store.people.names.value}
            lang={language.value}
            telling={telling}
            die={store.game.table.value?.look.die ?? null}
            browse={store.looking.browse}
          />
        );
      })}
    </>
  );
}
