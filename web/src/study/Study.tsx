// What the computer finds out about a position and a game, beside the board: a hint, the lines, what can be taken, the review.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReviewView } from '../generated/wire';
import { pressed } from '../keys/keys';
import { MiniBoard } from '../parts/MiniBoard';
import { Tabs } from '../parts/Tabs';
import { canPlayPast, playPast } from '../table/log/stepping';
import { Timeline } from '../table/log/Timeline';
import type { Store } from '../table/store';
import { bar, barred, beside, studied, study, type Topic } from '../table/studied';
import { t } from '../text';
import { type Speak, useSpeak } from '../text/speak';
import { deeper, gameAt, positionAt, useQuestion } from './asking';
import { Hint, Lines } from './Lines';
import { Odds } from './Odds';
import { Review, type ReviewProps } from './Review';
import '../style/study.css';
import '../style/whole-game.css';

const TOPICS: readonly Topic[] = ['hint', 'lines', 'odds', 'review'];
/** Where the study lies over the table, as in study.css. */
const SHEET = '(max-width: 559px)';
/** So far above what was pressed the review begins, in pixels. */
const ABOVE = 8;
/** How many lines are asked for. */
const LINES = 12;

export function Study({ store, turns }: { store: Store; turns: number }) {
  const speak = useSpeak('study');
  const box = useRef<HTMLElement>(null);
  const topic = studied.value;
  const { whole, setWhole } = useWhole(store, topic, box);
  // Not one of its tabs: there the arrows would no longer step through the game. Whoever came by a tab stays there.
  useEffect(() => {
    if (speak && !beside.value) box.current?.focus({ preventScroll: true });
  }, [speak === null]);
  useEffect(() => () => study(null), []);
  useClosing(store, topic);
  if (topic === null || !speak) return null;
  const close = () => {
    study(null);
    document.querySelector<HTMLElement>('[data-tool="more"]')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={box}
      class={whole ? 'study whole' : 'study'}
      tabIndex={-1}
      aria-label={speak('study-title')}
      onKeyDown={(event) => pressed('page', event) === 'close' && close()}
    >
      <div class="study-head">
        <Tabs<Topic>
          name="study-tab"
          label={speak('study-title')}
          tabs={TOPICS.map((id) => ({ id, words: speak(`study-tab-${id}`) }))}
          shown={topic}
          controls={() => 'study-shown'}
          onChoose={(id) => study(id, beside.value)}
        />
        {topic === 'review' && (
          <h2 class={whole ? 'study-name' : 'visually-hidden'}>{speak('study-tab-review')}</h2>
        )}
        {whole && canPlayPast(store) && (
          <button
            type="button"
            class="study-play"
            data-study="play"
            onClick={() => {
              setWhole(false);
              store.looking.browse(0);
              playPast(store);
            }}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 1.5L14 8L3 14.5Z" fill="currentColor" />
            </svg>{' '}
            {t('replay-play')}
          </button>
        )}
        <button
          type="button"
          class="icon"
          aria-label={t('close')}
          title={t('close')}
          data-study="close"
          onClick={close}
        >
          ✕
        </button>
      </div>
      <div id="study-shown" role="tabpanel" aria-labelledby={`study-tab-${topic}`} class="study-shown">
        {topic === 'review' ? (
          <WholeGame store={store} speak={speak} turns={turns} whole={whole} onWhole={setWhole} />
        ) : (
          <Position store={store} speak={speak} topic={topic} />
        )}
      </div>
      <Timeline store={store} />
    </section>
  );
}

/**
 * Whether the review of a game that is over covers the page: until one wants to see a position. That of a game that goes on
 * stands beside its board.
 */
function useWhole(
  { game }: Pick<Store, 'game'>,
  topic: Topic | null,
  box: { current: HTMLElement | null },
): { whole: boolean; setWhole(whole: boolean): void } {
  const [wished, wish] = useState<boolean | null>(null);
  const whole = topic === 'review' && (wished ?? (!beside.value && game.live.value?.outcome != null));
  useEffect(() => {
    if (topic !== 'review') wish(null);
  }, [topic]);
  // What was pressed stays in sight where all else goes another way.
  useEffect(() => {
    const active = document.activeElement;
    const shown = whole ? box.current : box.current?.querySelector('.study-shown');
    if (!active || !shown?.contains(active)) return;
    // With the line beside the button that leads here.
    const pressedIn = active.closest('.key-moment, .study-here') ?? active;
    // By itself: the page, which other elements would be scrolled with, stays where it is.
    shown.scrollTop += pressedIn.getBoundingClientRect().top - shown.getBoundingClientRect().top - ABOVE;
  }, [whole]);
  return { whole, setWhole: wish };
}

