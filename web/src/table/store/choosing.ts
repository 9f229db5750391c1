// The selection on the board of a table: clicks in, actions out, and why something is not allowed.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { seatOf } from '../../base/turn';
import {
  along,
  type Choice,
  type Clicked,
  click,
  drop,
  forced,
  NOTHING,
  type Offer,
  pathSoFar,
} from '../../board/choice';
import type { Way } from '../../board/ways';
import { effective } from '../../game/log';
import type { ActionView, Board } from '../../generated/wire';
import { t } from '../../text';
import type { Basis } from './basis';
import type { People } from './people';
import { makePlanning } from './planning';
import type { Sending } from './sending';
import type { Showing } from './showing';
import type { States } from './states';
import type { Telling } from './telling';

const NO_BOARD: Board = {
  surface: 'points',
  width: 0,
  height: 0,
  chequered: false,
  spots: [],
  coordinates: [],
  lines: [],
  marks: [],
  thrones: [],
  thronesCount: false,
  seats: [],
};

interface StoreInputs {
  game: Pick<States, 'table' | 'entries' | 'live' | 'choices'>;
  people: Pick<People, 'isHuman'>;
  showing: Pick<Showing, 'current' | 'browsing' | 'toldEntries'>;
  sending: Pick<Sending, 'lost' | 'waiting'>;
  notices: Pick<Telling, 'tell' | 'hush'>;
  /** What plans build on. */
  basis: ReadonlySignal<Basis>;
  act(action: ActionView): void;
  takeBack(): void;
  /** How many entries stand, whatever one would like to take back. */
  fixed: ReadonlySignal<number>;
  /** Asks why nothing can be done there. */
  why(from: string, to: string | null): void;
  /** Goes on where the page waits for a tap anywhere on the board; returns whether it did. */
  goesOn(): boolean;
}

export function makeChoosing(seen: StoreInputs) {
  const { table, entries, live, choices } = seen.game;
  const { current, browsing, toldEntries } = seen.showing;
  const { lost, waiting } = seen.sending;
  const { tell, hush } = seen.notices;
  const { isHuman } = seen.people;
  const { act, takeBack, why, fixed } = seen;
  const choice = signal<Choice>(NOTHING);
  /** The last piece reported as one that cannot be picked up. */
  let refused: string | null = null;

  /** The legal actions that can be chosen at this screen now. */
  const legal: ReadonlySignal<readonly ActionView[]> = computed(() => {
    const turn = live.value?.turn;
    if (turn?.kind !== 'seat' || lost.value || !current.value || !isHuman(turn.seat)) return [];
    return choices.value.legal;
  });
  /** What can be chosen on the board. */
  const offer = computed<Offer>(() => ({
    legal: legal.value,
    chains: legal.value.length > 0 ? choices.value.chains : [],
    board: table.value?.board ?? NO_BOARD,
  }));
  /** The chain of jumps in progress. */
  const path = computed(() => pathSoFar(effective(entries.value), legal.value));
  /** Whether the last step belongs to the seat to move, in a turn that goes on. */
  const undoable = computed(() => {
    const last = effective(entries.value).at(-1);
    const turn = live.value?.turn;
    return (
      legal.value.length > 0 &&
      !waiting.value &&
      last?.seat != null &&
      last.seq > fixed.value &&
      turn &&
      last.seat === seatOf(turn)
    );
  });
  const planning = makePlanning({
    live,
    offer,
    current,
    back: computed(() => browsing.value !== null),
    waiting,
    basis: seen.basis,
    told: toldEntries,
    isHuman,
    apply,
    dropped: (breach) => tell(breach ? t('plan-lost', { why: breach }) : t('plan-dropped'), true),
  });

  const standsAt = (spot: string) => live.value?.pieces.some((piece) => piece.at === spot) ?? false;
  const ready = () => current.value && !waiting.value;

  /** Clears the selection, except for a piece in the middle of a chain. */
  function chooseAnew(): void {
    choice.value = current.value ? forced(effective(entries.value), legal.value) : NOTHING;
  }

  function apply(clicked: Clicked): void {
    choice.value = clicked.choice;
    const asked = clicked.why;
    // After a piece that cannot be picked up, a click on an empty spot asks why it cannot go there.
    const still = refused !== null && asked?.to === null && !standsAt(asked.from);
    const question = still ? { from: refused ?? '', to: asked?.from ?? null } : asked;
    if (!still) refused = null;
    hush();
    if (clicked.act) act(clicked.act);
    // The rest of the chain is planned only once the first jump has been sent.
    if (clicked.on && waiting.value) planning.follow(clicked.on);
    if (question) ask(question.from, question.to);
  }

  /** Asks why nothing can be done there. */
  function ask(from: string, to: string | null): void {
    if (!current.value || (to === null && !standsAt(from))) return;
    if (to === null) refused = from;
    why(from, to);
  }

  return {
    choice,
    legal,
    offer,
    path,
    undoable,
    fixed,
    chooseAnew,
    why: ask,
    plan: planning.plan,
    plannable: planning.own,
    callOff: planning.clear,
    /** Something that was asked for has come to nothing: so has what was planned after it. Returns whether there was any. */
    dropRest: planning.dropRest,
    stop: planning.stop,
    spot(name: string): void {
      if (seen.goesOn()) return;
      if (!planning.click(name) && ready()) apply(click(offer.value, choice.value, name));
    },
    drop(from: string, to: string): void {
      if (!planning.drop(from, to) && ready()) apply(drop(offer.value, from, to));
    },
    /** Chooses one of several chains to the same spot. */
    take(way: Way): void {
      if (ready()) apply(along(offer.value, way));
    },
    undo(): void {
      if (!planning.back() && undoable.value) takeBack();
    },
    cancel(): void {
      if (planning.clear()) return;
      // In a chain of jumps the piece cannot be put down; the last jump is taken back.
      if (choice.value.options.length === 0 && path.value.length > 0 && undoable.value) takeBack();
      else {
        chooseAnew();
        hush();
      }
    },
  };
}
