// Which men are drawn: our own, and the sets that are fetched when they are chosen.
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../../settings/settings';
import { language } from '../../text';
import { ARMY, type Glyph } from '../glyphs';
import { withOld } from './old';
import { men as plain } from './plain';

export interface PieceSet {
  men: Readonly<Record<string, Glyph>>;
  /** Of the size that the men have in their own drawing. */
  scale: number;
  /** Whether they stand on the bases of their armies. */
  based: boolean;
}

export const ARMIES: PieceSet = { men: ARMY, scale: 1, based: true };
/** Chess men without bases. */
const chessSet = (men: PieceSet['men']): PieceSet => ({ men: withOld(men), scale: 1, based: false });

export const PLAIN = chessSet(plain);

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
    plain: async () => PLAIN,
    letters,
  },
};

/** The sets in use; until a chosen one has come, those of before. */
export const armies = signal(ARMIES);
export const museum = signal(PLAIN);

const wanted = {
  men: computed(() => settings.value.men),
  museum: computed(() => settings.value.museum),
};

/** The men of chess that is not the museum’s: plain, unless letters are chosen. */
export const chess = computed(() => (wanted.museum.value === 'egyptian' ? PLAIN : museum.value));

/** Fetches the museum’s men that are chosen, so that none of others are seen before them. */
export async function fetchMuseum(): Promise<void> {
  const name = wanted.museum.peek();
  const set = await SETS.museum[name]();
  if (wanted.museum.peek() === name) museum.value = set;
}

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
  effect(() => {
    wanted.museum.value;
    language.value;
    // Without the line the set in use stays.
    fetchMuseum().catch(() => undefined);
  });
}
