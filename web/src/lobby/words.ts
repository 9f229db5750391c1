// What is said of a game in the lobby: how fast it goes, and what somebody minds.
import { cardOf } from '../data';
import type { ClockPlan } from '../generated/ClockPlan';
import type { SpeedCard } from '../generated/SpeedCard';
import type { Wishes } from '../generated/Wishes';
import type { Speak } from '../learn/words';
import { valueWords } from '../table/TableOptions';
import { coloursOf } from '../text/event';

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
