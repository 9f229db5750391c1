// Sitting down at a table whose players have screens of their own: fetched by who does.

import { keepName } from '../../account/name';
import type { ClientMessage, Seat } from '../../generated/wire';
import { forgetSecret, secret, secretKept } from './secrets';
import { keyName } from './sitting';

/** Takes a seat, with the key of this browser for the game. */
export function sitting(game: string, seat: Seat, name: string): ClientMessage {
  keepName(name);
  return { type: 'sit', seat, key: secret(keyName(game)), name };
}

/** After getting up from the last seat: the next one is taken with a new key, which no late message of before gives up. */
export const forgetKey = (game: string): void => forgetSecret(keyName(game));

/** Whether this browser has sat down at that table, and has not got up since. */
export const sitsHere = (game: string): boolean => secretKept(keyName(game)) !== null;

/** Gives a seat up; null where this browser never sat. */
export function rising(game: string, seat: Seat): ClientMessage | null {
  const key = secretKept(keyName(game));
  return key === null ? null : { type: 'rise', seat, key };
}
