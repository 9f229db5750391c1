// The tabs beside the board: moves, rules, talk, analysis. Where there is no room for them they are a sheet over the lower half
// of the page.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pressed } from '../keys/keys';
import { lazy } from '../parts/lazy';
import { pointed, useRules } from '../parts/pointer';
import { type Tab, Tabs } from '../parts/Tabs';
import { LogPanel } from '../table/log/LogPanel';
import { asSheet, choose, type Panel, raise, raised, tab } from '../table/sheets';
import type { Store } from '../table/store';
import { studied, study, topicOf } from '../table/studied';
import { talkWords, unreadIn } from '../table/talk/heard';
import { language, t } from '../text';

const RulesHere = lazy(() => import('./RulesHere').then((part) => part.RulesHere));
const Study = lazy(() => import('../study/Study').then((part) => part.Study));
const Talk = lazy(() => import('../table/talk/Talk').then((part) => part.Talk), 'quiet');
const Reactions = lazy(() => import('../table/talk/Talk').then((part) => part.Reactions), 'quiet');

interface PanelProps {
  name: Panel;
  /** The class by which it is known. */
  kind: string;
  shown: Panel;
  children: ComponentChildren;
}

const TabPanel = ({ name, kind, shown, children }: PanelProps) => (
  <div
    role="tabpanel"
    id={`panel-${name}`}
    aria-labelledby={`tab-${name}`}
    class={`panel ${kind}`}
    hidden={name !== shown}
  >
    {children}
  </div>
);

interface SideProps {
  store: Store;
  rules: string;
  /** Quarter turns of the board. */
  turns: number;
}

/** The tabs that this table has. */
function tabsOf(store: Store): Tab<Panel>[] {
  const unread = unreadIn(store);
  return [
    { id: 'moves', words: t('tab-log') },
    { id: 'rules', words: t('tab-rules') },
    ...(store.seats.apart.value
      ? [
          {
            id: 'talk' as const,
            words: t('talk-tool'),
            ...(unread > 0 && { count: unread, label: talkWords(unread) }),
          },
        ]
      : []),
    ...(topicOf(store) || studied.value ? [{ id: 'study' as const, words: t('tool-lines') }] : []),
  ];
}

export function Side({ store, rules, turns }: SideProps) {
  const box = useRef<HTMLElement>(null);
  const tabs = tabsOf(store);
  const wanted = studied.value ? 'study' : tab.value;
  const shown = tabs.find(({ id }) => id === wanted)?.id ?? 'moves';
  // Links to rules need them, before anybody reads them here.
  useRules(rules, language.value);
  const [read, setRead] = useState(false);
  if (shown === 'rules' && !read) setRead(true);
  const up = raised.value || studied.value !== null;
  // Before the text of the rules scrolls to the place: it has to be visible for that.
  const place = pointed.value;
  useLayoutEffect(() => {
    if (place?.rules === rules) raise('rules');
  }, [place, rules]);
  // Leaving the table closes what lay over it.
  useEffect(() => () => raise(null), []);
  // Opened by its tool it takes the focus; what it is pointed at takes it otherwise.
  useLayoutEffect(() => {
    if (up && document.activeElement?.id.startsWith('open-'))
      box.current?.querySelector<HTMLElement>('.close-sheet')?.focus();
  }, [up]);
  const close = () => {
    const inside = box.current?.contains(document.activeElement);
    raise(null);
    const opener = document.getElementById(`open-${shown}`) ?? document.querySelector('[data-tool="more"]');
    if (inside && opener instanceof HTMLElement) opener.focus();
  };
  const { apart } = store.seats;
  return (
    <section
      ref={box}
      class={`leaves ${up ? 'raised' : ''}`}
      data-shown={shown}
      aria-label={t('tabs-beside')}
      onKeyDown={(event) => up && asSheet() && pressed('page', event) === 'close' && close()}
    >
      <div class="leaves-head">
        <Tabs
          name="tab"
          label={t('tabs-beside')}
          tabs={tabs}
          shown={shown}
          controls={(id) => `panel-${id}`}
          onChoose={(id) => (id === 'study' ? study(topicOf(store), true) : choose(id))}
        />
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
      <TabPanel name="moves" kind="log-area" shown={shown}>
        <LogPanel store={store} />
      </TabPanel>
      <TabPanel name="rules" kind="rules-area" shown={shown}>
        {read && <RulesHere store={store} rules={rules} />}
      </TabPanel>
      {store.seats.apart.value && (
        <TabPanel name="talk" kind="talk-area" shown={shown}>
          <Talk store={store} />
        </TabPanel>
      )}
      {tabs.at(-1)?.id === 'study' && (
        <TabPanel name="study" kind="study-area" shown={shown}>
          {studied.value && <Study store={store} turns={turns} />}
        </TabPanel>
      )}
      {apart.value && (
        <div class="reactions">
          <Reactions store={store} />
        </div>
      )}
    </section>
  );
}
