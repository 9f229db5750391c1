// A set for those used to letters: drawn with strokes, so that no font is needed. Where two names begin alike, the next
// letter stands beside it.
import type { Role } from '../../generated/wire';
import type { Glyph } from '../glyphs';

const STROKES: Readonly<Record<string, string>> = {
  B: 'M-12 20V-20H2C15-20 15-1 2-1H-12M2-1C17-1 17 20 2 20H-12',
  C: 'M14-13C4-25-15-20-15 0C-15 20 4 25 14 13',
  D: 'M-12-20H-2C20-20 20 20-2 20H-12Z',
  E: 'M13-20H-11V20H13M-11 0H9',
  F: 'M13-20H-11V20M-11 0H9',
  G: 'M14-13C4-25-15-20-15 0C-15 20 4 24 14 15V2H3',
  H: 'M-14-20V20M14-20V20M-14 0H14',
  J: 'M9-20V7C9 23-12 23-13 8',
  K: 'M-12-20V20M13-20L-12 5M-4-3L14 20',
  Ko: 'M-21-18V18M-2-18L-21 4M-15-2L-1 18M12-3C1-3 1 18 12 18C23 18 23-3 12-3',
  L: 'M-11-20V20H13',
  M: 'M-16 20V-20L0 6L16-20V20',
  N: 'M-13 20V-20L13 20V-20',
  O: 'M0-20C-22-20-22 20 0 20C22 20 22-20 0-20',
  P: 'M-11 20V-20H3C17-20 17 2 3 2H-11',
  Q: 'M0-20C-22-20-22 20 0 20C22 20 22-20 0-20M4 8L15 21',
  R: 'M-11 20V-20H3C17-20 17 1 3 1H-11M2 1L14 20',
  S: 'M12-14C7-23-12-23-12-10C-12 3 13-3 13 10C13 23-8 23-13 13',
  V: 'M-15-20L0 20L15-20',
  W: 'M-20-20L-10 20L0-12L10 20L20-20',
};

const ROLES: readonly Role[] = [
  'king',
  'elephant',
  'horse',
  'boat',
  'pawn',
  'cow',
  'leopard',
  'fox',
  'goose',
  'queen',
  'rook',
  'bishop',
  'knight',
  'counsellor',
];

/** Whether a letter can be drawn. */
export const drawn = (letter: string): boolean => letter in STROKES;

/** The letters of a language. */
export function lettered(letter: (role: Role) => string): Readonly<Record<string, Glyph>> {
  const glyph = (role: Role) => ({ body: '', line: STROKES[letter(role)] ?? '' });
  return Object.fromEntries(ROLES.map((role) => [role, glyph(role)]));
}

/** Letters need something to stand on, in the museum too. */
export const based = true;
