// How long ago something was, in the reader's language.

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
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}
