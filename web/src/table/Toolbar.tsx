// The tools of the table in one row: those wanted often, more on request, giving up apart from the rest; on a telephone it is
// among those on request.
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { focusBoard } from '../base/focus';
import { useMatch } from '../base/match';
import { seatOf } from '../base/turn';
import { effective, isThrow } from '../game/log';
import type { Standing } from '../generated/wire';
import { pressed } from '../keys/keys';
import { Asked, useSure } from '../parts/Asked';
import { t } from '../text';
import { seatArgs } from '../text/event';
import { failureSentence } from '../text/problem';
import { type Aids, type SIGNS, Tool } from './BoardTools';
import { agreedEnd } from './ends/agreeing';
import { peopleAside } from './ends/aside';
import { type Panel, raise, raised, tab } from './sheets';
import type { Store } from './store';
import { studied, study, topicOf } from './studied';
import { TempoControl } from './TempoControl';
import { talkWords, unreadIn } from './talk/heard';
import { mayShowThreats } from './threats';
import { PaceChoice } from './told/FollowTools';
import { setTurned, turned } from './turning';
import { TypingTool } from './typing/TypingTool';

interface Props {
  store: Store;
  aids: Aids;
  four: boolean;
  /** Whether several people play at this screen. */
  shared: boolean;
  onLegend(): void;
  /** Branches off at the state shown, to try something. */
  onTry(): void;
  onShare(): void;
  onProof(): void;
  onGather(): void;
}

/** A telephone held upright, on which the words of all tools have no room in one row. */
const NARROW = '(max-width: 559px)';

/** Turns the board by a quarter turn at a table of four, else by a half turn. */
function TurnTool({ four }: { four: boolean }) {
  const { two, four: quarters } = turned.value;
  const turn = () => setTurned(four ? { four: (quarters + 1) % 4 } : { two: (two + 2) % 4 });
  return <Tool name="turn" command="turn" words={t('turn-board')} label={t('turn-board')} onClick={turn} />;
}

/** Shows again what happened since one's last turn, or stops that. */
function RecallTool({ store }: { store: Store }) {
  const on = store.looking.recalling.value;
  return (
    <Tool
      name="recall"
      command="recall"
      words={t('recall')}
      label={t('tool-recall')}
      on={on}
      disabled={!store.looking.recallable.value || (store.showing.browsing.value !== null && !on)}
      onClick={store.looking.recall}
    />
  );
}

/** A tool that turns something on and off. */
const toggling = (one: Signal<boolean>) => ({
  on: one.value,
  onClick() {
    one.value = !one.value;
  },
});

interface SheetToolProps {
  name: Exclude<Panel, 'study'>;
  label: string;
  words?: string;
  /** How much is new there. */
  count?: number;
}

/** Opens a tab as a sheet, where the tabs do not stand beside the board. */
function SheetTool({ name, label, words = label, count = 0 }: SheetToolProps) {
  const open = raised.value && studied.value === null && tab.value === name;
  return (
    <Tool
      name={name}
      words={words}
      label={label}
      known={{
        id: `open-${name}`,
        'data-open': name,
        'aria-expanded': open,
        'aria-controls': `panel-${name}`,
        ...(count > 0 && { 'data-count': String(Math.min(count, 99)) }),
      }}
      onClick={() => raise(open ? null : name)}
    />
  );
}

/** What is said at the table, with how much of it is new. */
function TalkTool({ store }: { store: Store }) {
  const count = unreadIn(store);
  return <SheetTool name="talk" label={t('talk-tool')} words={talkWords(count)} count={count} />;
}

