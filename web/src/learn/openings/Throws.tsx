// The first three rounds with dice: by round and throw, what was done, on a position of a real game.
import { useState } from 'preact/hooks';
import type { Board, OpeningsPage, ThrowView } from '../../generated/wire';
import { MiniBoard } from '../../parts/MiniBoard';
import { positionWords } from '../../parts/positionWords';
import { Steps } from '../../parts/Steps';
import { coloursOf } from '../../settings/colours';
import { percent, t } from '../../text';
import type { Speak } from '../../text/speak';
import { ChoiceList } from './ChoiceList';
import { after, marked } from './steps';

const unique = <T,>(all: readonly T[]): T[] => [...new Set(all)];

interface PickProps<T> {
  label: string;
  values: readonly T[];
  chosen: T;
  words(value: T): string;
  onChoose(value: T): void;
}

function Pick<T extends string | number>({ label, values, chosen, words, onChoose }: PickProps<T>) {
  return (
    <fieldset class="opening-pick">
      <legend>{label}</legend>
      {values.map((value) => (
        <button type="button" key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {words(value)}
        </button>
      ))}
    </fieldset>
  );
}

/** What was done with one throw in one round. */
function Thrown({ thrown, board, speak }: { thrown: ThrowView; board: Board; speak: Speak }) {
  const [shown, setShown] = useState(0);
  const [at, setAt] = useState(0);
  const choice = thrown.choices[shown];
  const used = thrown.times - thrown.lost;
  const steps = choice?.steps.slice(0, at) ?? [];
  const view = choice && after(choice.view, steps);
  return (
    <>
      {thrown.lost > 0 && (
        <p class="soft">{speak('openings-lost', { share: percent(thrown.lost / thrown.times) })}</p>
      )}
      {choice && view && (
        <div class="opening-tool">
          <div class="opening-board">
            <MiniBoard
              board={board}
              view={view}
              label={positionWords({ view, colours: coloursOf(view.seats) })}
              coordinates
              {...marked(steps)}
            />
            <Steps at={at} last={choice.steps.length} onAt={setAt} />
          </div>
          <ChoiceList
            choices={thrown.choices.map(({ steps, times, result }) => ({
              steps,
              share: times / used,
              result,
              games: times,
            }))}
            shown={shown}
            onChoose={(index) => {
              setShown(index);
              setAt(thrown.choices[index]?.steps.length ?? 0);
            }}
            speak={speak}
            label={speak('openings-choices')}
          />
        </div>
      )}
    </>
  );
}

export function Throws({ page, board, speak }: { page: OpeningsPage; board: Board; speak: Speak }) {
  const { throws } = page;
  const usable = throws.filter(({ choices }) => choices.length > 0);
  const first = usable.find(({ choices }) => choices.length > 1) ?? usable[0];
  const [wanted, setWanted] = useState({
    seat: first?.seat,
    round: first?.round ?? 1,
    throw: first?.throw ?? '',
  });
  const seats = unique(usable.map(({ seat }) => seat));
  const seat = wanted.seat ?? seats[0];
  const ofRound = throws.filter((one) => one.seat === seat && one.round === wanted.round);
  const thrown = ofRound.find((one) => one.throw === wanted.throw) ?? ofRound[0];
  if (!thrown || seat === undefined) return null;
  const colours = coloursOf(page.start.seats);
  return (
    <>
      <div class="opening-picks">
        {seats.length > 1 && (
          <Pick
            label={speak('openings-army')}
            values={seats}
            chosen={seat}
            words={(one) => t('army-name', { colour: colours[one] ?? '' })}
            onChoose={(one) => setWanted({ ...wanted, seat: one })}
          />
        )}
        <Pick
          label={speak('openings-round')}
          values={unique(throws.map(({ round }) => round))}
          chosen={wanted.round}
          words={String}
          onChoose={(round) => setWanted({ ...wanted, round })}
        />
        <Pick
          label={speak('openings-throw')}
          values={ofRound.map((one) => one.throw)}
          chosen={thrown.throw}
          words={(text) => text.replace(' ', '\u202f+\u202f')}
          onChoose={(text) => setWanted({ ...wanted, throw: text })}
        />
      </div>
      <Thrown key={`${seat} ${wanted.round} ${thrown.throw}`} thrown={thrown} board={board} speak={speak} />
    </>
  );
}
