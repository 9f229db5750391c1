// Settling what holds for a class on this device.
import { type ClassRules, classRules, KEY, STRONGEST, settled } from '../base/classroom';
import { forget, keep } from '../base/kept';

/** The same as words; empty where nothing is settled. */
export const wordsOf = ({ back, help, level }: ClassRules): string =>
  [!back && 'no-back', !help && 'no-help', level < STRONGEST && `level-${level}`].filter(Boolean).join(',');

export function settleClass(rules: ClassRules): void {
  if (settled !== undefined) return;
  classRules.value = rules;
  const words = wordsOf(rules);
  if (words === '') forget(KEY);
  else keep(KEY, words);
}
