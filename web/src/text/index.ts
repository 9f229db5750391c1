// Messages: `t(id, args)` formats a message in the current language, and redraws when the language changes.
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { computed, signal } from '@preact/signals';
import { makeBundle } from './bundle';
import { FILES, LANGUAGES, type Language } from './languages';
import { tied } from './tied';
import { rememberLanguage, wantedLanguage } from './wanted';

export type Args = Record<string, FluentVariable>;

const current = signal<Language>('en');
const bundles = signal<readonly FluentBundle[]>([]);

export const language = computed(() => current.value);

async function load(code: Language): Promise<FluentBundle> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/locales/${code}/`));
  const sources = await Promise.all(paths.map((path) => FILES[path]?.() ?? ''));
  return makeBundle(code, sources);
}

/** The language requested last: files of another that arrive later are not shown. */
let asked: Language | null = null;

export async function setLanguage(code: Language): Promise<void> {
  asked = code;
  const loaded = await load(code);
  if (asked !== code) return;
  // Whoever is asked by what is drawn anew answers in it.
  document.documentElement.lang = code;
  bundles.value = [loaded];
  current.value = code;
}

export async function startLanguage(): Promise<void> {
  const wanted = wantedLanguage(LANGUAGES);
  // Whoever is asked meanwhile answers in it.
  document.documentElement.lang = wanted;
  await setLanguage(wanted);
}

export async function chooseLanguage(code: Language): Promise<void> {
  rememberLanguage(code);
  await setLanguage(code);
}

/**
 * Formats a message with the first of the bundles that has it, with no-break spaces; an attribute is written
 * `id.attribute`.
 */
export function say(from: readonly FluentBundle[], id: string, args?: Args): string | null {
  const [name = id, attribute] = id.split('.');
  for (const bundle of from) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return tied(bundle.formatPattern(pattern, args, []), bundle.locales[0] ?? '');
  }
  return null;
}

/** A number as the language writes it, with a minus where others write a hyphen. */
export const figure = (number: number, form?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language.value, form).format(number).replace('-', '−');

/** A share of one, as the language writes it: `50%`, `50 %`. */
export const percent = (share: number) => figure(Math.round(share * 100) / 100 || 0, { style: 'percent' });

export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** Like `t`, but null where no language has the message. */
export function maybe(id: string, args?: Args): string | null {
  return say(bundles.value, id, args);
}
