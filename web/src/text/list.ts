// Several names in a sentence.
import { language } from '.';

/** As English is written here: “Čeněk, Asha and Bartek”. */
const TAGS: Readonly<Record<string, string>> = { en: 'en-GB' };

export const inList = (names: readonly string[]): string =>
  new Intl.ListFormat(TAGS[language.value] ?? language.value).format(names);
