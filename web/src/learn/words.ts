// Texts of the learning pages, which are fetched when such a page is opened.
import type { FluentBundle } from '@fluent/bundle';
import { useEffect, useState } from 'preact/hooks';
import { type Args, language, say, tied } from '../text';
import { makeBundle } from '../text/bundle';

const FILES = import.meta.glob<string>(
  ['../../../crates/rulebook/locales/*/history.ftl', '../../../crates/rulebook/locales/*/learn.ftl'],
  { query: '?raw', import: 'default' },
);

export type Speak = (id: string, args?: Args) => string;

/** The texts of a file in the reader's language; null until they are there. */
export function useSpeak(file: 'history' | 'learn'): Speak | null {
  const lang = language.value;
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  useEffect(() => {
    let wanted = true;
    void FILES[`../../../crates/rulebook/locales/${lang}/${file}.ftl`]?.().then((source) => {
      if (wanted) setBundle(makeBundle(lang, [source]));
    });
    return () => {
      wanted = false;
    };
  }, [lang, file]);
  return bundle && ((id, args) => tied(say([bundle], id, args) ?? id, lang));
}
