// A finished game looked at again: the graph, the sums of each seat, the moves that cost much and the luckiest throws.
import { useState } from 'preact/hooks';
import { saveFile } from '../base/save';
import { ArmyMark } from '../board/Piece';
import type { MomentView, ReviewView, Seat, SumView } from '../generated/wire';
import { sideName } from '../table/seats/names';
import type { Store } from '../table/store';
import { figure, language, percent, t } from '../text';
import { entryWords } from '../text/action';
import { called, type Names } from '../text/event';
import type { Speak } from '../text/speak';
import { seqIn } from './asking';
import { Graph } from './Graph';
import { lineWords, shareIn, strokesOf, useArrows } from './Lines';
import { choiceText, type Numbered, numbered } from './numbered';

interface Props {
  store: Store;
  speak: Speak;
  review: ReviewView;
}

const SIGNS = { slip: '?!', mistake: '?', blunder: '??' } as const;
/** Throws as lucky as that are worth a line. */
const LUCKY = 0.06;
/** How many moments are listed. */
const LISTED = 12;

/** A difference of shares with its sign: +12, −3. */
export const signed = (share: number) => figure(share, { style: 'percent', signDisplay: 'exceptZero' });

type ReviewedMoment = MomentView & { index: number; weight: number };

/** How much a moment mattered; a throw as much as it did to whoever threw, which is what is shown. */
function weightOf(moment: MomentView, review: ReviewView, thrower: Seat | null): number {
  if (moment.kind === 'choice') return moment.mark === undefined ? 0 : moment.cost;
  if (moment.kind !== 'throw') return 0;
  const luck = Math.abs(shareIn(review.seats, moment.luck, thrower));
  return luck >= LUCKY ? luck : 0;
}

