// The frame of every page: header with the language switch, and the page of the current address.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PARTS, titleOf, useArrival } from './arrival';
import { focusContent } from './base/focus';
import { whenIdle } from './base/frames';
import { moment, playing } from './base/heading';
import { route } from './base/router';
import type { Route } from './base/routes';
import { KeysButton, SettingsButton } from './header/DialogButton';
import { Mark } from './header/Mark';
import { cardOf } from './net/catalogue';
import { PAGES } from './pages';
import { chooseLanguage, language, t } from './text';
import { putFontsOn } from './text/fonts';
import { LANGUAGES, ownName } from './text/languages';
import { MARK, nativeName } from './text/natives';

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case 'daily':
      return <PAGES.daily id={at.id} />;
    case 'review':
    case 'position':
      return <PAGES.review key={at.page} linked={at.page === 'position'} />;
    case 'lost':
      return (
        <main class="page">
          <h1>{t('page-missing')}</h1>
          <a href="/">{t('result-gallery')}</a>
        </main>
      );
  }
  if ('id' in at) {
    const One = PAGES[at.page];
    return <One key={at.id} id={at.id} />;
  }
  const Alone = PAGES[at.page];
  return <Alone />;
}

function Languages() {
  const [names, setNames] = useState<readonly string[]>([]);
  // The browser takes long to find them: they wait until there is nothing else to do.
  useEffect(() => whenIdle(() => setNames(LANGUAGES.map(ownName))), []);
  return (
    <nav class="languages" aria-label={t('language-switch')}>
      {LANGUAGES.map((code, index) => (
        <button
          type="button"
          key={code}
          lang={code}
          aria-pressed={language.value === code}
          title={names[index]}
          aria-label={names[index] && `${code.toUpperCase()}, ${names[index]}`}
          onClick={() => void chooseLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </nav>
  );
}

/** The places beside the games. A table has its game's name there instead, a narrow window nothing. */
function Places({ at }: { at: Route['page'] }) {
  const places: [href: string, name: string, here: boolean][] = [
    ['/daily', t('daily-title'), at === 'daily' || at === 'throw'],
    ['/words', t('gallery-words'), at === 'words' || at === 'history'],
    ['/games', t('home-finished'), at === 'games'],
  ];
  return (
    <nav class="places" aria-label={t('places-label')}>
      {places.map(([href, name, here]) => (
        <a key={href} href={href} aria-current={here ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Pages that have a board for a heading. */
const AT_BOARD: readonly Route['page'][] = ['game', 'review', 'position', 'setup'];

export function App() {
  const at = route.value;
  const atBoard = AT_BOARD.includes(at.page);
  const id = atBoard ? playing.value : 'id' in at ? at.id : null;
  const title = id === null ? null : cardOf(id)?.title;
  const name = id === null ? undefined : nativeName(id);
  const part = PARTS[at.page];
  const named = titleOf([moment.value, part && t(part), title]);
  useEffect(() => {
    document.title = named;
  }, [named]);
  const first = useRef(at);
  // With the next page everything changes anyway.
  useLayoutEffect(() => {
    if (at !== first.current) putFontsOn();
  }, [at]);
  useArrival(`${at.page} ${'id' in at ? at.id : ''}`);
  if (at.page === 'embed') return <Page at={at} />;
  return (
    <>
      <header class="top">
        <button type="button" class="skip" onClick={focusContent}>
          {t('skip')}
        </button>
        <a href="/" class="brand">
          <Mark />
          <span class="brand-words">
            <span class="brand-name">Ashtapada</span>
            <span class="native" lang={MARK.lang} aria-hidden="true">
              {MARK.text}
            </span>
          </span>
        </a>
        {!atBoard && <Places at={at.page} />}
        {atBoard && title && (
          <span class="playing">
            <span>{title}</span>
            {name && (
              <span class="native" lang={name.lang} aria-hidden="true">
                {name.text}
              </span>
            )}
          </span>
        )}
        <KeysButton />
        <SettingsButton />
        <Languages />
      </header>
      <Page at={at} />
    </>
  );
}
