// The frame of the history and the glossary: a page whose texts are fetched with it, its sources at its foot.
import type { ComponentChildren } from 'preact';
import { House } from '../parts/House';
import { t } from '../text';
import { type Speak, useSpeak } from '../text/speak';
import { LEARN } from './addresses';
import { BOOKS, DOCUMENTS } from './sources';

interface Props {
  /** The class of the page, and the beginning of the name of its title. */
  name: 'history' | 'words';
  /** The other of the two: its address and the message that leads there. */
  other: readonly [address: string, message: string];
  children(speak: Speak): ComponentChildren;
}

export function Shelf({ name, other: [address, message], children }: Props) {
  const speak = useSpeak('history');
  if (!speak) {
    return (
      <main key="coming" class="page" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  return (
    <main class={`page ${name}`}>
      <p class="crumbs">
        <a href="/">{t('home-games')}</a> <a href={address}>{speak(message)}</a>
      </p>
      <h1>{speak(`${name}-title`)}</h1>
      {children(speak)}
      <h2>{speak('sources-title')}</h2>
      <ol>
        {DOCUMENTS.map(({ id, lang, title }) => (
          <li key={id}>
            <cite lang={lang}>{title}</cite>. {speak(`source-${id}`)}
          </li>
        ))}
        {BOOKS.map((book) => (
          <li key={book} lang="en">
            {book}
          </li>
        ))}
      </ol>
      <House>
        <a class="button primary" href={LEARN}>
          {t('home-learn')}
        </a>
      </House>
    </main>
  );
}
