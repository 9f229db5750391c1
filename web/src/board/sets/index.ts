// Which men are drawn: our own, and the sets that are fetched when they are chosen.
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../../settings/settings';
import { language } from '../../text';
import { ARMY, type Glyph } from '../glyphs';
import { men as egyptian } from './egyptian';
import { withOld } from './old';

export interface PieceSet {
  men: Readonly<Record<string, Glyph>>;
  /** Of the size that the men have in their own drawing. */
  scale: number;
  /** Whether they stand on the bases of their armies. */
  based: boolean;
}

export const ARMIES: PieceSet = { men: ARMY, scale: 1, based: true };
export const MUSEUM: PieceSet = { men: withOld(egyptian), scale: 1, based: false };

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
    egyptian: async () => MUSEUM,
    plain: async (): Promise<PieceSet> => ({
      men: withOld((await import('./plain')).men),
      scale: 1,
      based: false,
    }),
    letters,
  },
};

/** The sets in use; until a chosen one has come, those of before. */
export const armies = signal(ARMIES);
export const museum = signal(MUSEUM);

const wanted = {
  men: computed(() => settings.value.men),
  museum: computed(() => settings.value.museum),
};

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
    const name = wanted.museum.value;
    language.value;
    SETS.museum[name]().then(
      (set) => {
        if (wanted.museum.peek() === name) museum.value = set;
      },
      () => undefined,
    );
  });
}
