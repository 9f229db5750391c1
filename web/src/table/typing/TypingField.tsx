// A field for moves in the game's notation, with completion from the legal actions.
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { focusBoard } from '../../base/focus';
import { Spoken, UNSAID, useSaid } from '../../base/Spoken';
import { seatOf } from '../../base/turn';
import type { ActionView, Board, Role, View } from '../../generated/wire';
import { pressed, withKey } from '../../keys/keys';
import { pieceName } from '../../parts/label';
import { language, t } from '../../text';
import { actionWords, isNotation } from '../../text/action';
import { type Colours, roleName } from '../../text/event';
import { actionLabel } from '../choices/label';
import type { Store } from '../store';
import { summoned } from './TypingTool';
import { meant, type Offer, plain, read, routesOf, waysOf, waysOfThrow } from './typing';
import '../../style/typing.css';

export interface TypingProps {
  store: Store;
  board: Board;
  /** Enters a throw, where the dice are not thrown here. */
  onThrow?: ((thrown: string) => void) | undefined;
  /** Throws the dice. */
  onRoll?: (() => void) | undefined;
  onWhy(from: string, to: string | null): void;
}

/** The letters of the game records; a horse is known to chess players as N, and to Czechs as J. */
const LETTERS: Readonly<Partial<Record<Role, readonly string[]>>> = {
  king: ['K'],
  elephant: ['E'],
  horse: ['H', 'N', 'J'],
  boat: ['B'],
  pawn: ['P'],
  queen: ['Q'],
  rook: ['R'],
  bishop: ['B'],
  knight: ['N'],
};

function namesOf(role: Role, colours: Colours): string[] {
  return [roleName(role, colours), t(`letter-${role}`), ...(LETTERS[role] ?? [])];
}

/** What a move does: whose piece goes, and what it captures. */
function about(action: ActionView, view: View, colours: Colours): string {
  const man = (at: string | null) => {
    const piece = view.pieces.find((one) => one.at === at);
    return piece && pieceName(piece, colours);
  };
  const [mover, victim] = [man(action.from), action.kind === 'capture' ? man(action.to) : man(null)];
  return victim ? `${mover} × ${victim}` : (mover ?? (action.kind === 'huff' ? (man(action.to) ?? '') : ''));
}

function offersOf({ store: { game, people, moves }, board, onThrow, onRoll }: TypingProps): Offer[] {
  const view = game.live.value;
  const colours = people.colours.value;
  if (!view) return [];
  const legal = moves.legal.value;
  const naming = {
    pieces: view.pieces,
    board,
    names: (role: Role) => namesOf(role, colours),
    words: (action: ActionView) => [
      actionWords(action),
      ...(action.from === null && action.to === null ? [actionLabel(action, legal)] : []),
    ],
  };
  const actions = legal.map((action): Offer => {
    return {
      plays: { kind: 'act', action },
      // A point alone says enough where something is placed or taken off.
      shown: isNotation(action) ? actionWords(action) : (action.to ?? actionLabel(action, legal)),
      about: about(action, view, colours),
      ways: waysOf(action, naming),
    };
  });
  const throws = onThrow
    ? game.choices.value.throws.map(
        ({ throw: thrown }): Offer => ({
          plays: { kind: 'throw', thrown },
          shown: thrown,
          about: '',
          ways: waysOfThrow(thrown),
        }),
      )
    : [];
  const roll: Offer[] = onRoll
    ? [
        {
          plays: { kind: 'roll' },
          shown: t('dice-throw'),
          about: '',
          ways: [plain(t('dice-throw')), 'throw'],
        },
      ]
    : [];
  return [...roll, ...throws, ...actions];
}

