// Settling what holds for a class on this device.
import { type ClassRules, classRules, isFixed, KEY, STRONGEST } from '../base/classroom';
import { forget, keep } from '../base/kept';

/** The same as words; empty where nothing is settled. */
export const wordsOf = ({ back, help, level }: ClassRules): string =>
  [!back && 'no-back', !help && 'no-help', level < STRONGEST && `level-${level}`].filter(Boolean).join(',');

export function settleClass(rules: ClassRules): void {
  if (isFixed) return;
  classRules.value = rules;
  const words = wordsOf(rules);
  if (words === '') forget(KEY);
  else keep(KEY, words);
}
