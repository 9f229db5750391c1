// The glossary. Its texts are fetched with the page.

import { placeHere } from '../base/alone';
import type { Speak } from '../text/speak';
import { HISTORY } from './addresses';
import { Shelf } from './Shelf';
import { short } from './sources';
import { TERMS, type Term } from './terms';
import '../style/learn.css';

/** The languages in which the documents and the books of the games give names. */
const LANGUAGES = ['en', 'pl', 'cs'] as const;

/** Brings the word that the address names into sight, once it is there. */
const comeTo = (row: HTMLElement | null) => {
  if (row && placeHere() === `#${row.id}`) row.scrollIntoView({ block: 'center' });
};

function Row({ term, speak }: { term: Term; speak: Speak }) {
  // A name that is the same everywhere is written once.
  const names = [...new Set([term.en, term.pl, term.cs])].map(
    (name) => [LANGUAGES.filter((lang) => term[lang] === name), name] as const,
  );
  return (
    <tr id={term.id} ref={comeTo} class={placeHere() === `#${term.id}` ? 'sought' : undefined}>
      <th scope="row">
        {names.map(([langs, name]) => (
          <span key={name} lang={langs[0]}>
            <small>{langs.join(' ')}</small> {name}
          </span>
        ))}
      </th>
      <td>
        {term.native?.map((native) => (
          <div key={native.lang}>
            <span class="native" lang={native.lang}>
              {native.text}
            </span>
            {!native.sure && (
              <abbr title={speak('words-unsure')} aria-label={speak('words-unsure')}>
                {' '}
                ?
              </abbr>
            )}
            <small>
              <i lang={`${native.lang}-Latn`}>{native.latin}</i> · {speak(`script-${native.lang}`)}
            </small>
          </div>
        ))}
      </td>
      <td>
        {speak(`term-${term.id}`)}
        <small>
          {term.documents.length > 0
            ? speak('words-from', { documents: term.documents.map(short).join(', ') })
            : speak('words-not-from')}
        </small>
      </td>
    </tr>
  );
}

export function WordsPage() {
  return (
    <Shelf name="words" other={[HISTORY, 'words-to-history']}>
      {(speak) => (
        <>
          <p>{speak('words-intro')}</p>
          <div class="words-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{speak('words-name')}</th>
                  <th scope="col">{speak('words-native')}</th>
                  <th scope="col">{speak('words-meaning')}</th>
                </tr>
              </thead>
              <tbody>
                {TERMS.map((term) => (
                  <Row key={term.id} term={term} speak={speak} />
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <small>? {speak('words-unsure')}</small>
          </p>
        </>
      )}
    </Shelf>
  );
}
