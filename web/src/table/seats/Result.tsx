// How the game ended: first an event over the board, then who got what, and what one may do then.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../../base/focus';
import { still } from '../../base/match';
import { replaceSearch, search } from '../../base/router';
import { useSaid } from '../../base/Spoken';
import { MOTION_MS } from '../../board/motion';
import { pressed } from '../../keys/keys';
import { t } from '../../text';
import { useSpeak } from '../../text/speak';
import { again, type Change } from '../again';
import { Finale, type Told as Printed } from '../ends/Finale';
import { Laurel } from '../ends/Laurel';
import { isEvent } from '../ends/saying';
import { stage } from '../ends/stage';
import { useTelling } from '../ends/telling';
import { useEvent } from '../ends/useEvent';
import { show, tab } from '../sheets';
import type { Store } from '../store';
import { study } from '../studied';
import { type Facts, factsOf, headlineOf, isBare, orderWords, ownWords, toldOf, whyOf } from './facts';
import { NewLaurels } from './NewLaurels';
import { NextGame } from './NextGame';
import { ResultButtons } from './ResultButtons';
import { ResultHead } from './ResultHead';
import type { ResultCard } from './resultCard';
import { Standings } from './Standings';
import '../../style/ends.css';
import '../../style/finale.css';
import '../../style/result.css';

/** The result is shown when the last piece has landed, and the eye has followed it. */
const LANDING = 3 * MOTION_MS;
/** A sheet pulled down by more than this closes, in pixels. */
const PULLED = 48;

export interface ResultProps {
  store: Store;
  /** Quarter turns of the board. */
  turns: number;
  /** Whether the game was seen in progress: its end then takes the focus, when the last piece has landed. */
  awaited: boolean;
  /** A way on that takes the place of playing again. */
  onward?: ComponentChildren;
  /** Hands a picture of the result on, or saves it; tells whether it was saved. */
  onShare(card: ResultCard): Promise<boolean>;
}

export function Result(props: ResultProps) {
  const [asked, setAsked] = useState(false);
  const begin = (change: Change) => {
    setAsked(true);
    again(props.store, change);
  };
  return (
    <>
      <NextGame store={props.store} asked={asked} />
      <Told {...props} onAgain={begin} />
    </>
  );
}

/** Whether the last piece has landed. */
function useLanded(awaited: boolean, current: boolean): boolean {
  const [landed, setLanded] = useState(!awaited || still());
  useEffect(() => {
    if (landed || !current) return;
    const timer = setTimeout(() => setLanded(true), LANDING);
    return () => clearTimeout(timer);
  }, [landed, current]);
  return landed;
}

/** Shows an end over the board and at the plates. */
function useStage(facts: Facts | null, told: Printed | null, running: boolean): void {
  const over = running && told !== null;
  const honours = facts?.ending.honours;
  useLayoutEffect(() => {
    if (!honours) return;
    stage.value = {
      honours,
      laurel: <Laurel />,
      over: over ? (on) => <Finale on={on} told={told} /> : null,
    };
    return () => {
      stage.value = null;
    };
  }, [over, JSON.stringify(honours), JSON.stringify(told)]);
}

interface ToldProps extends ResultProps {
  onAgain(change: Change): void;
}

function Told(props: ToldProps) {
  const { store, awaited } = props;
  const [hidden, setHidden] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const landed = useLanded(awaited, store.showing.current.value);
  const facts = factsOf(store);
  const over = store.showing.current.value && landed && facts !== null;
  useTelling('result', over && !hidden);
  const speak = useSpeak('ends');
  // Who looked back when it ended finds the result on coming back, and no event.
  const [live] = useState(awaited && !store.trial && store.showing.browsing.peek() === null);
  const told = facts && speak && toldOf(store, facts, facts.names, speak);
  const due = over && live && told !== null && isEvent(facts.outcome);
  const running = useEvent(due, facts?.ending.tone ?? 'drawn');
  useStage(over ? facts : null, told, running);
  const seen = useRef(!awaited);
  useLayoutEffect(() => {
    if (!over || seen.current) return;
    seen.current = true;
    // The rules would take the room of the result.
    if (tab.peek() === 'rules') tab.value = 'moves';
    box.current?.focus({ preventScroll: true });
    // The final position is seen, wherever the page was scrolled to.
    scrollTo({ top: 0 });
  }, [over]);
  const hide = () => {
    setHidden(true);
    focusBoard();
  };
  const playBack = () => {
    hide();
    store.looking.browse(0);
    // The moves are what one steps through the game with.
    show('moves');
  };
  const review = () => {
    hide();
    study('review');
  };
  // Whoever comes to look back does so at once; the way back from there leads out.
  useEffect(() => {
    if (!over || awaited) return;
    const asked = search.peek();
    if (asked !== '?play-back' && asked !== '?review') return;
    replaceSearch('');
    if (asked === '?review') review();
    else playBack();
  }, [over]);
  if (!over) return null;
  if (hidden) {
    return (
      <button type="button" class="result-again" onClick={() => setHidden(false)}>
        {headlineOf(store, facts, facts.names)}
      </button>
    );
  }
  return <Sheet {...props} {...{ facts, told, box, hide, playBack, review }} strangers={speak} />;
}

interface SheetProps extends ToldProps {
  facts: Facts;
  told: Printed | null;
  box: { current: HTMLDivElement | null };
  strangers: ReturnType<typeof useSpeak>;
  hide(): void;
  playBack(): void;
  review(): void;
}

function Sheet({ facts, told, box, hide, strangers, ...props }: SheetProps) {
  const { store } = props;
  const [said, setSaid] = useSaid();
  const [headline, why] = [headlineOf(store, facts, facts.names), whyOf(store, facts, facts.names)];
  const own = ownWords(facts);
  const drawn = facts.ending.tone === 'drawn';
  return (
    <div
      class={['result', told && 'printed', isBare(facts) && 'bare'].filter(Boolean).join(' ')}
      ref={box}
      role="dialog"
      aria-label={`${t('result-title')}: ${headline}. ${orderWords(store, facts)}`}
      tabIndex={-1}
      onKeyDown={(event) => pressed('page', event) === 'close' && hide()}
    >
      <Close onClose={hide} />
      <div class="result-head">
        <h2>{headline}</h2>
        {told && <ResultHead told={told} />}
      </div>
      <p class={drawn ? 'result-why drawn' : 'result-why'}>
        {own !== null && (
          <>
            <strong>{own}</strong>{' '}
          </>
        )}
        {own === null && facts.ending.tone === 'lost' ? <strong>{why}</strong> : why}
      </p>
      <Standings store={store} facts={facts} />
      <ResultButtons {...props} {...{ facts, said, setSaid }} speak={strangers} />
      {strangers && <NewLaurels store={store} facts={facts} speak={strangers} />}
    </div>
  );
}

/** A sheet on a phone: it can be pulled down as well. */
function Close({ onClose }: { onClose(): void }) {
  const pull = useRef<number | null>(null);
  return (
    <button
      type="button"
      class="result-close"
      aria-label={t('result-look')}
      title={t('result-look')}
      onClick={onClose}
      onPointerDown={(event) => {
        pull.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const from = pull.current;
        pull.current = null;
        if (from !== null && event.clientY - from > PULLED) onClose();
      }}
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
}
