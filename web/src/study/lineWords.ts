// Lines that could be played, in notation.
import type { ActionView } from '../generated/wire';
import { lineText } from './numbered';

/** How many actions of a line are written: what comes later is guesswork. */
const WRITTEN = 8;

export const lineWords = (line: readonly ActionView[]) =>
  // A move is not broken after its hyphen.
  `${lineText(line.slice(0, WRITTEN)).replaceAll('-', '-\u2060')}${line.length > WRITTEN ? '\u00a0…' : ''}`;
