// The dice on the cloth: what they show, what each face moves, what was used; and throwing them.
import { useState } from 'preact/hooks';
import { RIM } from '../board/armies';
import { ARMY } from '../board/glyphs';
import { t } from '../text';
import { lastThrow } from './log';
import type { Store } from './store';

/** What is printed on the dice beside the number: the pieces that the documents give to each face. */
const FACE_SIGNS: Readonly<Record<number, readonly string[]>> = {
  2: ['boat'],
  3: ['horse'],
  4: ['elephant'],
  5: ['king', 'pawn'],
};

function ring(x: number, y: number, r: number) {
  return (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={r} fill="none" stroke={RIM} stroke-width="2" />
      <circle cx={x} cy={y} r={r / 3} fill={RIM} />
    </g>
  );
}

/** A long four-sided die: rings in a row (five: two, one, two). */
function Stick({ face }: { face: number }) {
  const spots =
    face === 5
      ? [ring(22, 13, 6), ring(22, 31, 6), ring(50, 22, 6), ring(78, 13, 6), ring(78, 31, 6)]
      : face === 4
        ? [ring(28, 13, 6), ring(28, 31, 6), ring(72, 13, 6), ring(72, 31, 6)]
        : Array.from({ length: face }, (_, i) => ring(50 + (i - (face - 1) / 2) * 30, 22, 7));
  return (
    <svg viewBox="0 0 100 44" class="die stick" aria-hidden="true">
      <rect x="1.5" y="1.5" width="97" height="41" rx="7" fill="#f7efdd" stroke={RIM} stroke-width="3" />
      {spots}
    </svg>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};

function Cube({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 44 44" class="die cube" aria-hidden="true">
      <rect x="1.5" y="1.5" width="41" height="41" rx="8" fill="#f7efdd" stroke={RIM} stroke-width="3" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={22 + x * 11} cy={22 + y * 11} r="4" fill={RIM} />
      ))}
    </svg>
  );
}

/** The pieces that a face moves. */
export function FaceSigns({ face }: { face: number }) {
  return (
    <span class="face-signs">
      {(FACE_SIGNS[face] ?? []).map((role) => (
        <svg key={role} viewBox="-32 -32 64 64" width="20" height="20" aria-hidden="true">
          <path d={ARMY[role]?.body} fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}

export function Die({ face, cube, used = false }: { face: number; cube: boolean; used?: boolean }) {
  const label = t(used ? 'die-used' : 'die-shows', { face });
  return (
    <span class={`die-box ${used ? 'used' : ''}`} role="img" aria-label={label} title={label}>
      {cube ? <Cube face={face} /> : <Stick face={face} />}
      <FaceSigns face={face} />
    </span>
  );
}

/** Which of the thrown faces are used up: those missing from what remains. */
export function usedFaces(thrown: readonly number[], left: readonly number[]): boolean[] {
  const remaining = [...left];
  return thrown.map((face) => {
    const index = remaining.indexOf(face);
    if (index < 0) return true;
    remaining.splice(index, 1);
    return false;
  });
}

/** Buttons for dice that people throw themselves. */
function ByHand({ store, cube }: { store: Store; cube: boolean }) {
  const [first, setFirst] = useState<number | null>(null);
  const throws = store.live.value?.chance.map((one) => one.throw.split(' ').map(Number)) ?? [];
  const two = throws.some((faces) => faces.length === 2);
  const faces = [...new Set(throws.flat())].sort((a, b) => a - b);
  const choose = (face: number) => {
    if (!two) store.enterThrow(String(face));
    else if (first === null) setFirst(face);
    else {
      setFirst(null);
      store.enterThrow([first, face].sort((a, b) => a - b).join(' '));
    }
  };
  return (
    <fieldset class="by-hand">
      <legend>
        {two
          ? t(first === null ? 'dice-enter-first' : 'dice-enter-second', { face: first ?? 0 })
          : t('dice-enter')}
      </legend>
      {faces.map((face) => (
        <button
          type="button"
          key={face}
          class="face"
          data-face={face}
          disabled={store.waiting.value}
          onClick={() => choose(face)}
          aria-label={t('dice-enter-face', { face })}
        >
          <span class="face-number">{face}</span>
          <FaceSigns face={face} />
        </button>
      ))}
      {cube && <p class="again">{t('dice-enter-again')}</p>}
    </fieldset>
  );
}

export function DiceTray({ store, cube }: { store: Store; cube: boolean }) {
  const view = store.shown.value;
  const table = store.table.value;
  if (!view || !table) return null;
  const thrown = lastThrow(store.shownEntries.value);
  const due = view.turn.kind === 'chance' && store.current.value;
  const used = thrown ? usedFaces(thrown.faces, view.turn.kind === 'seat' ? view.dice : []) : [];
  const human = store.isHuman(view.turn.seat);
  return (
    <div class="dice-tray">
      <div class={`dice ${due ? 'resting' : 'rolled'}`} key={thrown?.seq ?? 0}>
        {thrown?.faces.map((face, index) => (
          <Die key={index} face={face} cube={cube} used={due || (used[index] ?? false)} />
        ))}
      </div>
      {due && (table.dice === 'hand' || store.trial) && <ByHand store={store} cube={cube} />}
      {due && table.dice === 'fair' && human && (
        <button type="button" class="primary throw" onClick={store.roll} disabled={store.waiting.value}>
          {t('dice-throw')}
        </button>
      )}
    </div>
  );
}
