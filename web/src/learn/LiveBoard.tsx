// The real board on actions tried out: what may be done is lit, what happened is told, and why something
// cannot be done.
import { useMemo } from 'preact/hooks';
import { Board } from '../board/Board';
import { capturers, pathSoFar, sources, targets } from '../board/choice';
import { layout } from '../board/geometry';
import { cardOf, optionValue } from '../data';
import type { BoardView } from '../generated/BoardView';
import { withKey } from '../keys/keys';
import { Actions, Promotion } from '../table/Actions';
import { Die, FaceSigns } from '../table/DiceTray';
import { lastMoves } from '../table/log';
import { sideRole } from '../table/sides';
import { statusOf } from '../table/status';
import { Typing, TypingTool } from '../table/TypingTool';
import { t } from '../text';
import { actionWords } from '../text/action';
import { eventSentence } from '../text/event';
import { RuleLink } from './RuleLink';
import type { Trial } from './trial';

interface Props {
  trial: Trial;
  rules: string;
  options: readonly (readonly [string, string])[];
  board: BoardView;
  label: string;
  /** Sets the names of its spots apart from those of other boards on the page. */
  name: string;
}

/** Whether who misses a capture loses the soldier that could have made it. */
function huffs({ rules, options, trial }: Props): boolean {
  const { seats } = trial.live.value;
  const obligation = optionValue(cardOf(rules), options, 'obligation');
  return obligation === 'huff' && seats.every((seat) => sideRole(seats, seat) === null);
}

export function LiveBoard(props: Props) {
  const { trial, board, label, name } = props;
  const view = trial.live.value;
  const legal = trial.legal.value;
  const { selected } = trial.choice.value;
  const on = useMemo(() => layout(board, 0), [board]);
  const movable = useMemo(() => sources(legal), [legal]);
  const reach = useMemo(() => targets(legal, selected), [legal, selected]);
  const hurried = huffs(props) ? capturers(legal) : new Set<string>();
  return (
    <div class="live-board">
      <Board
        on={on}
        view={view}
        pieces={trial.pieces.value}
        colours={trial.colours.value}
        movable={movable}
        urgent={hurried}
        targets={reach}
        selected={selected}
        path={pathSoFar(trial.entries.value, legal)}
        last={lastMoves(trial.entries.value)}
        coordinates
        label={label}
        name={name}
        onSpot={trial.spot}
        onDrop={trial.drop}
        onCancel={trial.cancel}
      />
      <Promotion store={trial} />
    </div>
  );
}

/** The throws that may come, to choose from. */
function Throws({ trial }: { trial: Trial }) {
  const { chance } = trial.live.value;
  if (chance.length === 0) return null;
  return (
    <fieldset class="throws">
      <legend>{t('learn-throw')}</legend>
      {chance.map(({ throw: thrown }) => (
        <button
          type="button"
          key={thrown}
          class="face"
          data-face={thrown}
          disabled={trial.waiting.value}
          aria-label={t('dice-enter-face', { face: thrown })}
          {...withKey('face', undefined, thrown)}
          onClick={() => trial.act(thrown)}
        >
          <span class="face-number">{thrown}</span>
          {!thrown.includes(' ') && <FaceSigns face={Number(thrown)} />}
        </button>
      ))}
    </fieldset>
  );
}

/** What happened, what is to be decided, and why not; `quiet`: without whose turn it is. */
export function LiveWords(props: Props & { quiet?: boolean }) {
  const { trial, rules, quiet = false } = props;
  const view = trial.live.value;
  const colours = trial.colours.value;
  const last = trial.entries.value.at(-1);
  const happened = trial.entries.value.flatMap((entry) => entry.events);
  const { id, args } = statusOf(
    view,
    colours,
    { browsing: false, paused: false, huff: huffs(props) },
    happened,
  );
  const cube = optionValue(cardOf(rules), props.options, 'dieKind') === 'd6reroll';
  return (
    <>
      <p class="example-words" aria-live="polite">
        {last && <b class="notation">{actionWords(last.action, colours)}</b>}{' '}
        {last?.events.map((event) => eventSentence(event, colours)).join(' ')}
      </p>
      {!quiet && <p class="status">{t(id, args)}</p>}
      {view.dice.length > 0 && (
        <div class="dice">
          {view.dice.map((face, index) => (
            <Die key={index} face={face} cube={cube} />
          ))}
        </div>
      )}
      <Throws trial={trial} />
      <Actions store={trial} />
      <Typing store={trial} board={props.board} onThrow={trial.act} onWhy={trial.why} />
      <p class="live-tools">
        <TypingTool />
      </p>
      <p class="notice" aria-live="polite">
        {trial.notice.value} <RuleLink rules={rules} topic={trial.topic.value} words={t('rule-show')} />
      </p>
    </>
  );
}
