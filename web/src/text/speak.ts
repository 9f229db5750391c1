// Texts of what introduces a game, of the learning pages, of the study, of the legend, of meeting and talking, of accounts, and of tables for
// several screens, fetched when one of these is opened.
import type { FluentBundle } from '@fluent/bundle';
import { useEffect, useState } from 'preact/hooks';
import { type Args, language, say } from '.';
import { makeBundle } from './bundle';
import { FILES as PAGE } from './languages';

const FILES = import.meta.glob<string>(
  [
    '../../../crates/rulebook/locales/*/class.ftl',
    '../../../crates/rulebook/locales/*/days.ftl',
    '../../../crates/rulebook/locales/*/dice.ftl',
    '../../../crates/rulebook/locales/*/ends.ftl',
    '../../../crates/rulebook/locales/*/history.ftl',
    '../../../crates/rulebook/locales/*/intro.ftl',
    '../../../crates/rulebook/locales/*/kept.ftl',
    '../../../crates/rulebook/locales/*/links.ftl',
    '../../../crates/rulebook/locales/*/learn.ftl',
    '../../../crates/rulebook/locales/*/legend.ftl',
    '../../../crates/rulebook/locales/*/me.ftl',
    '../../../crates/rulebook/locales/*/openings.ftl',
    '../../../crates/rulebook/locales/*/ratings.ftl',
    '../../../crates/rulebook/locales/*/remarks.ftl',
    '../../../crates/rulebook/locales/*/solved.ftl',
    '../../../crates/rulebook/locales/*/study.ftl',
    '../../../crates/rulebook/locales/*/terms.ftl',
    '../../../crates/rulebook/locales/*/together.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The file, and those of the whole page, whose forms it may use: they are there already. */
const sourcesOf = (lang: string, file: string) =>
  Promise.all(
    [...Object.entries(PAGE).filter(([path]) => path.includes(`/locales/${lang}/`)), ...own(lang, file)].map(
      ([, load]) => load(),
    ),
  );
const own = (lang: string, file: string) =>
  Object.entries(FILES).filter(([path]) => path.endsWith(`/locales/${lang}/${file}.ftl`));

export type Speak = (id: string, args?: Args) => string;

type WordFile =
  | 'class'
  | 'days'
  | 'dice'
  | 'ends'
  | 'history'
  | 'intro'
  | 'kept'
  | 'learn'
  | 'links'
  | 'legend'
  | 'me'
  | 'openings'
  | 'ratings'
  | 'remarks'
  | 'solved'
  | 'study'
  | 'terms'
  | 'together';

const speaking =
  (bundle: FluentBundle): Speak =>
  (id, args) =>
    say([bundle], id, args) ?? id;

/** The texts of a file, for what is to be shown with them at once. */
export async function speakOf(file: WordFile): Promise<Speak> {
  const lang = language.peek();
  return speaking(makeBundle(lang, await sourcesOf(lang, file)));
}

/** The texts of a file in the reader's language; null until they are there. */
export function useSpeak(file: WordFile): Speak | null {
  const lang = language.value;
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  useEffect(() => {
    let wanted = true;
    void sourcesOf(lang, file).then((sources) => {
      if (wanted) setBundle(makeBundle(lang, sources));
    });
    return () => {
      wanted = false;
    };
  }, [lang, file]);
  return bundle && speaking(bundle);
}
