// The panels beside the board, one at a time: the log or the rules.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { pressed } from '../keys/keys';
import { pointed } from '../learn/pointer';
import { RulesText } from '../pages/RulesText';
import { language, t } from '../text';
import { LogPanel } from './log/LogPanel';
import type { Store } from './store';
import { TableMenu } from './TableMenu';
import { TableOptions } from './TableOptions';
import { TourOffer } from './TourOffer';

type Tab = 'log' | 'rules';

function Panel({ name, open, children }: { name: Tab; open: boolean; children: ComponentChildren }) {
  return (
    <div
      id={`panel-${name}`}
      role="tabpanel"
      aria-labelledby={`tab-${name}`}
      class={`panel ${name}-area ${open ? 'open' : ''}`}
    >
      {children}
    </div>
  );
}

interface SideProps {
  store: Store;
  rules: string;
  onTry(): void;
  onShare(): void;
}

export function Side({ store, rules, onTry, onShare }: SideProps) {
  const [tab, setTab] = useState<Tab>('log');
  // Before the rules text scrolls to the place: it has to be visible for that.
  const wanted = pointed.value;
  useLayoutEffect(() => {
    if (wanted?.rules === rules) setTab('rules');
  }, [wanted, rules]);
  const turn = (event: KeyboardEvent) => {
    if (pressed('page', event) !== 'tabs') return;
    const next = tab === 'log' ? 'rules' : 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <div class="tabs" role="tablist" onKeyDown={turn}>
        {(['log', 'rules'] as const).map((name) => (
          <button
            type="button"
            key={name}
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {t(`tab-${name}`)}
          </button>
        ))}
      </div>
      <Panel name="log" open={tab === 'log'}>
        <TourOffer played={store.entries.value.length} />
        <LogPanel store={store} onTry={onTry} onShare={onShare} />
        <TableMenu store={store} />
      </Panel>
      <Panel name="rules" open={tab === 'rules'}>
        <p>
          <a href={`/learn/${rules}`}>{t('card-learn')}</a>
        </p>
        <TableOptions store={store} />
        <RulesText id={rules} lang={language.value} />
      </Panel>
    </>
  );
}
