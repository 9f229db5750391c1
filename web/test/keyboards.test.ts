// Shortcuts on keyboards of five countries: digits and signs by whatever keys type them, letters alone.
import { expect, test } from 'vitest';
import { type Part, type Pressed, pressed } from '../src/keys/keys';

/** What is held, and what the browser tells of it. */
const HELD = {
  alone: {},
  shift: { shiftKey: true },
  ctrl: { ctrlKey: true },
  alt: { altKey: true },
  meta: { metaKey: true },
  // Linux and Firefox tell of AltGr by its name alone; Windows may tell of Ctrl and Alt as well.
  altGr: { getModifierState: () => true },
  'altGr of Windows': { ctrlKey: true, altKey: true, getModifierState: () => true },
  'shift and altGr': { shiftKey: true, getModifierState: () => true },
} as const satisfies Readonly<Record<string, Partial<Pressed>>>;

type Typed = readonly [held: keyof typeof HELD, key: string, command: string | null];

const digits = (held: keyof typeof HELD, command: string | null = 'face'): Typed[] =>
  [...'123456'].map((digit): Typed => [held, digit, command]);
const each = (held: keyof typeof HELD, keys: string): Typed[] =>
  [...keys].map((key): Typed => [held, key, null]);

/** What the keys type: the row of digits without and with Shift, the question mark, letters of the language by AltGr. */
const KEYBOARDS: Readonly<Record<string, readonly Typed[]>> = {
  Czech: [
    ...digits('shift'),
    ...each('alone', '+ěščřžýáíé'),
    ...each('altGr', '~ˇ^˘°˛`˙´˝€đĐ[]łŁ$ß¤#&@{}'),
    ...each('altGr of Windows', '€đ[]łŁ#&@{}'),
    ['shift', '?', 'help'],
  ],
  French: [
    ...digits('shift'),
    // Shift Lock of Windows types them as well.
    ...digits('alone'),
    ...each('alone', '&é"\'(-è_çà'),
    ...each('altGr', '~#{[|`\\^@]}€'),
    ...each('altGr of Windows', '~#{[|`\\^@]}€'),
    ['shift', '?', 'help'],
  ],
  Polish: [
    ...digits('alone'),
    ...each('shift', '!@#$%^&*()'),
    ...each('altGr', 'ąćęłńóśźż'),
    ...each('shift and altGr', 'ĄĆĘŁŃÓŚŹŻ'),
    ...each('altGr of Windows', 'ąćęłńóśźż'),
    ['shift', '?', 'help'],
  ],
  German: [
    ...digits('alone'),
    ...each('shift', '!"§$%&/()='),
    ...each('altGr', '²³{[]}\\@€~|µ'),
    ...each('altGr of Windows', '²³{[]}\\@€~|µ'),
    ['shift', '?', 'help'],
  ],
  American: [...digits('alone'), ...each('shift', '!@#$%^&*()'), ['shift', '?', 'help']],
  // By the third level, as on some keyboards that people lay out themselves.
  own: [
    ...digits('altGr'),
    ...digits('altGr of Windows'),
    ['altGr', '?', 'help'],
    ['altGr of Windows', '?', 'help'],
  ],
};

const LETTERS: readonly Typed[] = [
  ['alone', 't', 'throw'],
  // With the capitals locked, and then with Shift as well.
  ['alone', 'T', 'throw'],
  ['shift', 't', null],
  ['shift', 'T', null],
  ...(['ctrl', 'alt', 'meta', 'altGr', 'altGr of Windows', 'shift and altGr'] as const).map(
    (held): Typed => [held, 't', null],
  ),
  // Of the browser, and of whatever else listens.
  ...(['ctrl', 'alt', 'meta'] as const).flatMap((held) => digits(held, null)),
  ['ctrl', '?', null],
  // What walks, chooses and lets go does so alone.
  ['alone', 'ArrowLeft', 'walk'],
  ['shift', 'ArrowLeft', null],
  ['alt', 'ArrowLeft', null],
  ['alone', ' ', 'choose'],
  ['shift', ' ', null],
  ['alone', 'Escape', 'let-go'],
  ['ctrl', 'Enter', null],
];

const PARTS: readonly Part[] = ['table', 'board', 'page'];
const commandOf = (held: keyof typeof HELD, key: string): string | null => {
  const event: Pressed = {
    key,
    target: null,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...HELD[held],
  };
  return PARTS.map((part) => pressed(part, event)).find((command) => command !== null) ?? null;
};

test.each(Object.entries({ ...KEYBOARDS, 'letters and keys with names': LETTERS }))(
  'on every key of the keyboard: %s',
  (_name, typed) => {
    for (const [held, key, command] of typed)
      expect([held, key, commandOf(held, key)]).toEqual([held, key, command]);
  },
);
