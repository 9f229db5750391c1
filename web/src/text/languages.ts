// Which languages there are, and which one the reader wants.

export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'pl', name: 'Polski' },
  { code: 'cs', name: 'Čeština' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

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
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage may be forbidden; the language is then not remembered.
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // As above.
  }
}
