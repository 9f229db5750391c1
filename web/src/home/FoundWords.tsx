// The words of the games that a search found, each with what it means; fetched when something is searched for.
import { WORDS } from '../learn/addresses';
import { nameIn, TERMS } from '../learn/terms';
import { language, t } from '../text';
import { useSpeak } from '../text/speak';
import { wordsFor } from './search';

export function FoundWords({ query }: { query: string }) {
  const speak = useSpeak('history');
  const found = wordsFor(TERMS, query);
  if (!speak || found.length === 0) return null;
  return (
    <section class="found-words">
      <h2>{t('search-words')}</h2>
      <ul>
        {found.map((term) => (
          <li key={term.id}>
            <a href={`${WORDS}#${term.id}`}>{nameIn(term, language.value)}</a> {speak(`term-${term.id}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
