// What a player likes to see and hear: kept in this browser, and nowhere else.

import { computed, effect, signal } from '@preact/signals';
import { fieldsOf, keep, kept } from '../base/kept';
import { still } from '../base/match';

export const THEMES = ['cloth', 'wood', 'contrast', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How moves are told. Records have the notation always. */
export type Telling = 'pictures' | 'sentences' | 'notation';

export type Hints = 'all' | 'picked' | 'none';

export interface Choices {
  theme: 'system' | Theme;
  /** What the four armies wear. */
  armies: 'document' | 'dyes';
  men: 'silhouettes' | 'letters' | 'chessmen';
  museum: 'egyptian' | 'plain' | 'letters';
  /** Which legal moves the board marks: as suits the game, all, those of the piece picked up, none. */
  hints: 'usual' | Hints;
  /** How lists and plates tell moves: as suits the game, or always in one way. */
  moves: 'usual' | Telling;
  /** Whether computer players with a character say something at great moments. */
  remarks: 'shown' | 'hidden';
  dice: 'roll' | 'quick' | 'still';
  /** Whether one throws oneself. */
  throwing: 'hand' | 'auto';
  /** How fast the computer players' turns are shown; or each when it is asked for. */
  pace: 'normal' | 'slow' | 'quick' | 'wait';
  volume: 'soft' | 'full' | 'off';
  /** Where keys that write do something: anywhere on the page, on the board only, nowhere. */
  letters: 'page' | 'board' | 'off';
  /** A field to type moves into. */
  typing: 'hidden' | 'shown';
}

/** What can be chosen; the first of each is how it is when nothing was chosen. */
export const CHOICES: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  theme: ['system', ...THEMES],
  armies: ['document', 'dyes'],
  men: ['silhouettes', 'letters', 'chessmen'],
  museum: ['egyptian', 'plain', 'letters'],
  hints: ['usual', 'all', 'picked', 'none'],
  moves: ['usual', 'pictures', 'sentences', 'notation'],
  remarks: ['shown', 'hidden'],
  dice: ['roll', 'quick', 'still'],
  throwing: ['hand', 'auto'],
  pace: ['normal', 'slow', 'quick', 'wait'],
  volume: ['soft', 'full', 'off'],
  letters: ['page', 'board', 'off'],
  typing: ['hidden', 'shown'],
};

export const SOUNDS = ['wood', 'leap', 'capture', 'parade', 'dice', 'turn', 'low', 'end'] as const;

export type Sound = (typeof SOUNDS)[number];
export type Settings = Choices & {
  /** The sounds that are turned off. */
  silent: readonly Sound[];
};

const KEY = 'ashtapada.settings';

/** What was kept, as far as it can be understood; everything else as when nothing was chosen. */
export function readSettings(text: string | null): Settings {
  const found = fieldsOf(text);
  const chosen = Object.entries<readonly string[]>(CHOICES).map(([name, values]) => [
    name,
    values.find((value) => value === found[name]) ?? values[0],
  ]);
  const silent = Array.isArray(found.silent) ? found.silent : [];
  return {
    ...(Object.fromEntries(chosen) as Choices),
    silent: SOUNDS.filter((sound) => silent.includes(sound)),
  };
}

export const settings = signal<Settings>(readSettings(kept(KEY)));

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  keep(KEY, JSON.stringify(settings.value));
}

/** One of the choices by itself: who reads it is redrawn only when it changes. */
export const chosen = {
  armies: computed(() => settings.value.armies),
  dice: computed(() => settings.value.dice),
  throwing: computed(() => settings.value.throwing),
  pace: computed(() => settings.value.pace),
  hints: computed(() => settings.value.hints),
  moves: computed(() => settings.value.moves),
  remarks: computed(() => settings.value.remarks),
  typing: computed(() => settings.value.typing),
};

/** Which legal moves the board of a game marks: chess players look for their moves themselves. */
export const hintsFor = (chess: boolean): Hints => {
  const hints = chosen.hints.value;
  return hints === 'usual' ? (chess ? 'picked' : 'all') : hints;
};

/** How moves of a game are told: chess players read their own notation. */
export const tellingFor = (chess: boolean): Telling => {
  const moves = chosen.moves.value;
  return moves === 'usual' ? (chess ? 'notation' : 'pictures') : moves;
};

/** How long dice roll, in milliseconds, 0 when they do not; `hurry`: where there is more to be shown already. */
export function rollTime(hurry: boolean): number {
  if (still()) return 0;
  const time = { roll: 620, quick: 300, still: 0 }[chosen.dice.value];
  return hurry ? Math.min(time, 160) : time;
}

/** What goes with what the system asks for: high contrast before a dark page. */
export function themeFor(asked: { contrast: boolean; dark: boolean }): Theme {
  return asked.contrast ? 'contrast' : asked.dark ? 'dark' : 'cloth';
}

/** The theme of the system, worn as long as no other is chosen. */
export const systemTheme = signal<Theme>('cloth');

/** The theme that the page wears. */
export const worn = computed<Theme>(() => {
  const { theme } = settings.value;
  return theme === 'system' ? systemTheme.value : theme;
});

/** Dresses the page in the chosen theme, or in that of the system, now and whenever it changes. */
export function keepTheme(): void {
  const contrast = matchMedia('(prefers-contrast: more)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    systemTheme.value = themeFor({ contrast: contrast.matches, dark: dark.matches });
  };
  for (const asked of [contrast, dark]) asked.addEventListener('change', follow);
  follow();
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = worn.value;
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', getComputedStyle(root).getPropertyValue('--page').trim());
  });
}
