// One daily position: its board, the one try that counts, and why the best move is the best.
import { useLayoutEffect, useState } from 'preact/hooks';
import { turnsFor } from '../../board/geometry';
import type { DailyView, GameCard } from '../../generated/wire';
import { Actions } from '../../table/choices/Actions';
import { WayChoice } from '../../table/choices/WayChoice';
import { DiceTray } from '../../table/dice/DiceTray';
import { Notice } from '../../table/told/Told';
import { percent, t } from '../../text';
import type { Speak } from '../../text/speak';
import { DAILY, PAST } from '../addresses';
import { LiveBoard } from '../LiveBoard';
import { useInSight } from '../sight';
import { useAttempt } from './attempt';
import { Side } from './Side';
import { hasSolved, remember, resultOn, trials } from './streak';

interface Props {
  puzzle: DailyView;
  card: GameCard;
  day: number;
  /** Whether it is one of a past day, which does not count. */
  past: boolean;
  speak: Speak;
  /** Another list whose position was not tried yet. */
  next: string | null;
}

/** What the best and the next best are worth, in hundredths of the win, and how far apart they are. */
const margin = ([best, other]: [number, number]) => ({
  best: percent(best / 100),
  other: percent(other / 100),
  lead: best - other,
  none: other === 0 ? 'yes' : 'no',
});

/** What a game is counted in. */
const unitOf = ({ seats }: DailyView['view']) => (seats.length > 2 ? 'points' : 'pieces');

/** Why the best move is the best, in numbers that were searched out. */
function Reason({ puzzle, speak }: { puzzle: DailyView; speak: Speak }) {
  const { gain, loss, other, theme, claim, view, worth } = puzzle;
  const unit = unitOf(view);
  return (
    <p class="daily-reason">
      {speak(`daily-theme-${theme}`)}
      {claim === 'gain' && (
        <>
          {' '}
          {speak('daily-gain', { gain, unit })} {speak('daily-loss', { loss, unit })}{' '}
          {speak('daily-other', { other, unit })}
        </>
      )}
      {worth !== null && <> {speak('daily-margin', margin(worth))}</>}
    </p>
  );
}

/** Why a move that was played is not the best, without giving that away. */
function Why({ puzzle, speak }: { puzzle: DailyView; speak: Speak }) {
  const { claim, gain, other, worth, view } = puzzle;
  const args = claim === 'gain' ? { gain, other, unit: unitOf(view) } : worth ? margin(worth) : {};
  return <p class="daily-why">{speak(`daily-why-${claim}`, args)}</p>;
}

export function Puzzle({ puzzle, card, day, past, speak, next }: Props) {
  const { rules, list, best, then, seat, view } = puzzle;
  const { store, given, played, verdict } = useAttempt(puzzle);
  /** Whether the best move on the board was shown instead of found. */
  const [looked, setLooked] = useState(false);
  const counted = past ? null : resultOn(trials.value[list], day);
  useLayoutEffect(() => {
    if (verdict === 'on' || looked) return;
    if (!past) remember(list, day, verdict);
    if (verdict === 'found') hasSolved(list, day);
  }, [verdict, looked, list, day, past]);
  const said = useInSight<HTMLDivElement>(verdict === 'on' ? null : verdict);
  if (!store) return null;
  const line = best[0] ?? [];
  const show = (more: readonly string[]) => {
    setLooked(true);
    store.requests.replay([...given, ...line, ...more]);
  };
  const again = () => {
    setLooked(false);
    store.requests.replay(given);
  };
  const task =
    puzzle.throw === null ? speak('daily-task') : speak('daily-task-throw', { face: Number(puzzle.throw) });
  // Who can capture is for the learner to see.
  const look = { ...card.look, huffs: false };
  const shown = { store, rules, look, board: card.board, label: task, name: '' };
  const done = verdict !== 'on';
  const follows = then.length > 0 && verdict === 'found' && played.length === line.length;
  return (
    <section class="lesson" data-verdict={verdict} aria-label={card.title}>
      <LiveBoard {...shown} turns={turnsFor(seat)} done={verdict !== 'on'} />
      <div class="lesson-side">
        <h2>
          <a href={`/rules/${rules}`}>{card.title}</a>
        </h2>
        <Side store={store} puzzle={puzzle} speak={speak} />
        <p class="task">{task}</p>
        <p class="daily-goal">{speak(`daily-goal-${puzzle.claim}`, { unit: unitOf(view) })}</p>
        {!done && card.look.die && <DiceTray store={store} die={card.look.die} />}
        {!done && (
          <>
            <WayChoice moves={store.moves} />
            <Actions store={store} />
          </>
        )}
        <Notice store={store} rules={rules} />
        <div class="verdict" ref={said}>
          <div aria-live="polite">
            {verdict === 'found' && (
              <div class={looked ? 'shown' : 'praise'}>
                <p>{speak(looked ? 'daily-this' : 'daily-found')}</p>
                <Reason puzzle={puzzle} speak={speak} />
              </div>
            )}
            {verdict === 'missed' && (
              <div class="astray">
                <Why puzzle={puzzle} speak={speak} />
                <p>{speak('daily-missed')}</p>
              </div>
            )}
          </div>
          <div class="lesson-buttons">
            {verdict === 'missed' && (
              <button
                type="button"
                class="primary"
                disabled={store.sending.waiting.value}
                onClick={() => show([])}
              >
                {speak('daily-show')}
              </button>
            )}
            {follows && (
              <button type="button" disabled={store.sending.waiting.value} onClick={() => show(then)}>
                {speak('daily-then')}
              </button>
            )}
            {played.length > 0 && (
              <button type="button" disabled={store.sending.waiting.value} onClick={again}>
                {t('example-again')}
              </button>
            )}
            {!done && counted !== null && (
              <button
                type="button"
                class="quiet"
                disabled={store.sending.waiting.value}
                onClick={() => show([])}
              >
                {speak('daily-show')}
              </button>
            )}
            {past && verdict === 'found' && (
              <a class="button primary" href={PAST}>
                {speak('past-title')}
              </a>
            )}
            {counted !== null && next !== null && (
              <a class={verdict === 'found' ? 'button primary' : 'button'} href={`${DAILY}/${next}`}>
                {speak('daily-next', { list: speak(`daily-list-${next}`) })}
              </a>
            )}
          </div>
        </div>
        {counted !== null && <p class="daily-counted">{speak(`daily-counted-${counted}`)}</p>}
        {past && <p class="daily-counted">{speak('past-counts')}</p>}
      </div>
    </section>
  );
}
