// The fonts of the page. On a first visit it is written in fonts of the system, which have the measures of ours (see
// `building/fonts.ts`), until ours are put on. The measures are those of whole texts, not of each word: lines break elsewhere
// then, so that ours are put on where that moves nothing. That is before a page is first seen, or with the next page; and at a
// table after the board, since what is written there has places of its own.
import { keep, kept } from '../base/kept';

const KEY = 'ashtapada.fonts';
/** On the root while the page is written in the fonts of the system. */
const PLAIN = 'plain';
/** A face of each kind that a page is written in. */
const FACES = ['400 1em Mukta', '600 1em Mukta', '600 1em Eczar'];
/** What is in scripts of India comes by itself, whenever it comes. */
const OTHER = /[^\u0020-\u024f]/g;

/** Whether this browser has the fonts, so that they keep nothing waiting. */
export const hasFonts = (): boolean => kept(KEY) !== null;

/** Whether they are here, so that putting them on takes no time. */
let here = false;

export function beginPlainly(): void {
  document.documentElement.classList.add(PLAIN);
}

/** Fetches the fonts that what is written now needs. */
export async function fetchFonts(): Promise<void> {
  // Only files with letters that are written somewhere are fetched.
  const written = document.body.textContent.replace(OTHER, '');
  await Promise.all(FACES.map((face) => document.fonts.load(face, written)));
  here = true;
  keep(KEY, '1');
}

/** Puts the fonts on if they are here. Returns whether they are. */
export function putFontsOn(): boolean {
  if (here) document.documentElement.classList.remove(PLAIN);
  return here;
}