/**
 * When the game ends, what was asked about a position no longer hides that; where a hint is a sheet over the table, it no
 * longer hides how the game goes on.
 */
function useClosing({ game, trial }: Pick<Store, 'game' | 'trial'>, topic: Topic | null): void {
  const over = game.live.value?.outcome != null;
  const length = game.entries.value.length;
  const before = useRef({ over, length });
  useEffect(() => {
    const ended = over && !before.current.over;
    const moved = length !== before.current.length && !trial;
    before.current = { over, length };
    const covers = topic === 'hint' && matchMedia(SHEET).matches;
    if (topic !== 'review' && (ended || (moved && covers))) study(null);
  }, [over, length]);
}

interface PartProps {
  store: Store;
  speak: Speak;
}

const Waiting = ({ speak, trouble }: { speak: Speak; trouble: string }) => (
  <p class="study-wait" role={trouble === '' ? 'status' : 'alert'}>
    {trouble || speak('study-wait')}
  </p>
);

/** What is found about the position shown. */
function Position({ store, speak, topic }: PartProps & { topic: Exclude<Topic, 'review'> }) {
  const view = store.showing.shown.value;
  const count = store.showing.count.value;
  const odds = topic === 'odds';
  const key = view && view.outcome === null ? `${odds ? 'odds' : 'analyse'} ${count} ${view.position}` : null;
  const { found, trouble } = useQuestion(key, () => {
    const at = positionAt(store, count);
    if (!at) return null;
    return odds ? { kind: 'odds', at } : { kind: 'analyse', at, lines: LINES };
  });
  if (!view) return null;
  if (key === null || found?.kind === 'over') return <p>{speak('study-over')}</p>;
  if (found?.kind === 'odds') return <Odds store={store} speak={speak} stakes={found.stakes} />;
  if (found?.kind !== 'analysis') return <Waiting speak={speak} trouble={trouble} />;
  const analysis = deeper(found.analysis, topic === 'hint' ? 1 : LINES);
  const shown = { store, speak, view, analysis, done: found.done };
  return (
    <>
      {topic === 'hint' ? <Hint {...shown} /> : <Lines {...shown} />}
      <label class="study-bar">
        <input
          type="checkbox"
          checked={barred.value}
          onChange={(event) => bar(event.currentTarget.checked)}
        />{' '}
        {speak('study-bar')}
      </label>
    </>
  );
}

/** The last review of each table: it takes some seconds, and one looks at other things in between. */
const reviews = new WeakMap<Store, { length: number; review: ReviewView }>();

/** The review of the game: it is made anew when the game goes on. */
function WholeGame({ store, speak, ...shown }: PartProps & Pick<ReviewProps, 'turns' | 'whole' | 'onWhole'>) {
  const length = store.game.entries.value.length;
  const known = reviews.get(store);
  const review = known?.length === length ? known.review : null;
  const { found, trouble } = useQuestion(length > 0 && !review ? `review ${length}` : null, () => {
    const at = gameAt(store, null);
    return at && { kind: 'review', at };
  });
  if (length === 0) return <p>{speak('study-nothing')}</p>;
  const made = review ?? (found?.kind === 'review' ? found.review : null);
  if (made) {
    reviews.set(store, { length, review: made });
    return <Review {...{ store, speak, ...shown }} review={made} />;
  }
  if (trouble !== '') return <Waiting speak={speak} trouble={trouble} />;
  const [table, view] = [store.game.table.value, store.game.live.value];
  const done = found?.kind === 'progress' ? found : null;
  return (
    <div class="review-wait">
      {table && view && <MiniBoard board={table.board} view={view} turns={shown.turns} />}
      <label>
        {speak('study-reviewing')} <progress {...(done && { value: done.done, max: done.all })} />
      </label>
    </div>
  );
}
