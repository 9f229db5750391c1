// Which languages there are, and which one the reader wants.

import { keep, kept } from '../kept';

/** The words that the page says. Each language is a chunk of its own; only the one in use is fetched (and English, to fall back on). */
export const FILES = import.meta.glob<string>('../../../locales/*/{rules,web}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The tag of a language: the name of its folder. */
export type Language = string;

const tags = new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? ''));

/** Every language that has a folder, English first, each by its own name. */
export const LANGUAGES = [...tags]
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))
  .map((code) => ({ code, name: ownName(code) }));

/** What a language calls itself, as its speakers' browsers know it, with a capital to begin the entry of a list. */
function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const KEY = 'ashtapada.language';

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language.code === text);
}

/** The remembered language, else the first of the reader's own that we have, else English. */
export function pickLanguage(remembered: string | null, wanted: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}

export function rememberedLanguage(): string | null {
  return kept(KEY);
}

export function rememberLanguage(language: Language): void {
  keep(KEY, language);
}
