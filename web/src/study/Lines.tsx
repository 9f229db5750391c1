// What each move, or each throw, is worth: the best lines with their arrows, the throws as a small table.
import { useEffect, useRef } from 'preact/hooks';
import { INKS, type Stroke } from '../board/drawing';
import type { ActionView, AnalysisView, BranchView, Reason, Seat, Standing, View } from '../generated/wire';
import type { Store } from '../table/store';
import { arrows } from '../table/studied';
import { pictureOf } from '../table/told/picture';
import { type Args, percent } from '../text';
import { eventSentence, messageArgs, seatArgs } from '../text/event';
import type { Speak } from '../text/speak';
import { ChancesBar, chancesOf } from './Chances';
import { exactArgs, exactInk, exactWords, keeping } from './exact';
import { lineWords } from './lineWords';
import { shareIn } from './moments';
import { type Look, lookOf, sureness, swing, withLook } from './sure';
import { pictureWords, ToldLine, ToldPicture, tellingAt } from './ToldLine';

/** How many lines are told that a search has found, and how many of them are drawn, each in an ink of its own. */
const [TOLD, DRAWN] = [6, 3];

/** The ink of a line, the best first: none in which people draw, and of no army. */
const inkOf = (rank: number) => INKS + rank;

/** The moves of a line as arrows, in the ink of its rank; what is placed on a spot, as a circle. */
export const strokesOf = (line: readonly ActionView[], ink = inkOf(0)): Stroke[] => {
  return line.flatMap(({ kind, from, to }) => {
    if (to === null) return [];
    if (from === null) return kind === 'place' ? [{ from: to, to, ink }] : [];
    return [{ from, to, ink }];
  });
};

/** A hint names so many pieces that it brings to safety; the others are counted. */
const SAVED = 2;

/** Whether an exact probability is that of certainty. */
export const isSure = ([over, under]: readonly [number, number]) => over === under;

/** An exact probability, as people say it: 1 in 4. */
export const oddsWords = (speak: Speak, [over, under]: readonly [number, number]) =>
  speak('study-in', { over, under });

/** Draws on the board, as long as it is shown. */
export function useArrows(strokes: readonly Stroke[]): void {
  const key = strokes.map(({ from, to, ink }) => `${from}${to}${ink}`).join();
  useEffect(() => {
    arrows.value = strokes;
    return () => {
      arrows.value = [];
    };
  }, [key]);
}

interface Props {
  store: Store;
  speak: Speak;
  view: View;
  analysis: AnalysisView;
  /** Whether nothing deeper will come. */
  done: boolean;
}

/** How far the search has come. */
export const Depth = ({ speak, analysis, done }: Pick<Props, 'speak' | 'analysis' | 'done'>) => (
  <p class="study-depth" data-depth={analysis.depth} data-done={done ? '' : undefined}>
    {speak('study-depth', { depth: analysis.depth, done: done ? 'yes' : 'no' })}
  </p>
);

/** Instead of both: what is proved. */
function Proved({ speak, analysis }: Pick<Props, 'speak' | 'analysis'>) {
  const { exact } = analysis;
  if (!exact) return null;
  return (
    <p class="study-sure" data-exact={exact.result}>
      <b>{speak('study-exact-keeps', { result: exact.result, kept: keeping(analysis) })}</b>{' '}
      {speak('study-exact-proved')}
    </p>
  );
}

/** How sure a search is, and how far it has come; or what is proved. */
const Basis = (props: Pick<Props, 'speak' | 'analysis' | 'done'>) =>
  props.analysis.exact ? (
    <Proved {...props} />
  ) : (
    <>
      <Sure {...props} />
      <Depth {...props} />
    </>
  );

/** How sure the best is of its place: what the depths of this position had in common. */
function Sure({ speak, analysis, done }: Pick<Props, 'speak' | 'analysis' | 'done'>) {
  const known = useRef<{ position: string; looks: readonly Look[] }>({ position: '', looks: [] });
  const look = lookOf(analysis);
  if (known.current.position !== analysis.position)
    known.current = { position: analysis.position, looks: [] };
  if (!look) return null;
  known.current.looks = withLook(known.current.looks, look);
  const { sure, gap } = sureness(known.current.looks);
  return (
    <p class="study-sure" data-sure={sure} data-done={done ? '' : undefined}>
      <b>{speak('study-sure-word', { sure })}</b> {speak('study-sure', { sure, gap: percent(gap) })}
    </p>
  );
}

export function Lines({ store, speak, view, analysis, done }: Props) {
  const thrown = analysis.seat === null;
  const seat = analysis.seat ?? view.thrower ?? analysis.seats[0];
  const branches = thrown || analysis.exact ? analysis.branches : analysis.branches.slice(0, TOLD);
  const inks = branches.map(({ exact }, rank) => (exact ? exactInk(exact) : inkOf(rank)));
  const drawn = analysis.exact ? branches : branches.slice(0, DRAWN);
  useArrows(
    thrown ? [] : drawn.flatMap(({ line }, rank) => strokesOf(line.slice(0, 1), inks[rank])).reverse(),
  );
  const names = store.people.names.value;
  return (
    <>
      <ChancesBar
        chances={chancesOf(view.seats, analysis.worth)}
        names={names}
        label={speak('study-chances')}
      />
      {thrown ? (
        <Throws {...{ store, speak, view, analysis, seat }} named={seatArgs(names, seat)} />
      ) : (
        <ol class="study-lines">
          {branches.map((branch, rank) => (
            <li key={branch.line[0]?.text} class={rank < drawn.length ? `ink-${inks[rank]}` : ''}>
              <span class="study-share" data-exact={branch.exact?.result}>
                {branch.exact ? exactWords(speak, branch.exact) : shareWords(view.seats, branch, seat)}
              </span>{' '}
              <ToldLine store={store} speak={speak} view={view} line={branch.line} />
            </li>
          ))}
        </ol>
      )}
      <Basis speak={speak} analysis={analysis} done={done} />
    </>
  );
}

