// Which men are drawn: our own, and the sets that are fetched when they are chosen.
import { computed, effect, type Signal, signal } from '@preact/signals';
import { type Choices, settings } from '../../settings/settings';
import { language } from '../../text';
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
  return { men: lettered(), scale: 1, based: true };
}

/** The sets for the armies, and those for all games of chess, by the names they have in the settings. */
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

const wanted = {
  men: computed(() => settings.value.men),
  museum: computed(() => settings.value.museum),
};

const chessMenKept = new Map<string, Signal<PieceSet>>();

/** A set for chess, fetched when it is first drawn. */
function fetched(name: Choices['museum']): PieceSet {
  const key = `${name} ${language.value}`;
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
export const museumMen = (): PieceSet => fetched(wanted.museum.value);

/** The men of chess that is not the museum’s: plain, unless letters are chosen. */
export const chessMen = (): PieceSet =>
  fetched(wanted.museum.value === 'egyptian' ? 'plain' : wanted.museum.value);

/** Fetches the chosen sets, now and whenever the choice or the language changes. */
export function keepSets(): void {
  effect(() => {
    const name = wanted.men.value;
    language.value;
    SETS.men[name]().then(
      (set) => {
        if (wanted.men.peek() === name) armies.value = set;
      },
      () => undefined, // Without the line the set in use stays.
    );
  });
}
