// How long ago something was, in the reader's language.
import { t } from '.';
import { tied } from './tied';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(when: string, language: string, now: Date): string {
  const seconds = (new Date(when).getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return tied(format.format(Math.trunc(seconds / length), unit), language);
  }
  return t('played-now');
}

/** The day of a moment, in words. */
export function day(when: string, language: string): string {
  const date = new Date(when);
  return Number.isNaN(date.getTime())
    ? ''
    : tied(new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date), language);
}

/** How long something has been so, in the reader's language: “for 25 minutes”. */
export function since(when: string, now: Date): string {
  const seconds = (now.getTime() - new Date(when).getTime()) / 1000;
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ['now', 1];
  return t(`return-for-${unit}`, { count: Math.trunc(seconds / length) || 0 });
}