export function TypingField(props: TypingProps) {
  const { store, board, onThrow, onRoll, onWhy } = props;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  /** The index of the active item of the list; -1 for none: then the text counts. */
  const [at, setAt] = useState(-1);
  const [trouble, setTrouble] = useSaid();
  /** Whether the newest position was shown when there was trouble: the trouble is with that view alone. */
  const during = useRef(true);
  /** Shows a message here and clears the notice beside the board: only the newer one is shown. */
  function complain(words: string): void {
    store.notices.tell('');
    during.current = store.showing.current.value;
    setTrouble(words);
  }
  const past = store.notices.notice.value !== '' || during.current !== store.showing.current.value;
  /** The rest of a chain of jumps, to be played when the jump before it has been. */
  const rest = useRef('');
  const legal = store.moves.legal.value;
  const live = store.game.live.value;
  const offers = useMemo(
    () => offersOf(props),
    [legal, live, onThrow === undefined, onRoll === undefined, language.value],
  );
  /** The chains of jumps whose ends a text names. */
  const routes = (of: string) => routesOf(of, legal, store.game.choices.value.chains, board);
  const begun = meant(text, offers).begun;
  const found = begun.length > 0 ? begun : routes(text);
  const shown = open && found.length > 0;
  const active = shown ? found[at] : undefined;

  useEffect(() => {
    if (!summoned.value) return;
    summoned.value = false;
    field.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  useEffect(() => {
    if (rest.current === '' || store.sending.waiting.value || !store.showing.current.value) return;
    const next = rest.current;
    rest.current = '';
    // If the chain has ended already, there is nothing left to play.
    if (store.moves.path.value.length > 0) enter(next);
  }, [legal, store.sending.waiting.value]);

  function write(value: string): void {
    setText(value);
    setTrouble('');
    setAt(-1);
    setOpen(value.trim() !== '');
  }

  function play(offer: Offer, more = offer.rest ?? ''): void {
    if (store.sending.waiting.value) return;
    write('');
    rest.current = more;
    if (offer.plays.kind === 'act') store.requests.act(offer.plays.action);
    else if (offer.plays.kind === 'throw') onThrow?.(offer.plays.thrown);
    else onRoll?.();
  }

  /** Plays the text, or shows what is wrong with it. */
  function enter(written: string): void {
    const mover = live && seatOf(live.turn);
    const own = (live?.pieces ?? []).filter((piece) => (piece.commander ?? piece.army) === mover);
    const spots = new Set(own.map((piece) => piece.at));
    const reading = read(written, offers, board, spots, routes(written));
    setAt(-1);
    if (reading.kind === 'play') {
      play(reading.offer, reading.rest);
      return;
    }
    setText(written);
    if (reading.kind === 'several') {
      setOpen(true);
      if (reading.offers.length === 1) setAt(0);
      else complain(t('typing-several', { text: written, count: reading.offers.length }));
    } else if (reading.kind === 'routes') {
      setOpen(true);
      complain(
        t('typing-routes', { text: written, routes: reading.offers.map((one) => one.shown).join(', ') }),
      );
    } else if (reading.kind === 'nothing' && reading.from !== null && store.showing.current.value) {
      setTrouble('');
      onWhy(reading.from, reading.to);
    } else if (offers.length === 0) {
      complain(t(store.showing.browsing.value === null ? 'typing-nothing' : 'typing-browsing'));
    } else if (reading.kind === 'unreached') {
      complain(t('typing-unreached', { at: reading.to }));
    } else {
      complain(t('typing-unknown', { text: written }));
    }
  }

  function key(event: KeyboardEvent): void {
    const command = pressed('typing', event);
    if ((command === 'next' || command === 'before') && found.length > 0) {
      const step = command === 'next' ? 1 : -1;
      // Cycles through the items of the list and the text.
      const places = found.length + 1;
      setAt(shown ? ((at + 1 + step + places) % places) - 1 : step > 0 ? 0 : found.length - 1);
      setOpen(true);
    } else if (command === 'play') {
      if (active) play(active);
      else if (text.trim() !== '') enter(text);
    } else if (command === 'leave') {
      if (shown) setOpen(false);
      else if (text !== '') write('');
      else focusBoard();
    } else return;
    event.preventDefault();
  }

  return (
    <div class="typing">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={t('typing-label')}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${name}list`}
        aria-activedescendant={active ? `${name}${at}` : undefined}
        aria-describedby={`${name}trouble`}
        {...withKey('typing')}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={`${t('typing-label')}${offers[0] ? `: ${offers[0].shown}` : ''}`}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={key}
        onBlur={() => setOpen(false)}
      />
      <div ref={list} id={`${name}list`} role="listbox" aria-label={t('typing-list')} hidden={!shown}>
        {shown &&
          found.map((offer, index) => (
            <div
              key={`${offer.plays.kind}${offer.shown}`}
              id={`${name}${index}`}
              role="option"
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => play(offer)}
            >
              <b>{offer.shown}</b> {offer.about !== '' && <span>{offer.about}</span>}
            </div>
          ))}
      </div>
      <p id={`${name}trouble`} class="typing-trouble" aria-live="assertive">
        <Spoken said={past ? UNSAID : trouble} />
      </p>
    </div>
  );
}
