// Which men are drawn: our own, and the sets that are fetched when they are chosen.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Role } from '../../generated/wire';
import { ARMY, type Glyph } from '../glyphs';

export interface PieceSet {
  men: Readonly<Record<string, Glyph>>;
  /** Of the size that the men have in their own drawing. */
  scale: number;
  /** Whether they stand on the bases of their armies. */
  based: boolean;
}

export const ARMIES: PieceSet = { men: ARMY, scale: 1, based: true };
/** Before a set has come: nothing is drawn. */
export const NONE: PieceSet = { men: {}, scale: 1, based: false };

/** Chess men without bases. */
async function chessSet(men: PieceSet['men']): Promise<PieceSet> {
  const { withOld } = await import('./old');
  return { men: withOld(men), scale: 1, based: false };
}

/** The letters with which this language writes moves. */
async function letters(): Promise<PieceSet> {
  const { lettered } = await import('./letters');
  return { men: lettered(wardrobe.letter), scale: 1, based: true };
}

/** The sets for the armies, and those for all games of chess, by name. */
export const SETS = {
  men: {
    silhouettes: async () => ARMIES,
    letters,
    chessmen: async (): Promise<PieceSet> => {
      const { men, scale } = await import('./chessmen');
      return { men: { ...ARMY, ...men }, scale, based: true };
    },
  },
  museum: {
    egyptian: async () => chessSet((await import('./egyptian')).men),
    plain: async () => chessSet((await import('./plain')).men),
    letters,
  },
};

/** The sets in use; until a chosen one has come, those of before. */
export const armies = signal(ARMIES);

/** Which sets the reader likes, told by the page for all of its boards. */
export interface Wardrobe {
  men: ReadonlySignal<keyof typeof SETS.men>;
  museum: ReadonlySignal<keyof typeof SETS.museum>;
  /** The language that the letters belong to. */
  language: ReadonlySignal<string>;
  /** The letter with which that language writes moves of a kind of piece. */
  letter(role: Role): string;
}

let wardrobe: Wardrobe = {
  men: signal('silhouettes'),
  museum: signal('egyptian'),
  language: signal(''),
  letter: () => '',
};

const chessMenKept = new Map<string, ReadonlySignal<PieceSet>>();

/** A set for chess, fetched when it is first drawn. */
function fetched(name: keyof typeof SETS.museum): PieceSet {
  const key = `${name} ${wardrobe.language.value}`;
  let set = chessMenKept.get(key);
  if (!set) {
    const coming = signal(NONE);
    set = coming;
    chessMenKept.set(key, set);
    SETS.museum[name]().then(
      (men) => (coming.value = men),
      () => chessMenKept.delete(key), // It is tried again with the next drawing.
    );
  }
  return set.value;
}

/** The museum’s men. */
export const museumMen = (): PieceSet => fetched(wardrobe.museum.value);

/** The men of chess that is not the museum’s: plain, unless letters are chosen. */
export function chessMen(): PieceSet {
  const name = wardrobe.museum.value;
  return fetched(name === 'egyptian' ? 'plain' : name);
}

/** Fetches the chosen sets, now and whenever the choice or the language changes. */
export function keepSets(from: Wardrobe): void {
  wardrobe = from;
  effect(() => {
    const name = from.men.value;
    from.language.value;
    SETS.men[name]().then(
      (set) => {
        if (from.men.peek() === name) armies.value = set;
      },
      () => undefined, // Without the line the set in use stays.
    );
  });
}
