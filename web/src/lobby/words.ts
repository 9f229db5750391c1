// What somebody who looks for a game minds, in words.
import type { SpeedCard, Wishes } from '../generated/wire';
import { clockWords, optionWords } from '../table/terms';
import type { Speak } from '../text/speak';

/** What somebody minds, in short phrases; none for who minds nothing. */
export function wishWords(
  rules: string,
  wishes: Wishes,
  speeds: readonly SpeedCard[],
  speak: Speak,
): string[] {
  const { speed, level, options = [], rated, near } = wishes;
  const plan = speeds.find((one) => one.speed === speed);
  return [
    ...(rated ? [speak('together-rated')] : []),
    ...(near ? [speak('together-near')] : []),
    ...(plan ? [clockWords(plan.clock, speak)] : []),
    ...optionWords(rules, options),
    ...(level === undefined ? [] : [speak('together-fill-level', { level })]),
  ];
}
