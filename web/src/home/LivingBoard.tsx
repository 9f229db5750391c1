// A board on which real games between computer players go on, one stretch after another. It pauses where nobody sees it.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keep, kept } from '../base/kept';
import { still } from '../base/match';
import { layout, viewBox } from '../board/geometry';
import { advance, keyed } from '../board/keyed';
import { Pieces } from '../board/Pieces';
import { Surface } from '../board/Surface';
import { Trails } from '../board/Trails';
import { type Entry, grown } from '../game/fold';
import { trailsOf } from '../game/trails';
import type { Moment, Picture } from '../generated/wire';
import { request } from '../net/api';
import { cardOf, catalogue } from '../net/catalogue';
import { MOMENTS } from '../net/paths';
import { MiniBoard } from '../parts/MiniBoard';
import { coloursOf } from '../settings/colours';
import { t } from '../text';

export interface LivingBoardProps {
  picture: Picture;
}

/** How long the board rests after an entry, in milliseconds: nothing of a throw is seen here. */
const REST = { move: 1300, other: 220, end: 4500 };
const PAUSED = 'ashtapada.living';

/** How long the board rests before entry number `next` of a moment. */
function restBefore(entries: readonly Entry[], next: number): number {
  if (next >= entries.length) return REST.end;
  const before = entries[next - 1];
  return !before || before.events.some((event) => event.kind === 'moved' || event.kind === 'placed')
    ? REST.move
    : REST.other;
}

/** Whether somebody may be looking at the element: it is on the screen, and so is the page. */
function useSeen(box: preact.RefObject<HTMLDivElement | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    let within = true;
    const tell = () => setSeen(within && !document.hidden);
    const watch = new IntersectionObserver((found) => {
      within = found.at(-1)?.isIntersecting ?? true;
      tell();
    });
    if (box.current) watch.observe(box.current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
  return seen;
}

export function LivingBoard({ picture }: LivingBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [which, setWhich] = useState(0);
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(kept(PAUSED) === 'paused');
  const seen = useSeen(box);
  useEffect(() => {
    // Without them the picture stays.
    request<Moment[]>(MOMENTS).then(setMoments, () => {});
  }, []);
  const moment = moments[which];
  const log = useMemo(() => (moment ? grown(moment.table.start, [], moment.entries) : []), [moment]);
  // Where every piece has been since the beginning, so that each is seen to go its way.
  const positions = useMemo(() => {
    if (!moment) return [];
    const all = [keyed(moment.table.start.pieces)];
    for (const entry of log) all.push(advance(all.at(-1) ?? [], entry.view.pieces, entry.events));
    return all;
  }, [moment]);
  const trails = useMemo(() => trailsOf(log.slice(0, step)), [log, step]);
  const runs = moment !== undefined && seen && !paused;
  useEffect(() => {
    if (!runs || still()) return;
    const timer = setTimeout(
      () => {
        if (step < log.length) setStep(step + 1);
        else {
          setWhich((which + 1) % moments.length);
          setStep(0);
        }
      },
      restBefore(log, step),
    );
    return () => clearTimeout(timer);
  }, [runs, step, which]);
  const rules = moment?.table.rules ?? picture.rules;
  const card = cardOf(rules);
  const on = useMemo(() => card && layout(card.board, 0), [rules, card !== undefined]);
  const tile = catalogue.value?.tiles.find((one) => one.id === card?.tile);
  const toggle = () => {
    keep(PAUSED, paused ? '' : 'paused');
    setPaused(!paused);
  };
  if (!card || !on) return null;
  const colours = coloursOf((moment?.table.start ?? picture.view).seats);
  const word = t(paused ? 'living-go' : 'living-pause');
  return (
    <>
      <div class="living-board" ref={box} data-step={`${which} ${step}`}>
        {moment ? (
          <svg
            key={which}
            class="board mini"
            viewBox={viewBox(on)}
            role="img"
            aria-label={t('living-label', { title: tile?.title ?? card.title })}
          >
            <Surface on={on} colours={colours} coordinates={false} />
            <Trails on={on} trails={trails} colours={colours} />
            <Pieces
              on={on}
              pieces={positions[step] ?? []}
              colours={colours}
              carried={null}
              away={NOWHERE}
              landed={null}
              motion={card.look.motion}
            />
          </svg>
        ) : (
          <MiniBoard board={card.board} view={picture.view} />
        )}
      </div>
      <p class="living-words">
        <span>{t('living-label', { title: tile?.title ?? card.title })}</span>
        <button type="button" class="quiet" title={word} aria-label={word} onClick={toggle}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" fill="currentColor">
            <path d={paused ? 'M5 3L17 10L5 17Z' : 'M4 3H8V17H4ZM12 3H16V17H12Z'} />
          </svg>
        </button>
      </p>
    </>
  );
}

const NOWHERE: ReadonlySet<string> = new Set();
