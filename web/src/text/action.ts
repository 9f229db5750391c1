// Actions as a reader writes them down: moves in notation, everything else in words.
import { maybe } from '.';
import type { Colours } from './event';

/** `pass`, `huff e4`, `@c5`, `resign south`, `offer-exchange @a5`: a word, then what it is about. */
const WORDED = /^(?:(@)|([a-z][a-z-]+)(?: @?|$))(\w*)$/;

export function actionWords(action: string, colours: Colours): string {
  const [, placed, word, about = ''] = WORDED.exec(action) ?? [];
  const kind = placed ? 'place' : word;
  if (kind === undefined) return action;
  const id = kind === 'offer-exchange' && about !== '' ? 'log-offer-exchange-at' : `log-${kind}`;
  const args = { at: about, face: Number(about) || 0, seatColour: colours[about] ?? '' };
  return maybe(id, args) ?? action;
}
