// The fonts of the page. On a first visit it is written in fonts of the system, which have the measures of ours (see
// `building/fonts.ts`), until ours have come: at a table after the board.
import { keep, kept } from '../kept';

const KEY = 'ashtapada.fonts';
/** On the root while the page is written in the fonts of the system. */
const PLAIN = 'plain';
/** A face of each kind that a page is written in. */
const FACES = ['400 1em Mukta', '600 1em Mukta', '600 1em Eczar'];
/** What is in scripts of India comes by itself, whenever it comes. */
const OTHER = /[^\u0020-\u024f]/g;

/** Whether this browser has the fonts, so that they keep nothing waiting. */
export const hasFonts = (): boolean => kept(KEY) !== null;

export function beginPlainly(): void {
  document.documentElement.classList.add(PLAIN);
}

/** Puts the fonts on as soon as they are there: after the first board, where the page began without them. */
export async function putFontsOn(): Promise<void> {
  const { classList } = document.documentElement;
  if (classList.contains(PLAIN)) {
    // Only files with letters that are written somewhere are fetched.
    const written = document.body.textContent.replace(OTHER, '');
    await Promise.all(FACES.map((face) => document.fonts.load(face, written)));
    classList.remove(PLAIN);
  } else await document.fonts.ready;
  keep(KEY, '1');
}
