// What this browser asks about accounts. Every failure is a `Failure`, as with other requests.

import { alone } from '../base/alone';
import { Failure } from '../base/failure';
import { KEYS, keep, kept, keptUnder } from '../base/kept';
import type { FeedAddress, MyAccount, MyGames, MyGamesAsk, Seat, ShownItem } from '../generated/wire';
import { request } from '../net/api';
import { keepAccount } from './name';

const noted = (me: MyAccount): MyAccount => {
  keepAccount(me.account?.name ?? null);
  return me;
};

let asked: Promise<MyAccount> | null = null;
/** Parts of a page that ask at the same time share the answer. */
export const whoAmI = () => {
  // Without a server there is nobody to be known to.
  if (alone) return Promise.resolve<MyAccount>({ account: null, passkeys: { kind: 'nowhere' } });
  asked ??= request<MyAccount>('/api/me')
    .then(noted)
    .finally(() => {
      asked = null;
    });
  return asked;
};
export const rename = (name: string) => request<MyAccount>('/api/me/name', { name }).then(noted);
export const show = (items: readonly ShownItem[]) =>
  request<MyAccount>('/api/me/shown', { items }).then(noted);
export const signOut = (all: boolean) =>
  request<MyAccount>(`/api/me/session?all=${all}`, undefined, 'DELETE').then(noted);
export const deleteAccount = () => request<MyAccount>('/api/me', undefined, 'DELETE').then(noted);
export const removePasskey = (id: string) =>
  request<MyAccount>(`/api/me/passkeys/${id}`, undefined, 'DELETE');
export const makeFeed = () => request<FeedAddress>('/api/me/feed', {});
export const stopFeed = () => request<MyAccount>('/api/me/feed', undefined, 'DELETE');
export const bringSeat = (game: string, seat: Seat, key: string) =>
  request<{ id: string }>('/api/me/seats', { game, seat, key });
export const EXPORT = '/api/me/export';

/** So many keys are looked at by the server. */
const MOST = 100;

/** The keys of this browser: of which games. */
export const keysHere = (): [string, string][] => keptUnder(KEYS).slice(-MOST);

/** The key of a game opens the seat in the next one of the same people, which somebody else has begun. */
function passKeysOn(mine: MyGames): MyGames {
  for (const { id, before } of mine.games) {
    const key = before && kept(KEYS + before);
    if (key && kept(KEYS + id) === null) keep(KEYS + id, key);
  }
  return mine;
}

export const myGames = async (ask: Omit<MyGamesAsk, 'keys'>): Promise<MyGames> =>
  alone
    ? { games: [], next: null }
    : request<MyGames>('/api/me/games', { ...ask, keys: ask.after ? [] : keysHere() }).then(passKeysOn);

/** Answers a challenge of the server with a passkey: where to get it, and where to bring what the device made of it. */
async function ceremony(kind: 'create' | 'get', at: string, asked: object, name: string): Promise<MyAccount> {
  const browser = await import('@simplewebauthn/browser');
  const challenge = await request<never>(`${at}/new`, asked);
  const credential =
    kind === 'create'
      ? await browser.startRegistration({ optionsJSON: challenge })
      : await browser.startAuthentication({ optionsJSON: challenge });
  return request<MyAccount>(at, { name, credential }).then(noted);
}

export const makeAccount = (name: string) => ceremony('create', '/api/me', { name }, name);
export const signIn = () => ceremony('get', '/api/me/session', {}, '');
export const addPasskey = (name: string) => ceremony('create', '/api/me/passkeys', {}, name);

/** Which message of ours says what went wrong; null where the problem says it itself. */
export function wordsOf(error: unknown): string | null {
  if (error instanceof Failure) {
    const { kind } = error.problem;
    if (kind === 'signed-out') return 'me-signed-out-since';
    if (kind === 'not-found') return 'me-unknown-passkey';
    return kind === 'forbidden' ? 'me-refused' : null;
  }
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'me-known-device';
  return ['WebAuthnError', 'NotAllowedError', 'AbortError'].includes(error.name) ? 'me-cancelled' : null;
}

/** Whether this browser offers passkeys at this address. */
export const offersPasskeys = () => window.isSecureContext && 'PublicKeyCredential' in window;