export function Review({ store, speak, review }: Props) {
  const [all, setAll] = useState(false);
  // The moment that was picked: it is told beside the position before it.
  const [picked, setPicked] = useState(-1);
  const view = store.game.live.value;
  const seats = view?.seats ?? [];
  const names = store.people.names.value;
  const entries = store.game.entries.value;
  const count = store.showing.count.value;
  const seqs = review.moments.map(({ seq }) => seqIn(store, seq));
  const here = seqs.filter((seq) => seq <= count).length;
  const known = numbered(store);
  const show = (index: number) => {
    setPicked(index);
    store.looking.browse(Math.max(0, (seqs[index] ?? entries.length + 1) - 1));
  };
  const told: ReviewedMoment[] = review.moments
    .map((moment, index) => {
      const thrower = known.get(seqs[index] ?? 0)?.entry.owner ?? null;
      return { ...moment, index, weight: weightOf(moment, review, thrower) };
    })
    .filter(({ weight }) => weight > 0);
  const weightiest = [...told].sort((a, b) => b.weight - a.weight).slice(0, LISTED);
  const listed = all ? told : told.filter((moment) => weightiest.includes(moment));
  const now = review.moments[here];
  const at = picked === here && now ? here : here - 1;
  const better = now?.kind === 'choice' ? now.better : [];
  useArrows(strokesOf(better.slice(0, 1)));
  const over = view?.outcome != null;
  // Where nothing is thrown, nobody is lucky.
  const dice = review.moments.some(({ kind }) => kind === 'throw');
  const save = () =>
    saveFile('ashtapada-review.txt', new Blob([review.record], { type: 'text/plain;charset=utf-8' }));
  return (
    <>
      {over && <Deserved speak={speak} review={review} store={store} dice={dice} />}
      <Graph
        review={review}
        seats={seats}
        names={names}
        label={speak('study-graph')}
        numbers={seqs.map((seq) => known.get(seq)?.number ?? 0)}
        here={here}
        onPick={show}
      />
      <Now
        speak={speak}
        review={review}
        names={names}
        moment={review.moments[at]}
        told={known.get(seqs[at] ?? 0)}
      />
      <table class="study-table sums">
        <caption>{speak('study-sums', { dice: dice ? 'yes' : 'no' })}</caption>
        <thead>
          <tr>
            <th scope="col">{speak('study-side')}</th>
            {over && <th scope="col">{speak('study-result')}</th>}
            {dice && <th scope="col">{speak('study-luck')}</th>}
            {over && dice && <th scope="col">{speak('study-deserved')}</th>}
            <th scope="col">{speak('study-cost')}</th>
          </tr>
        </thead>
        <tbody>
          {review.sums.map((sum, index) => {
            const standing = seats.find(({ seat }) => seat === sum.seat);
            const marks = (['blunder', 'mistake', 'slip'] as const)
              .filter((mark) => (sum.marks[mark] ?? 0) > 0)
              .map((mark) => `${SIGNS[mark]}\u00a0${sum.marks[mark]}`);
            return (
              <tr key={sum.seat} data-seat={sum.seat}>
                <th scope="row">{standing && sideName(standing, names)}</th>
                {over && <td>{percent(review.last[index] ?? 0)}</td>}
                {dice && <td class={sum.luck >= 0 ? 'lucky' : ''}>{signed(sum.luck)}</td>}
                {over && dice && <td>{sum.deserved === null ? '–' : percent(sum.deserved)}</td>}
                <td>
                  {percent(sum.cost)} <small>{marks.join(' ')}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {over && dice && review.sums.some(({ deserved }) => !isShare(deserved)) && (
        <p class="study-note">{speak('study-beyond')}</p>
      )}
      {over && dice && review.sums.some(({ deserved }) => deserved === null) && (
        <p class="study-note">{speak('study-left')}</p>
      )}
      <h2>{speak('study-moments')}</h2>
      {told.length === 0 && <p>{speak('study-no-moments', { dice: dice ? 'yes' : 'no' })}</p>}
      <ol class="study-moments">
        {listed.map((moment) => {
          const one = known.get(seqs[moment.index] ?? 0);
          if (!one) return null;
          return (
            <li key={moment.seq} class={moment.index === here ? 'here' : ''}>
              <button type="button" data-moment={moment.seq} onClick={() => show(moment.index)}>
                <Whose one={one} seat={seatOfMoment(moment, one)} names={names} />{' '}
                {moment.kind === 'choice' ? (
                  <>
                    <span class="notation">
                      {choiceText(one, names)}
                      {moment.mark !== undefined && (
                        <b class={`mark-${moment.mark}`}> {SIGNS[moment.mark]}</b>
                      )}
                    </span>{' '}
                    <span class="study-share">{signed(-moment.cost)}</span>
                    {moment.better.length > 0 && (
                      <small>
                        {speak('study-better')} <span class="notation">{lineWords(moment.better)}</span>
                      </small>
                    )}
                  </>
                ) : (
                  moment.kind === 'throw' && (
                    <>
                      {speak('study-thrown', { throw: entryWords(one.entry, names) })}{' '}
                      <span class="study-share">
                        {signed(shareIn(review.seats, moment.luck, one.entry.owner))}
                      </span>
                    </>
                  )
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <div class="study-buttons">
        {told.length > LISTED && (
          <button type="button" onClick={() => setAll(!all)}>
            {speak(all ? 'study-fewer' : 'study-all', { count: told.length })}
          </button>
        )}
        <button type="button" data-study="save" onClick={save}>
          {speak('study-save')}
        </button>
      </div>
      <details class="study-how">
        <summary>{speak('study-review-how')}</summary>
        <p>{speak('study-review-what', { dice: dice ? 'yes' : 'no' })}</p>
      </details>
    </>
  );
}

/** Who would have won if everybody had been equally lucky; without dice, who gave away least. */
function Deserved({ store: { game, people }, speak, review, dice }: Props & { dice: boolean }) {
  const stayed = review.sums.filter(({ deserved }) => deserved !== null);
  const merit = ({ deserved, cost }: SumView) => (dice ? (deserved ?? 0) : -cost);
  const most = Math.max(...stayed.map(merit));
  const best = stayed.filter((sum) => most - merit(sum) < 0.005);
  const top = Math.max(...review.last);
  const winners = review.sums.filter((_, index) => review.last[index] === top);
  // A game that all share is deserved by whom luck would have kept from more.
  const shared = winners.length === review.sums.length;
  if (best.length === review.sums.length) return null;
  const same = !shared && best.some((sum) => winners.includes(sum));
  const seats = game.live.value?.seats ?? [];
  const who = best
    .flatMap((sum) => seats.filter(({ seat }) => seat === sum.seat))
    .map((one) => sideName(one, people.names.value));
  const list = new Intl.ListFormat(language.value).format(who);
  return (
    <p class="study-verdict">
      {speak(dice ? 'study-verdict' : 'study-verdict-plain', { who: list, same: same ? 'yes' : 'no' })}
    </p>
  );
}

/** Whether it is said as a number from 0 to 100 %. */
const isShare = (share: number | null) => share === null || (share > -0.005 && share < 1.005);

/** Whose throw or choice a moment was: a commander chooses in the turn of another. */
const seatOfMoment = (moment: MomentView, { entry }: Numbered) =>
  moment.kind === 'choice' ? moment.seat : entry.owner;

interface WhoseProps {
  one: Numbered;
  seat: Seat | null;
  names: Names;
}

/** The number of a moment in the list of moves, and whose it was; that somebody resigns says so itself. */
const Whose = ({ one, seat, names }: WhoseProps) => (
  <>
    <span class="turn-number">{one.number}.</span>{' '}
    {seat && (
      <span class="whose">
        <ArmyMark colour={names.colours[seat] ?? ''} size={14} />{' '}
        {one.entry.act.kind !== 'resign' && t('army-name', { colour: called(names, seat) })}
      </span>
    )}
  </>
);

interface NowProps extends Pick<Props, 'speak' | 'review'> {
  names: Names;
  /** What was picked, or was shown last. */
  moment: MomentView | undefined;
  told: Numbered | undefined;
}

/** What is to be said of a throw or a choice. */
function Now({ speak, review, names, moment, told }: NowProps) {
  if (!moment || !told || moment.kind === 'forced') return <p class="study-now" />;
  return (
    <p class="study-now" aria-live="polite">
      <Whose one={told} seat={seatOfMoment(moment, told)} names={names} />{' '}
      {moment.kind === 'throw'
        ? speak('study-now-throw', {
            throw: entryWords(told.entry, names),
            luck: signed(shareIn(review.seats, moment.luck, told.entry.owner)),
          })
        : speak('study-now-choice', {
            line: choiceText(told, names),
            best: moment.cost < 0.005 ? 'yes' : 'no',
            cost: percent(moment.cost),
          })}
    </p>
  );
}
