// Which language the reader wants.
import { keep, kept } from '../base/kept';

const KEY = 'ashtapada.language';

/** The remembered language, else the first of the browser's languages that is offered, else English. */
export function pickLanguage(
  offered: readonly string[],
  remembered: string | null,
  wanted: readonly string[],
): string {
  const bases = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return [remembered, ...bases].find((tag) => tag !== null && offered.includes(tag)) ?? 'en';
}

/** The language to begin with. */
export function wantedLanguage(offered: readonly string[]): string {
  return pickLanguage(offered, kept(KEY), navigator.languages);
}

export function rememberLanguage(language: string): void {
  keep(KEY, language);
}
