// Actions as a reader writes them down: moves in notation, everything else in words.
import { maybe, t } from '.';
import type { Colours } from './event';

/** `pass`, `huff e4`, `@c5`, `resign south`, `offer-exchange @a5`: a word, then what it is about. */
const WORDED = /^(?:(@)|([a-z][a-z-]+)(?: @?|$))(\w*)$/;

/** A move of the chess, `e2e4`, `a7a8q`, or what a pawn becomes, `a8=q`: squares run together. */
const CHESS = /^([a-h][1-8])([a-h][1-8])?=?([qrbn])?$/;

export function actionWords(action: string, colours: Colours): string {
  const [, from, to, letter] = CHESS.exec(action) ?? [];
  if (from !== undefined) {
    const move = to === undefined ? from : `${from}-${to}`;
    return letter === undefined ? move : `${move}=${t(`letter-${letter}`)}`;
  }
  const [, placed, word, about = ''] = WORDED.exec(action) ?? [];
  const kind = placed ? 'place' : word;
  if (kind === undefined) return action;
  const id = kind === 'offer-exchange' && about !== '' ? 'log-offer-exchange-at' : `log-${kind}`;
  const args = { at: about, face: Number(about) || 0, seatColour: colours[about] ?? '' };
  return maybe(id, args) ?? action;
}
