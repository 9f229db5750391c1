// The languages.

/**
 * The texts of the page. Each language is a chunk of its own, and only the one in use is fetched: tests make
 * sure that none lacks a message.
 */
export const FILES = import.meta.glob<string>('../../../crates/rulebook/locales/*/{rules,web}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The tag of a language: the name of its folder. */
export type Language = string;

const tags = new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? ''));

/** Every language that has a folder, English first. */
export const LANGUAGES: readonly Language[] = [...tags].sort(
  (a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b),
);

/** The name of a language in that language, as browsers know it, with a capital letter for a list. */
export function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
