// All turns worth a look: the choices that cost much, and the weightiest throws; and what is said of the one that is shown.
import { useState } from 'preact/hooks';
import { ArmyMark } from '../board/Piece';
import { viewAfter } from '../game/fold';
import { isThrow } from '../game/log';
import type { MomentView, ReviewView, Seat, View } from '../generated/wire';
import type { Store } from '../table/store';
import { MovePicture } from '../table/told/MovePicture';
import { pictureIn, turnWords } from '../table/told/picture';
import { t } from '../text';
import { entryWords } from '../text/action';
import type { Names } from '../text/event';
import type { Speak } from '../text/speak';
import { LUCKY, shareIn } from './moments';
import { choiceIn, choiceText, type Numbered, withoutIdle } from './numbered';
import { SIGNS, signed } from './Sums';
import { fromTo } from './shares';
import { seatName } from './sides';
import { ToldLine, tellingAt } from './ToldLine';

/** How many moments are listed. */
const LISTED = 12;

/** A moment with its place among all of them, from 0. */
export type PlacedMoment = MomentView & { index: number; weight: number };

/** How much a moment mattered; a throw as much as it did to whoever threw, which is what is shown. */
export function weightOf(moment: MomentView, review: ReviewView, thrower: Seat | null): number {
  if (moment.kind === 'choice') return moment.mark === undefined ? 0 : moment.cost;
  if (moment.kind !== 'throw') return 0;
  const luck = Math.abs(shareIn(review.seats, moment.luck, thrower));
  return luck >= LUCKY ? luck : 0;
}

interface Props {
  store: Store;
  speak: Speak;
  review: ReviewView;
  names: Names;
  told: readonly PlacedMoment[];
  knownOf(index: number): Numbered | undefined;
  /** The moment that is shown, from 0. */
  here: number;
  dice: boolean;
  onShow(index: number): void;
}

export function Turns({ store, speak, review, names, told, knownOf, here, dice, onShow }: Props) {
  const [all, setAll] = useState(false);
  const weightiest = [...told].sort((a, b) => b.weight - a.weight).slice(0, LISTED);
  const listed = all ? told : told.filter((moment) => weightiest.includes(moment));
  return (
    <>
      {told.length === 0 && <p>{speak('study-no-moments', { dice: dice ? 'yes' : 'no' })}</p>}
      <ol class="study-moments">
        {listed.map((moment) => {
          const one = knownOf(moment.index);
          if (!one) return null;
          return (
            <li key={moment.seq} class={moment.index === here ? 'here' : ''}>
              <button type="button" data-moment={moment.seq} onClick={() => onShow(moment.index)}>
                <Whose store={store} one={one} seat={seatOfMoment(moment, one)} names={names} />{' '}
                {moment.kind === 'choice' ? (
                  <Chosen store={store} speak={speak} names={names} moment={moment} one={one} />
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
      {told.length > LISTED && (
        <button type="button" onClick={() => setAll(!all)}>
          {speak(all ? 'study-fewer' : 'study-all', { count: told.length })}
        </button>
      )}
    </>
  );
}

interface ChosenProps extends Pick<Props, 'store' | 'speak' | 'names'> {
  moment: MomentView & { kind: 'choice' };
  one: Numbered;
}

const Chosen = ({ store, speak, names, moment, one }: ChosenProps) => (
  <>
    <span class="notation">
      <ToldChoice store={store} names={names} one={one} />
      {moment.mark !== undefined && <b class={`mark-${moment.mark}`}> {SIGNS[moment.mark]}</b>}
    </span>{' '}
    <span class="study-share">{signed(-moment.cost)}</span>
    {moment.better.length > 0 && one.entry.act.kind !== 'resign' && (
      <small>
        {speak('study-better')}{' '}
        <ToldLine store={store} speak={speak} view={before(store, one)} line={withoutIdle(moment.better)} />
      </small>
    )}
  </>
);

/** The position in which it was decided. */
function before({ game }: Store, { entry }: Numbered): View {
  const start = game.table.value?.start;
  return start ? viewAfter(start, game.entries.value, entry.seq - 1) : entry.view;
}

/** How a choice is told: what ended the game was more than as good as anything, and giving up is neither good nor bad. */
function how(cost: number, ending: string | undefined): 'alone' | 'ends' | 'yes' | 'no' {
  if (ending === 'resignation') return cost < 0.005 ? 'alone' : 'no';
  if (cost >= 0.005) return 'no';
  return ending === undefined ? 'yes' : 'ends';
}

/** A decision with its throw, as the list of moves tells it. */
function ToldChoice({ store, names, one }: { store: Store; names: Names; one: Numbered }) {
  const entries = choiceIn(one);
  const picture = tellingAt(store) === 'notation' ? [] : pictureIn(entries);
  // That somebody gives up has no sign.
  if (picture.length === 0 || one.lay) return <>{choiceText(one, names)}</>;
  return (
    <MovePicture
      picture={picture}
      colours={names.colours}
      die={store.game.table.value?.look.die ?? null}
      words={turnWords(entries, names)}
      whence
    />
  );
}

/** Whose throw or choice a moment was: a commander chooses in the turn of another. */
const seatOfMoment = (moment: MomentView, { entry }: Numbered) =>
  moment.kind === 'choice' ? moment.seat : entry.owner;

interface WhoseProps {
  store: Store;
  one: Numbered;
  seat: Seat | null;
  names: Names;
}

/** The number of a moment in the list of moves, and whose it was; that somebody resigns says so itself. */
const Whose = ({ store, one, seat, names }: WhoseProps) => (
  <>
    <span class="turn-number">{one.number}.</span>{' '}
    {seat && (
      <span class="whose">
        <ArmyMark colour={names.colours[seat] ?? ''} size={14} />{' '}
        {one.entry.act.kind !== 'resign' && seatName(store, seat)}
        {isThrow(one.entry) && ':'}
      </span>
    )}
  </>
);

interface NowProps extends Pick<Props, 'store' | 'speak' | 'review' | 'names'> {
  /** What was picked, or was shown last. */
  moment: MomentView | undefined;
  told: Numbered | undefined;
}

/** What is to be said of a throw or a choice. */
export function Now({ store, speak, review, names, moment, told }: NowProps) {
  if (!moment || !told || moment.kind === 'forced') return <p class="study-now" />;
  const before = shareIn(review.seats, moment.worth, seatOfMoment(moment, told));
  const luck = moment.kind === 'throw' ? shareIn(review.seats, moment.luck, told.entry.owner) : 0;
  const ends = told.entry.events.find((event) => event.kind === 'over');
  return (
    <p class="study-now" aria-live="polite">
      <Whose store={store} one={told} seat={seatOfMoment(moment, told)} names={names} />{' '}
      {moment.kind === 'throw'
        ? speak('study-now-throw', {
            throw: entryWords(told.entry, names),
            luck: signed(luck),
            shares: fromTo(before, before + luck),
          })
        : speak('study-now-choice', {
            line: choiceText(told, names),
            best: how(moment.cost, ends?.ending),
            shares: fromTo(before, before - moment.cost),
            ending: ends && ends.ending !== 'resignation' ? t(`ending-${ends.ending}`) : '',
          })}
    </p>
  );
}
