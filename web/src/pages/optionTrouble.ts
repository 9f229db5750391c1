// Which option is wrong, and how: the server says it in a sentence that names the option.
import type { OptionCard } from '../generated/OptionCard';
import type { Problem } from '../generated/Problem';
import { valueWords } from '../table/TableOptions';
import { t } from '../text';
import { problemSentence } from '../text/problem';

export interface OptionTrouble {
  /** The options to be looked at. */
  at: string[];
  /** What is wrong with them. */
  sentence: string;
}

const ONE = /^option `([^`=]+)` cannot be `/;
const TWO = /^option `([^`=]+)=([^`]*)` and option `([^`=]+)=([^`]*)` contradict each other/;

export function optionTrouble(problem: Problem, options: readonly OptionCard[]): OptionTrouble {
  const find = (id: string | undefined) => options.find((option) => option.id === id);
  const one = find(ONE.exec(problem.message)?.[1]);
  if (one) {
    const range = one.values.kind === 'number' ? one.values : null;
    return {
      at: [one.id],
      sentence: range
        ? t('option-range', { option: one.label, min: range.min, max: range.max })
        : t('option-value', { option: one.label }),
    };
  }
  const [, firstId, firstValue = '', secondId, secondValue = ''] = TWO.exec(problem.message) ?? [];
  const [first, second] = [find(firstId), find(secondId)];
  if (first && second) {
    return {
      at: [first.id, second.id],
      sentence: t('options-contradict', {
        first: `${first.label}: ${valueWords(first, firstValue)}`,
        second: `${second.label}: ${valueWords(second, secondValue)}`,
      }),
    };
  }
  return { at: [], sentence: problemSentence(problem) };
}
