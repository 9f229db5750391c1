// Every key of the page in one table, for key handlers and the list of shortcuts.
import { settings } from '../settings/settings';

/** Keys by part of the page and command, as browsers name them; letters in lower case. */
export const KEYS = {
  board: {
    walk: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    choose: ['Enter', ' '],
    'next-choice': ['m'],
    undo: ['Backspace'],
    'let-go': ['Escape'],
    remove: ['Delete'],
  },
  table: {
    throw: ['t'],
    'go-on': ['g'],
    recall: ['r'],
    face: ['1', '2', '3', '4', '5', '6'],
    pass: ['p'],
    'take-back': ['z'],
    attacks: ['x'],
    drawing: ['d'],
    hint: ['h'],
    lines: ['l'],
    turn: ['f'],
    again: ['s'],
  },
  timeline: {
    back: ['ArrowLeft'],
    forward: ['ArrowRight'],
    first: ['Home'],
    last: ['End'],
    play: ['a'],
  },
  chart: {
    back: ['ArrowLeft', 'ArrowDown'],
    forward: ['ArrowRight', 'ArrowUp'],
    first: ['Home'],
    last: ['End'],
    'moment-before': ['PageDown'],
    'moment-after': ['PageUp'],
  },
  typing: { next: ['ArrowDown'], before: ['ArrowUp'], play: ['Enter'], leave: ['Escape'] },
  page: { help: ['?'], board: ['b'], typing: ['n'], close: ['Escape'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Table = typeof KEYS;
export type Part = keyof Table;
export type Command<P extends Part> = keyof Table[P] & string;

/** Letters, digits and signs: keys that type a character where text can be entered. */
const writes = (key: string) => key.length === 1 && key !== ' ';

const within = (target: EventTarget | null, selector: string): Element | null =>
  target !== null && 'closest' in target ? (target as Element).closest(selector) : null;

/** Whether the focused element takes character keys itself. */
function takesText(target: EventTarget | null): boolean {
  const field = within(target, 'input, select, textarea, [contenteditable], dialog[open]');
  return (
    field !== null && !field.matches('[type="checkbox"], [type="radio"], [type="range"], [type="button"]')
  );
}

export interface Pressed {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  /** Whether a key is held that only some keyboards have. */
  getModifierState?(key: 'AltGraph'): boolean;
}

/** Character keys can be off or limited to the board: speech input may trigger them by accident. */
function heard({ target, repeat }: Pressed): boolean {
  if (repeat || takesText(target) || settings.value.letters === 'off') return false;
  return settings.value.letters === 'page' || within(target, '.board') !== null;
}

/** Digits and signs: characters that are no letters. Which keys type them, and together with which others, depends on the keyboard. */
const isSign = (key: string) => writes(key) && key.toLowerCase() === key.toUpperCase();

/**
 * Whether other keys are held with this one that make it another command, of the browser or of nobody. Shift and AltGr
 * do not where they are what types a sign: digits need Shift on Czech and French keyboards. Windows tells of AltGr as Ctrl and Alt.
 */
function isCombined(event: Pressed): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const third = event.getModifierState?.('AltGraph') ?? false;
  if (isSign(key)) return metaKey || (!third && (ctrlKey || altKey));
  return metaKey || ctrlKey || altKey || shiftKey || third;
}

/** The command of a key in this part of the page; null if it has none. */
export function pressed<P extends Part>(part: P, event: Pressed): Command<P> | null {
  if (isCombined(event)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (writes(key) && !heard(event)) return null;
  const rows = Object.entries<readonly string[]>(KEYS[part]);
  return (rows.find(([, keys]) => keys.includes(key))?.[0] as Command<P> | undefined) ?? null;
}

/** Whether that is the key that was pressed before: together with Shift or AltGr it types something else by then. */
export const released = (before: Pick<KeyboardEvent, 'code'>, event: Pick<KeyboardEvent, 'code'>): boolean =>
  before.code === event.code;

/** The label on the key, or something close that is the same in all languages. */
const CAPS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ArrowRight: '→',
  Escape: 'Esc',
};

export const cap = (key: string) => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

type Pressable = Command<'table'> | Command<'page'>;

/** Attributes that make an element respond to the key of a command; `face` selects one of its keys. */
export function withKey(command: Pressable, words?: string, face?: string) {
  const keys: readonly string[] = { ...KEYS.table, ...KEYS.page }[command];
  const key = face ?? keys[0] ?? '';
  const on = settings.value.letters !== 'off' && keys.includes(key);
  return {
    'data-key': face === undefined ? command : `${command}-${face}`,
    'aria-keyshortcuts': on ? cap(key) : undefined,
    ...(words !== undefined && { title: on ? `${words} (${cap(key)})` : words }),
  };
}

/** A key presses the button that has it, anywhere on the page. */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const command = pressed('table', event) ?? pressed('page', event);
    // What shows the attacks listens by itself, since it depends on how long the key is held.
    if (command === null || command === 'attacks') return;
    const name = command === 'face' ? `face-${event.key}` : command;
    const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-key="${name}"]`)];
    const one = all.find((found) => !found.matches(':disabled'));
    if (!one) return;
    event.preventDefault();
    if (one instanceof HTMLButtonElement) one.click();
    else one.focus();
  });
}