/** What is wanted less often, in a list above its button. */
function More({ children }: { children: ComponentChildren }) {
  const open = useSignal(false);
  const more = useRef<HTMLDivElement>(null);
  // The list closes when one chooses from it, or turns to something else.
  useEffect(() => {
    if (!open.value) return;
    const shut = () => {
      open.value = false;
    };
    const within = (event: Event, part: string) =>
      event.target instanceof Node && (more.current?.querySelector(part)?.contains(event.target) ?? false);
    const leave = (event: Event) => {
      if (event.target instanceof Node && !more.current?.contains(event.target)) shut();
    };
    const back = () => {
      shut();
      // What was chosen may have taken the focus.
      const at = document.activeElement;
      if (at === document.body || more.current?.contains(at)) more.current?.querySelector('button')?.focus();
    };
    // What asks first stays in sight, and gives the focus away when it acts.
    const stays = ({ target }: Event) => target instanceof Element && target.closest('.pace, [data-sure]');
    const chosen = (event: Event) => within(event, '.more-tools') && !stays(event) && back();
    const key = (event: KeyboardEvent) => pressed('page', event) === 'close' && back();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('click', chosen);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('click', chosen);
      document.removeEventListener('keydown', key);
    };
  }, [open.value]);
  return (
    <div class="more" ref={more}>
      <Tool
        name="more"
        words={t('tool-more')}
        label={t('tool-more')}
        known={{ 'aria-expanded': open.value, 'aria-controls': 'more-tools' }}
        onClick={() => {
          open.value = !open.value;
        }}
      />
      {/* Always there, so that keys reach what it holds. */}
      <div id="more-tools" class="more-tools" hidden={!open.value}>
        {children}
      </div>
    </div>
  );
}

/** Opens what the computer finds out about the position, or about the game. */
const StudyTool = ({ topic }: { topic: 'hint' | 'review' | 'lines' }) => (
  <Tool
    name={topic === 'hint' ? 'hint' : 'study'}
    {...(topic !== 'review' && { command: topic })}
    words={t(`tool-${topic}`)}
    label={t(`tool-${topic}`)}
    known={{ 'data-open': topic }}
    onClick={() => study(topic)}
  />
);

interface SureToolProps {
  name: keyof typeof SIGNS;
  ask: 'agree' | 'resign' | 'reopen';
  words: string;
  label?: string;
  question: string;
  command?: 'take-back';
  disabled: boolean;
  onDone(): void;
}

/** A tool for what cannot be taken back: it asks first. */
function SureTool({ name, ask, words, label = words, question, command, disabled, onDone }: SureToolProps) {
  const sure = useSure(() => {
    focusBoard();
    onDone();
  });
  return (
    <>
      <Tool
        name={name}
        {...(command && { command })}
        words={words}
        label={sure.asks ? question : label}
        known={{ 'data-ask': ask, ...sure.known }}
        disabled={disabled}
        onClick={sure.press}
      />
      <Asked words={sure.asks ? question : null} />
    </>
  );
}

/** A game whose secret is known cannot go on: another one does, from before its end. */
function reopen(store: Store): void {
  if (!store.dice.proof.value) store.requests.takeBack();
  else
    import('./again')
      .then(({ playOn }) => playOn(store))
      .catch((error: unknown) => store.notices.tell(failureSentence(error)));
}

/** Gives up for the seat whose turn it is, or the only one of a person. */
function ResignTool({ store, humans }: { store: Store; humans: readonly Standing[] }) {
  const view = store.game.live.value;
  const due = view && seatOf(view.turn);
  const seat = (humans.find((one) => one.seat === due) ?? humans[0])?.seat ?? null;
  return (
    <SureTool
      name="resign"
      ask="resign"
      words={t('menu-resign')}
      question={t('sure-resign', seatArgs(store.people.names.value, seat))}
      disabled={store.sending.lost.value}
      onDone={() => seat !== null && store.requests.resign(seat)}
    />
  );
}

interface OpenToolProps {
  name: 'branch' | 'share' | 'seats' | 'proof';
  /** What it opens. */
  opens: string;
  words: string;
  onClick(): void;
}

const OpenTool = ({ name, opens, words, onClick }: OpenToolProps) => (
  <Tool name={name} words={words} label={words} known={{ 'data-open': opens }} onClick={onClick} />
);

