// A game looked at again: a sentence, the chances of all sides, the moments that decided, and the numbers on request.

import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { saveFile } from '../base/save';
import { INKS } from '../board/drawing';
import { effective } from '../game/log';
import type { ReviewView } from '../generated/wire';
import type { Store } from '../table/store';
import { firstMove } from '../table/told/picture';
import { percent, t } from '../text';
import type { Speak } from '../text/speak';
import { seqIn } from './asking';
import { Chart } from './Chart';
import { strokesOf, useArrows } from './Lines';
import { MomentCard } from './MomentCard';
import { disagreement, type KeyMoment, keyMoments, leftAt, reviewUntil } from './moments';
import { numbered } from './numbered';
import { Sums } from './Sums';
import { sideWords } from './sides';
import { Now, type PlacedMoment, Turns, weightOf } from './Turns';
import { resignationTold, Verdict } from './Verdict';
import { winnersIn } from './verdict';

/** The rank whose ink is that of what was played, beside the best. */
const PLAYED = 2;

export interface ReviewProps {
  store: Store;
  speak: Speak;
  review: ReviewView;
  /** Quarter turns of the board. */
  turns: number;
  /** Whether it covers the page; else it stands beside the board. */
  whole: boolean;
  onWhole(whole: boolean): void;
}

/** What is known of the moments: as the list of moves has them. */
function useKnown(store: Store, review: ReviewView) {
  const seqs = review.moments.map(({ seq }) => seqIn(store, seq));
  const known = numbered(store);
  const knownOf = (index: number) => known.get(seqs[index] ?? 0);
  return { seqs, knownOf, throwerOf: (index: number) => knownOf(index)?.entry.owner ?? null };
}

export function Review({ store, speak, review: all, turns, whole, onWhole }: ReviewProps) {
  const you = store.people.person.value;
  const left = you ? leftAt(effective(store.game.entries.value), you) : null;
  const review = useMemo(() => reviewUntil(all, left, (seq) => seqIn(store, seq)), [all, left, store]);
  // The moment that was picked: it is told beside the position before it.
  const [picked, setPicked] = useState(-1);
  const view = store.game.live.value;
  const table = store.game.table.value;
  const seats = view?.seats ?? [];
  const names = { ...store.people.names.value, you };
  const { seqs, knownOf, throwerOf } = useKnown(store, review);
  const here = seqs.filter((seq) => seq <= store.showing.count.value).length;
  const pick = (index: number) => {
    setPicked(index);
    store.looking.browse(Math.max(0, (seqs[index] ?? store.game.entries.value.length + 1) - 1));
  };
  const show = (index: number) => {
    pick(index);
    onWhole(false);
  };
  const told: PlacedMoment[] = review.moments
    .map((moment, index) => ({ ...moment, index, weight: weightOf(moment, review, throwerOf(index)) }))
    .filter(({ weight }) => weight > 0);
  const own = you ? [you] : seats.flatMap(({ seat }) => (store.people.isHuman(seat) ? seat : []));
  const now = review.moments[here];
  const at = picked === here && now ? here : here - 1;
  // What was better, and what was played, in an ink of its own.
  const better = now?.kind === 'choice' ? firstMove(now.better) : [];
  const next = knownOf(here);
  const played =
    better.length > 0 && next ? next.turn.entries.filter(({ seq }) => seq >= next.entry.seq) : [];
  const moved = firstMove(played.flatMap(({ action }) => action ?? []));
  useArrows([...strokesOf(moved, INKS + PLAYED), ...strokesOf(better)]);
  const over = view?.outcome != null;
  // Where nothing is thrown, nobody is lucky.
  const dice = review.moments.some(({ kind }) => kind === 'throw');
  const roundWords = (number: number) =>
    t('told-round', { round: Math.max(1, number), of: 0, players: seats.length });
  const shared = { store, speak, review, dice };
  const won = over ? winnersIn(all) : [];
  const gaveUp = over ? resignationTold({ store, review: all, dice, knownOf }) : null;
  const { keys, largest } = keyMoments(review, {
    own,
    winners: won.length < seats.length ? won : [],
    throwerOf,
    turnOf: (index) => knownOf(index)?.turn ?? index,
    isTold: (index) => {
      const act = knownOf(index)?.entry.act;
      return act?.kind === 'resign' && act.seat === gaveUp;
    },
  });
  return (
    <>
      <Verdict {...shared} {...{ largest, knownOf }} review={all} count={keys.length} />
      <Chart
        review={review}
        seats={seats}
        names={names}
        speak={speak}
        nameOf={(members) => sideWords(store, members)}
        numbers={seqs.map((_, index) => knownOf(index)?.number ?? 0)}
        roundWords={roundWords}
        here={here}
        keys={keys}
        badgeWords={({ kind, weight }: KeyMoment) =>
          speak('study-key-badge', {
            kind,
            share: percent(Math.abs(weight)),
            good: weight > 0 ? 'yes' : 'no',
          })
        }
        onPick={pick}
        onKey={(place) => {
          const card = document.getElementById(`key-moment-${place + 1}`);
          card?.scrollIntoView({ block: 'nearest' });
          card?.querySelector('button')?.focus({ preventScroll: true });
        }}
      />
      <div class="study-here">
        <Now {...shared} names={names} moment={review.moments[at]} told={knownOf(at)} />
        <button
          type="button"
          class="study-size"
          data-study={whole ? 'board' : 'whole'}
          onClick={() => onWhole(!whole)}
        >
          {speak(whole ? 'study-to-board' : 'study-whole')}
        </button>
      </div>
      {table && keys.length > 0 && (
        <ol class="key-moments">
          {keys.map((decided, place) => {
            const [moment, one] = [review.moments[decided.index], knownOf(decided.index)];
            if (!moment || !one) return null;
            const round = roundWords(one.number);
            const card = { store, speak, table, moment, decided, one, round, turns };
            return (
              <MomentCard
                key={decided.index}
                {...card}
                place={place + 1}
                here={!whole && decided.index === at}
                onShow={() => show(decided.index)}
              />
            );
          })}
        </ol>
      )}
      <div class="study-folds">
        <Fold name="sums" title={speak('study-sums', { dice: dice ? 'yes' : 'no' })}>
          <Sums {...shared} over={over} />
        </Fold>
        <Fold name="turns" title={speak('study-moments', { count: told.length })}>
          <Turns {...shared} {...{ names, told, knownOf, here }} onShow={show} />
        </Fold>
        <Fold name="how" title={speak('study-review-how')}>
          <p>{speak('study-review-what', { dice: dice ? 'yes' : 'no' })}</p>
          <Save speak={speak} record={review.record} />
        </Fold>
        <Unsure speak={speak} review={review} />
      </div>
    </>
  );
}

const Fold = ({ name, title, children }: { name: string; title: string; children: ComponentChildren }) => (
  <details class="study-how" data-fold={name}>
    <summary>{title}</summary>
    {children}
  </details>
);

const Save = ({ speak, record }: { speak: Speak; record: string }) => (
  <button
    type="button"
    data-study="save"
    onClick={() => saveFile('ashtapada-review.txt', new Blob([record], { type: 'text/plain;charset=utf-8' }))}
  >
    {speak('study-save')}
  </button>
);

/** How far two searches of the same position differ; said once. */
function Unsure({ speak, review }: Pick<ReviewProps, 'speak' | 'review'>) {
  const spread = disagreement(review);
  return (
    <p class="study-unsure">
      {spread === null
        ? speak('study-unsure-short')
        : speak('study-unsure', { spread: percent(Math.max(0.01, spread)) })}
    </p>
  );
}
