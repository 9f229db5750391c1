// The dice tray: what the dice show, what each face moves, which faces are used; and throwing.
import { useState } from 'preact/hooks';
import { AROUND, CUBE, Face, STICK } from '../../board/dice/faces';
import { lastThrow, thrownIn } from '../../game/log';
import type { Die } from '../../generated/wire';
import { withKey } from '../../keys/keys';
import { t } from '../../text';
import type { Store } from '../store';
import { typist } from '../typing/typist';
import { FaceWords } from './FaceSigns';
import { isEven } from './odds';
import { usedFaces } from './used';

interface TrayProps {
  store: Store;
  die: Die;
}

const around = ({ length, breadth }: { length: number; breadth: number }) =>
  `${-length / 2 - 2} ${-breadth / 2 - 2} ${length + 4} ${breadth + 4}`;

/** A die that rolls, or is still to be thrown: what it shows is not known yet. */
function BlankDie({ die, rolls }: { die: Die; rolls: boolean }) {
  return (
    <span class={rolls ? 'die-box rolling' : 'die-box'}>
      <svg viewBox={around(die === 'cube' ? CUBE : STICK)} class={`die ${die}`} aria-hidden="true">
        <Face face={0} cube={die === 'cube'} />
      </svg>
    </span>
  );
}

function OneDie({ face, die, used }: { face: number; die: Die; used: boolean }) {
  const label = t(used ? 'die-used' : 'die-shows', { face });
  return (
    <span class={`die-box ${used ? 'used' : ''}`} role="img" aria-label={label} title={label}>
      <svg viewBox={around(die === 'cube' ? CUBE : STICK)} class={`die ${die}`} aria-hidden="true">
        <Face face={face} cube={die === 'cube'} />
      </svg>
    </span>
  );
}

/** Buttons to enter throws of real dice, or to choose them where one may throw as well. */
function ByHand({ store, die, branch }: ThrowingProps) {
  const [first, setFirst] = useState<number | null>(null);
  const chances = store.game.choices.value.throws;
  const throws = chances.map((one) => one.throw.split(' ').map(Number));
  const two = throws.some((faces) => faces.length === 2);
  const faces = [...new Set(throws.flat())].sort((a, b) => a - b);
  const choose = (face: number) => {
    if (!two) store.requests.enterThrow(String(face));
    else if (first === null) setFirst(face);
    else {
      setFirst(null);
      store.requests.enterThrow([first, face].sort((a, b) => a - b).join(' '));
    }
  };
  return (
    <fieldset class="by-hand">
      <legend>
        {two
          ? t(first === null ? 'dice-enter-first' : 'dice-enter-second', { face: first ?? 0 })
          : t(branch ? 'dice-choose' : 'dice-enter')}
      </legend>
      {faces.map((face) => (
        <button
          type="button"
          key={face}
          class="face"
          data-face={face}
          disabled={store.sending.waiting.value}
          onClick={() => choose(face)}
          aria-label={t('dice-enter-face', { face })}
          {...withKey('face', t('dice-enter-face', { face }), String(face))}
        >
          <FaceWords face={face} roles={store.game.moved(face)} />
        </button>
      ))}
      {die === 'cube' && (
        <p class="again">{t(isEven(chances) ? 'dice-enter-again' : 'dice-enter-counted')}</p>
      )}
    </fieldset>
  );
}

/** What was thrown last; before the first throw dice lie there all the same, unless dice are thrown elsewhere. */
export function DiceTray({ store, die }: TrayProps) {
  const view = store.showing.shown.value;
  if (!view) return null;
  const thrown = lastThrow(store.showing.shownEntries.value);
  const rolling = thrownIn(store.showing.rolling.value);
  const due = view.turn.kind === 'chance' && store.showing.current.value;
  const used = thrown ? usedFaces(thrown.faces, view.turn.kind === 'seat' ? view.dice : []) : [];
  const { onThrow, onRoll } = typist(store, view);
  // Before the first throw as many dice lie there as will be thrown.
  const many = store.game.choices.value.throws[0]?.throw.split(' ').length ?? 1;
  const faces = rolling?.faces ?? thrown?.faces ?? Array<number>(onThrow ? 0 : many).fill(0);
  const blank = rolling !== null || onRoll !== undefined || !thrown;
  return (
    <div class={`dice-tray ${faces.length > 1 ? 'two' : ''}`}>
      <div class="dice">
        {faces.map((face, index) =>
          blank ? (
            <BlankDie key={`blank ${index}`} die={die} rolls={rolling !== null} />
          ) : (
            <OneDie key={index} face={face} die={die} used={due || (used[index] ?? false)} />
          ),
        )}
      </div>
    </div>
  );
}

interface ThrowingProps extends TrayProps {
  /** Whether one may throw where something is tried, as well as choose what is thrown. */
  branch?: boolean;
}

/** Throwing, or entering what real dice show. */
export function Throwing({ store, die, branch = false }: ThrowingProps) {
  const view = store.showing.shown.value;
  if (!view) return null;
  const { onThrow, onRoll } = typist(store, view, branch);
  const button = onRoll && (
    <button
      type="button"
      class="primary throw"
      {...withKey('throw', t('dice-throw'))}
      onClick={onRoll}
      disabled={store.sending.waiting.value || (!store.dice.ready.value && store.seats.apart.value)}
    >
      {t('dice-throw')}
    </button>
  );
  return (
    <>
      {button}
      {onThrow && <ByHand store={store} die={die} branch={button !== undefined} />}
    </>
  );
}

/** What each face moves; those that are to be played now stand out. */
export function FaceTable({ store }: { store: Store }) {
  const view = store.showing.shown.value;
  const playing = view?.turn.kind === 'seat' ? view.dice : [];
  return (
    <ul class="face-table" aria-label={t('dice-faces')}>
      {[...AROUND]
        .sort((a, b) => a - b)
        .map((face) => (
          <li key={face} class={playing.includes(face) ? 'on' : ''}>
            <FaceWords face={face} roles={store.game.moved(face)} />
          </li>
        ))}
    </ul>
  );
}
