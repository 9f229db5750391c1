// The terms of a game in words: how fast it goes, and which options were changed.
import type { ClockPlan } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import { coloursOf } from '../settings/colours';
import type { Speak } from '../text/speak';
import { valueWords } from './TableOptions';

/** How much time there is, in a short phrase. */
export function clockWords(clock: ClockPlan | undefined, speak: Speak): string {
  if (!clock) return speak('together-no-clock');
  const { initial, increment, kind } = clock;
  if (kind === 'turn') return speak('together-clock-days', { count: initial / 86_400 });
  const args = { minutes: initial / 60, seconds: increment };
  return speak(kind === 'delay' ? 'together-clock-delay' : 'together-clock', args);
}

/** How fast a game goes, in short phrases. */
export function paceWords(clock: ClockPlan | undefined, speak: Speak): string[] {
  const time = clockWords(clock, speak);
  return clock?.decides ? [time, speak('together-clock-decides')] : [time];
}

/** The options that were changed in a game, each with its value. */
export function optionWords(rules: string, options: readonly (readonly [string, string])[]): string[] {
  const card = cardOf(rules);
  const colours = coloursOf(card?.start.seats ?? []);
  return options.map(([id, value]) => {
    const option = card?.options.find((one) => one.id === id);
    return `${option?.label ?? id}: ${valueWords(option, value, colours)}`;
  });
}
