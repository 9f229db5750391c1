// What strong players chose, how often and with what result: each to be pressed and seen on the board.
import type { OpeningStep } from '../../generated/wire';
import { percent } from '../../text';
import { actionWords } from '../../text/action';
import type { Speak } from '../../text/speak';

export interface Choice {
  steps: readonly OpeningStep[];
  /** How often it was chosen of all that was, from 0 to 1; null where it was tried and not chosen. */
  share: number | null;
  /** What whoever played it got of the win, in hundredths. */
  result: number;
  games: number;
}

interface Props {
  choices: readonly Choice[];
  /** The one shown on the board. */
  shown: number | null;
  onChoose(index: number): void;
  speak: Speak;
  label: string;
}

export const stepsWords = (steps: readonly OpeningStep[]) =>
  steps.map(({ action }) => actionWords(action)).join(', ');

export function ChoiceList({ choices, shown, onChoose, speak, label }: Props) {
  const row = ({ steps, share, result, games }: Choice) => {
    const index = choices.findIndex((choice) => choice.steps === steps);
    return (
      <li key={stepsWords(steps)}>
        <button type="button" aria-pressed={index === shown} onClick={() => onChoose(index)}>
          <b class="notation">{stepsWords(steps)}</b>
          {share !== null && (
            <>
              <span class="opening-bar" aria-hidden="true">
                <span style={{ width: `${100 * share}%` }} />
              </span>
              <span class="opening-share">
                {percent(share)}
                <span class="visually-hidden">, </span>
              </span>
            </>
          )}
          <small>{speak('openings-result', { result: percent(result / 100), games })}</small>
        </button>
      </li>
    );
  };
  const tried = choices.filter(({ share }) => share === null);
  return (
    <>
      <ol class="opening-choices" aria-label={label}>
        {choices.filter(({ share }) => share !== null).map(row)}
        {choices.length === 0 && <li class="opening-end">{speak('openings-end')}</li>}
      </ol>
      {tried.length > 0 && (
        <details class="opening-tried">
          <summary>{speak('openings-tried', { count: tried.length })}</summary>
          <ol class="opening-choices">{tried.map(row)}</ol>
        </details>
      )}
    </>
  );
}