export function Toolbar({ store, aids, four, shared, onLegend, onTry, onShare, onProof, onGather }: Props) {
  const { threats, drawing } = aids;
  const narrow = useMatch(NARROW);
  const { follow } = turned.value;
  const view = store.game.live.value;
  const humans = view?.seats.filter((seat) => store.people.isHuman(seat.seat)) ?? [];
  const over = view?.turn.kind === 'over';
  const looks = store.showing.browsing.value !== null;
  // By links nothing is tried out as long as the game goes on, and what was sent stands, as does the end.
  const linked = store.game.table.value?.linked;
  const aided = over || !linked;
  const topic = topicOf(store);
  const dangers = mayShowThreats(store) && (
    <Tool
      name="threats"
      command="attacks"
      words={t('show-attacks')}
      label={t('tool-threats')}
      {...toggling(threats)}
    />
  );
  // Where all throws are known, nothing is taken back.
  const ofDay = typeof store.game.table.value?.dice === 'object';
  const ends = humans.length > 0 && !over && !linked && !store.trial;
  const resigns = ends && peopleAside(store).length === 0 && <ResignTool store={store} humans={humans} />;
  // Whoever only watches takes nothing back.
  const watches = store.seats.apart.value && store.seats.yours.value.length === 0;
  const back =
    store.sending.waiting.value ||
    watches ||
    (linked && over) ||
    !effective(store.game.entries.value).some(
      (entry) => !isThrow(entry) && entry.seq > store.moves.fixed.value,
    );
  return (
    <div class="board-tools">
      {ofDay && !store.trial ? null : over && !store.trial ? (
        <SureTool
          key="reopen"
          name="undo"
          ask="reopen"
          command="take-back"
          words={t('menu-take-back')}
          label={t('tool-back')}
          question={t(store.dice.proof.value ? 'sure-anew' : 'sure-reopen')}
          disabled={back || looks}
          onDone={() => reopen(store)}
        />
      ) : (
        <Tool
          name="undo"
          command="take-back"
          words={t('menu-take-back')}
          label={t('tool-back')}
          known={{ 'data-tool': 'take-back' }}
          disabled={back}
          onClick={store.requests.takeBack}
        />
      )}
      <RecallTool store={store} />
      {!narrow && dangers}
      <SheetTool name="moves" label={t('tab-log')} />
      <SheetTool name="rules" label={t('tab-rules')} />
      {humans.length > 0 && !store.seats.away.value && <TempoControl store={store} />}
      {store.seats.apart.value && <TalkTool store={store} />}
      <More>
        <PaceChoice store={store} />
        {topic === 'lines' && <StudyTool topic="hint" />}
        {topic && <StudyTool topic={topic} />}
        {/* In a trial, a further branch is offered only where one looks back. */}
        {aided && !(store.trial && store.showing.current.value) && (
          <OpenTool name="branch" opens="try" words={t('branch-try')} onClick={onTry} />
        )}
        <OpenTool name="share" opens="share" words={t('share-open')} onClick={onShare} />
        {store.seats.apart.value && (
          <OpenTool name="seats" opens="seats" words={t('gather-table')} onClick={onGather} />
        )}
        {(store.dice.proof.value || ofDay) && (
          <OpenTool name="proof" opens="proof" words={t('proof-open')} onClick={onProof} />
        )}
        {narrow && dangers}
        <TurnTool four={four} />
        <Tool
          name="draw"
          command="drawing"
          words={t('draw-on-board')}
          label={t('tool-draw')}
          {...toggling(drawing)}
        />
        {shared && (
          <Tool
            name="follow"
            words={t('turn-follow')}
            label={t('turn-follow')}
            on={follow}
            onClick={() => setTurned({ follow: !follow })}
          />
        )}
        <TypingTool />
        <Tool
          name="signs"
          words={t('legend-open')}
          label={t('legend-open')}
          known={{ 'aria-haspopup': 'dialog', 'data-tool': 'legend' }}
          onClick={onLegend}
        />
        {ends && view && (
          <SureTool
            name="agree"
            ask="agree"
            words={t('menu-agree', { players: view.seats.length })}
            question={t('sure-agree', { end: agreedEnd(view.seats) })}
            disabled={store.sending.lost.value}
            onDone={store.requests.agree}
          />
        )}
        {narrow && resigns}
      </More>
      {!narrow && resigns}
    </div>
  );
}