const shareOf = ({ seats }: AnalysisView, { worth }: BranchView, seat: Seat | undefined) =>
  shareIn(seats, worth, seat);

/** What a line is worth to a seat, with the same number as in the bar. */
function shareWords(
  seats: readonly Standing[],
  { worth }: BranchView,
  seat: Seat | null | undefined,
): string {
  const own = chancesOf(seats, worth).find((one) => one.seats.some((other) => other.seat === seat));
  return percent((own?.told ?? 0) / 100);
}

interface ThrowsProps extends Pick<Props, 'store' | 'speak' | 'view' | 'analysis'> {
  seat: Seat | undefined;
  /** What sentences call the seat that throws. */
  named: Args;
}

function Throws({ store, speak, view, analysis, seat, named }: ThrowsProps) {
  const mean = shareIn(analysis.seats, analysis.worth, seat);
  const hangs = swing(analysis, seat ? analysis.seats.indexOf(seat) : 0);
  return (
    <table class="study-table">
      <caption>
        {speak('study-throws', named)}{' '}
        <span class="study-swing">{speak('study-swing', { swing: percent(hangs) })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{speak('study-throw')}</th>
          <th scope="col">{speak('study-likely')}</th>
          <th scope="col">{speak('study-worth')}</th>
          <th scope="col">{speak('study-then')}</th>
        </tr>
      </thead>
      <tbody>
        {analysis.branches.map((branch) => {
          const share = shareOf(analysis, branch, seat);
          return (
            <tr key={branch.line[0]?.text} class={share >= mean ? 'lucky' : ''}>
              <th scope="row">{branch.line[0]?.text}</th>
              <td>{branch.chance && oddsWords(speak, branch.chance)}</td>
              <td>{percent(share)}</td>
              <td>
                <ToldLine store={store} speak={speak} view={view} line={branch.line.slice(1)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The reasons without those that say of further pieces that they are safer. */
export const withoutMany = (reasons: readonly Reason[]) =>
  reasons.filter(
    (one, index) =>
      one.kind !== 'saves' || reasons.slice(0, index).filter(({ kind }) => kind === 'saves').length < SAVED,
  );

/** So much more than anything else makes a move the only good one. */
const CLEAR = 0.03;

/** What can be said of the best move where it does nothing that could be named: what the others are worth. */
function beside(speak: Speak, analysis: AnalysisView): string {
  const [best, second] = analysis.branches;
  if (!best || !second) return speak('study-reason-only');
  const seat = analysis.seat ?? undefined;
  const gap = shareOf(analysis, best, seat) - shareOf(analysis, second, seat);
  return gap >= CLEAR
    ? speak('study-reason-clear', { gap: percent(gap) })
    : speak('study-reason-equal', { other: lineWords(second.line.slice(0, 1)) });
}

/** What the strong player would do, and why. */
export function Hint({ store, speak, view, analysis, done }: Props) {
  const [best] = analysis.branches;
  const thrown = analysis.seat === null;
  useArrows(thrown ? [] : strokesOf(best?.line.slice(0, 1) ?? [], best?.exact && exactInk(best.exact)));
  if (thrown || !best) return <Lines {...{ store, speak, view, analysis, done }} />;
  const reasons = best.reasons ?? [];
  const told = withoutMany(reasons);
  const names = store.people.names.value;
  const table = store.game.table.value;
  const pictured = table && tellingAt(store) !== 'notation';
  return (
    <>
      {table && tellingAt(store) === 'pictures' && (
        <p class="study-picture">
          <ToldPicture {...{ speak, table, view, names }} line={best.line} better />
        </p>
      )}
      <p class="study-best">
        {speak(best.exact ? 'study-exact-best' : 'study-best', {
          line: pictured
            ? pictureWords(pictureOf(best.line, view, table.board), best.line, { speak, names })
            : lineWords(best.line.slice(0, 1)),
          share: shareWords(view.seats, best, analysis.seat),
          ...(best.exact && exactArgs(best.exact)),
        })}
      </p>
      {analysis.exact ? (
        <Proved speak={speak} analysis={analysis} />
      ) : (
        <Sure speak={speak} analysis={analysis} done={done} />
      )}
      <ul class="study-reasons">
        {told.map((reason) => {
          const words =
            reason.kind === 'happens'
              ? eventSentence(reason.event, names)
              : speak(`study-reason-${reason.kind}`, {
                  ...messageArgs({ ...reason, by: analysis.seat }, names),
                  ...(reason.kind === 'saves' && {
                    before: oddsWords(speak, reason.before),
                    sure: isSure(reason.before) ? 'yes' : 'no',
                    safe: reason.now[0] === 0 ? 'yes' : 'no',
                    now: oddsWords(speak, reason.now),
                  }),
                });
          return <li key={words}>{words}</li>;
        })}
        {told.length === 0 && !analysis.exact && <li>{beside(speak, analysis)}</li>}
        {told.length < reasons.length && (
          <li>{speak('study-reason-more', { count: reasons.length - told.length })}</li>
        )}
      </ul>
      {best.line.length > 1 && (
        <p>
          {speak('study-goes-on')} <span class="notation">{lineWords(best.line)}</span>
        </p>
      )}
      {!analysis.exact && <Depth speak={speak} analysis={analysis} done={done} />}
    </>
  );
}
