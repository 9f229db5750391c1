// Pointing at the sentence of the rules that something comes from.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { RulesPage } from '../generated/wire';
import { rulesPage } from '../net/api';

const pages = signal<Readonly<Record<string, RulesPage>>>({});
const key = (rules: string, lang: string) => `${lang} ${rules}`;

/** The page of the rules, fetched once in each language. */
export async function readRules(rules: string, lang: string): Promise<RulesPage> {
  const known = pages.peek()[key(rules, lang)];
  if (known) return known;
  const page = await rulesPage(rules, lang);
  pages.value = { ...pages.peek(), [key(rules, lang)]: page };
  return page;
}

/**
 * The page of the rules, or why it cannot be read; when the language changes, the old page is shown until the
 * new one is there.
 */
export function useRules(rules: string, lang: string): { page: RulesPage | null; failure: unknown } {
  const [page, setPage] = useState<RulesPage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    setFailure(null);
    readRules(rules, lang).then(
      (read) => wanted && setPage(read),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [rules, lang]);
  return { page, failure };
}

/**
 * The example beside which the rule on a topic stands, or that on the topic in general; null while the rules
 * are not loaded, or if they say nothing about it.
 */
export function exampleOf(rules: string, lang: string, topic: string): string | null {
  const topics = new Map(pages.value[key(rules, lang)]?.topics);
  return topics.get(topic) ?? topics.get(topic.split(' ', 1)[0] ?? '') ?? null;
}

/** The example whose rule is to be shown in the text; a new object each time. */
export const pointed = signal<{ rules: string; example: string } | null>(null);

/** Shows the rule beside an example, for a moment, in any open text of those rules. */
export function pointAt(rules: string, example: string): void {
  pointed.value = { rules, example };
}
