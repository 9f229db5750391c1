// The glossary and a short history. Their texts are fetched with the page.
import type { FluentBundle } from '@fluent/bundle';
import { useEffect, useState } from 'preact/hooks';
import { language, makeBundle, say, t, tied } from '../text';
import { TERMS, type Term } from './terms';
import '../style/learn.css';

const FILES = import.meta.glob<string>('../../../crates/rulebook/locales/*/history.ftl', {
  query: '?raw',
  import: 'default',
});

/** Books that the documents and the history are based on. */
const BOOKS = [
  'al-Biruni, Kitāb al-Hind (c. 1030); E. C. Sachau, Alberuni’s India, 1888',
  'Śūlapāṇi, Caturaṅgadīpikā; ed. Manomohan Ghosh, 1936',
  'Hiram Cox, “On the Burmha Game of Chess”, Asiatick Researches 7, 1801',
  'Duncan Forbes, The History of Chess, 1860',
  'Henry Parker, Ancient Ceylon, 1909',
  'H. J. R. Murray, A History of Chess, 1913',
];
const DOCUMENTS = ['S0', 'S1', 'S2', 'S3', 'S4'];
const PARTS = [1, 2, 3, 4, 5, 6];

/** The languages in which the documents and the books of the games give names. */
const LANGUAGES = ['en', 'pl', 'cs'] as const;

type Say = (id: string, args?: Record<string, string>) => string;

function Row({ term, speak }: { term: Term; speak: Say }) {
  // A name that is the same everywhere is written once.
  const names = [...new Set([term.en, term.pl, term.cs])].map(
    (name) => [LANGUAGES.filter((lang) => term[lang] === name), name] as const,
  );
  return (
    <tr>
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

/** The number by which a document stands in the list of sources. */
const short = (document: string) => `[${DOCUMENTS.indexOf(document) + 1}]`;

export function WordsPage() {
  const lang = language.value;
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  useEffect(() => {
    let wanted = true;
    void FILES[`../../../crates/rulebook/locales/${lang}/history.ftl`]?.().then((source) => {
      if (wanted) setBundle(makeBundle(lang, [source]));
    });
    return () => {
      wanted = false;
    };
  }, [lang]);
  if (!bundle) {
    return (
      <main key="coming" class="page" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  const speak: Say = (id, args) => tied(say([bundle], id, args) ?? id, lang);
  return (
    <main class="page words">
      <p class="crumbs">
        <a href="/">{t('gallery-title')}</a>
      </p>
      <h1>{speak('words-title')}</h1>
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
      <h2>{speak('history-title')}</h2>
      {PARTS.map((part) => (
        <p key={part}>{speak(`history-${part}`)}</p>
      ))}
      <h2>{speak('sources-title')}</h2>
      <ol>
        {DOCUMENTS.map((document) => (
          <li key={document}>{t(`document-${document}`)}</li>
        ))}
        {BOOKS.map((book) => (
          <li key={book} lang="en">
            {book}
          </li>
        ))}
      </ol>
    </main>
  );
}
