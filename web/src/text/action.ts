// Actions as texts: moves in notation, everything else in words.

import { unknown } from '../base/turn';
import type { Entry } from '../game/log';
import type { ActionView, Cause, Event, Seat } from '../generated/wire';
import { t } from '.';
import { eventSentence, type Names, seatArgs } from './event';

/** Whether it is written with the names of spots or with numbers, and not in words. */
export function isNotation({ kind }: ActionView): boolean {
  return kind === 'step' || kind === 'capture' || kind === 'promote' || kind === 'throw';
}

export function actionWords(action: ActionView): string {
  const { kind, promotion } = action;
  const [from, at] = [action.from ?? '', action.to ?? ''];
  const becomes = promotion === null ? '' : `=${t(`letter-${promotion}`)}`;
  switch (kind) {
    case 'throw':
      return action.text;
    case 'step':
      return `${from}-${at}${becomes}`;
    case 'capture':
      return `${from}x${at}${becomes}`;
    case 'promote':
      return `${at}${becomes}`;
    case 'call':
      return t('log-call', { face: action.face ?? 0 });
    case 'offer-exchange':
      return t(at === '' ? 'log-offer-exchange' : 'log-offer-exchange-at', { at });
    case 'place':
    case 'huff':
    case 'stop':
    case 'pass':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return t(`log-${kind}`, { at });
    default:
      return unknown(kind);
  }
}

/** The pieces that the short form of a move names with English letters. */
const NAMED: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  M: 'counsellor',
  R: 'rook',
  B: 'bishop',
  E: 'elephant',
  N: 'knight',
  H: 'horse',
};

/** The short form of a move, with the letters of the reader's language: `Nf3`, `Sf3`, `Jf3`. */
export const shortWords = (short: string): string =>
  short.replace(/(^|=)([KQMRBENH])/g, (_, before, letter) => `${before}${t(`letter-${NAMED[letter]}`)}`);

/** Why a player gave up, in the log and in the result. */
export const GAVE_UP: Readonly<Record<Cause, string>> = {
  own: 'log-resign',
  time: 'clock-up',
  away: 'log-away',
};

/** The same in a sentence of its own. */
export const gaveUp = (cause: Cause, seat: Seat, names: Names): string =>
  t(cause === 'own' ? 'log-resigned' : GAVE_UP[cause], seatArgs(names, seat));

/** What happened in an entry, in a sentence. Why a player gave up is known of the entry only. */
export const happened = ({ act }: Pick<Entry, 'act'>, event: Event, names: Names): string =>
  event.kind === 'resigned'
    ? gaveUp(('cause' in act && act.cause) || 'own', event.seat, names)
    : eventSentence(event, names);

/** All that happened in an entry, in sentences: what a screen reader is told. */
export const toldOf = (entry: Pick<Entry, 'act' | 'events'>, names: Names): string[] =>
  entry.act.kind === 'take-back'
    ? [t('told-back')]
    : entry.events.map((event) => happened(entry, event, names));

/** The text of an entry of the log. */
export function entryWords(
  { act, action, short }: Pick<Entry, 'act' | 'action' | 'short'>,
  names: Names,
): string {
  switch (act.kind) {
    case 'play':
      if (short !== undefined) return shortWords(short);
      return action ? actionWords(action) : act.action;
    case 'agree':
      return t('log-agree', { players: names.colours.west ? 4 : 2 });
    case 'resign':
    case 'leave':
      return t(GAVE_UP[act.cause ?? 'own'], seatArgs(names, act.seat));
    case 'stand-in':
    case 'back':
      return t(`log-${act.kind}`, seatArgs(names, act.seat));
    case 'more-time':
      return t('clock-given', { ...seatArgs(names, act.seat), count: act.millis / 60_000 });
    case 'take-back':
      return t('menu-take-back');
    default:
      return unknown(act);
  }
}
