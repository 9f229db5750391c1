// The moves and the rules: beside the board where there is room, else as sheets over the lower half of the page.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pressed } from '../keys/keys';
import { pointed, useRules } from '../parts/pointer';
import { RulesText } from '../rules/RulesText';
import { MenKey } from '../table/legend/MenKey';
import { LogPanel } from '../table/log/LogPanel';
import { fold, folded, type Panel, playedOnce, raise, raised } from '../table/sheets';
import type { Store } from '../table/store';
import { TableOptions } from '../table/TableOptions';
import { language, t } from '../text';
import { IntroButton } from './Intro';

interface PanelProps {
  name: Panel;
  title: string;
  /** Beside the heading. */
  head?: ComponentChildren;
  children: ComponentChildren;
}

function Sheet({ name, title, head, children }: PanelProps) {
  const sheet = useRef<HTMLElement>(null);
  const up = raised.value === name;
  // Opened by its button it takes the focus; what it is pointed at takes it otherwise.
  useLayoutEffect(() => {
    if (up && document.activeElement?.id === `open-${name}`)
      sheet.current?.querySelector<HTMLElement>('.close-sheet')?.focus();
  }, [up, name]);
  const close = () => {
    const inside = sheet.current?.contains(document.activeElement);
    raise(null);
    if (inside) document.getElementById(`open-${name}`)?.focus();
  };
  return (
    <section
      ref={sheet}
      id={`panel-${name}`}
      aria-label={title}
      class={`panel ${name === 'moves' ? 'log' : name}-area ${up ? 'raised' : ''}`}
      onKeyDown={(event) => up && pressed('page', event) === 'close' && close()}
    >
      <div class="panel-head">
        <h2>{title}</h2>
        {head}
        <button
          type="button"
          class="icon close-sheet"
          aria-label={t('close')}
          title={t('close')}
          onClick={close}
        >
          ✕
        </button>
      </div>
      {children}
    </section>
  );
}

interface SideProps {
  store: Store;
  rules: string;
}

export function Side({ store, rules }: SideProps) {
  const lang = language.value;
  // Links to rules need them, before anybody reads them here.
  useRules(rules, lang);
  const away = folded.value;
  const open = !away || raised.value === 'rules';
  const [read, setRead] = useState(open);
  if (open && !read) setRead(true);
  // Before the rules text scrolls to the place: it has to be visible for that.
  const wanted = pointed.value;
  useLayoutEffect(() => {
    if (wanted?.rules !== rules) return;
    raise('rules');
    setRead(true);
  }, [wanted, rules]);
  const over = store.game.live.value?.turn.kind === 'over';
  useEffect(() => {
    if (over && !store.trial) playedOnce();
  }, [over, store]);
  // Leaving the table closes what lay over it.
  useEffect(() => () => raise(null), []);
  // What differs from the rules as they are has to be known before one reads them.
  const changed = (store.game.table.value?.options.length ?? 0) > 0;
  return (
    <>
      <Sheet name="moves" title={t('tab-log')}>
        <LogPanel store={store} />
      </Sheet>
      <Sheet
        name="rules"
        title={t('tab-rules')}
        head={
          <button
            type="button"
            class="fold"
            aria-expanded={!away || raised.value === 'rules'}
            aria-controls="rules-here"
            aria-label={t('tab-rules')}
            onClick={() => {
              const shut = open;
              raise(null);
              fold(shut);
            }}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 6l5 5 5-5" />
            </svg>
          </button>
        }
      >
        <div id="rules-here" class="rules-here" hidden={!open}>
          <div class="rules-first">
            <a href={`/learn/${rules}`}>{t('card-learn')}</a>
            <IntroButton rules={rules} />
            <MenKey store={store} rules={rules} />
          </div>
          {changed && <TableOptions store={store} />}
          {read && <RulesText id={rules} lang={lang} />}
          {!changed && <TableOptions store={store} />}
        </div>
      </Sheet>
    </>
  );
}
