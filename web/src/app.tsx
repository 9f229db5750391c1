// The frame of every page: the header, the page of the current address, and what stands around it.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { PARTS, titleOf, useArrival } from './arrival';
import { focusContent } from './base/focus';
import { whenIdle } from './base/frames';
import { calls, moment, playing } from './base/heading';
import { hasGames } from './base/kept';
import { route } from './base/router';
import { AT_BOARD, isAround, type Route } from './base/routes';
import { Brand } from './header/Brand';
import { KeysButton, SettingsButton } from './header/DialogButton';
import { cardOf } from './net/catalogue';
import { HOUSE, PAGES } from './pages';
import { t } from './text';
import { putFontsOn } from './text/fonts';
import { nativeName } from './text/natives';

function Page({ at }: { at: Route }) {
  switch (at.page) {
    case 'daily':
      return <PAGES.daily id={at.id} />;
    case 'review':
    case 'position':
      return <PAGES.review key={at.page} linked={at.page === 'position'} />;
  }
  if ('id' in at) {
    const One = PAGES[at.page];
    return <One key={at.id} id={at.id} />;
  }
  const Alone = PAGES[at.page];
  return <Alone />;
}

export function App() {
  const at = route.value;
  const atBoard = AT_BOARD.includes(at.page);
  const around = isAround(at.page);
  const id = atBoard ? playing.value : 'id' in at ? at.id : null;
  const title = id === null ? null : cardOf(id)?.title;
  const name = id === null ? undefined : nativeName(id);
  const part = PARTS[at.page];
  const named = titleOf([moment.value, part && t(part), title], calls.value);
  useEffect(() => {
    document.title = named;
  }, [named]);
  // Once there is nothing else to do; within other pages nobody is called.
  useEffect(() => {
    if (at.page === 'embed' || !hasGames()) return;
    return whenIdle(() => {
      import('./header/tab').then(
        ({ keepTab }) => keepTab(),
        () => {},
      );
    });
  }, [at]);
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
        <Brand />
        {around && <HOUSE.around part="places" at={at.page} />}
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
        {around && <HOUSE.around part="you" at={at.page} />}
      </header>
      <Page at={at} />
      {around && <HOUSE.around part="below" at={at.page} />}
    </>
  );
}
