// Requests to the server over HTTP. Every failure becomes a `Failure` with a problem that can be shown. What only one page asks
// for stands with that page, and is fetched with it.
import { alone } from '../base/alone';
import { Failure } from '../base/failure';
import { keepScreenGame } from '../base/kept';
import type {
  Catalogue,
  Created,
  GameList,
  NewGame,
  PositionAsk,
  PositionView,
  Problem,
  RulesPage,
  ServerMessage,
} from '../generated/wire';
import { language } from '../text';
import { taken } from './early';
import { askWithin } from './line';
import { cataloguePath, GAMES, gamePath, gamesPath, inLanguage, rulesPath, socketPath } from './paths';

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** So long a page waits for an answer, in milliseconds; then it says that nobody answers. */
const LONGEST_WAIT = 60_000;

/** An answer, unless it takes longer than so many milliseconds. */
export function within<T>(time: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Failure({ kind: 'unreachable', message: '' })), time);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** The largest request that the server accepts, in bytes. */
const LONGEST = 512 * 1024;

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}

/** A string is sent as plain text; anything else as JSON. */
const written = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

async function fetched(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Response> {
  const text = written(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  if (text !== undefined && new Blob([text]).size > LONGEST)
    throw new Failure({ kind: 'too-long', message: `${LONGEST / 1024} KB` });
  const how = text === undefined ? { method } : { method, headers: { 'content-type': type }, body: text };
  let response: Response;
  try {
    response = await within(LONGEST_WAIT, taken(path) ?? fetch(path, how));
  } catch {
    throw new Failure({ kind: 'unreachable', message: '' });
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  throw new Failure(isProblem(said) ? said : { kind: 'http', message: `HTTP ${response.status}` });
}

/** Sends a request, and reads the answer. */
export async function request<T>(path: string, body?: unknown, method?: 'DELETE'): Promise<T> {
  if (alone) return askWithin<T>(path, written(body));
  const response = await fetched(path, body, method);
  const said: unknown = await response.json().catch(() => null);
  if (said === null) throw new Failure({ kind: 'http', message: `HTTP ${response.status}` });
  return said as T;
}

/** A path of the API, in the language of the page. */
export const here = (path: string) => inLanguage(path, language.peek());

export const catalogue = (lang: string) => request<Catalogue>(cataloguePath(lang));
export const rulesPage = (id: string, lang: string) => request<RulesPage>(rulesPath(id, lang));
/** The table as it is now, in the form of the first message of its socket. */
export const tableNow = (id: string) => request<Snapshot>(gamePath(id));

let foreseen: { id: string; snapshot: Snapshot | null } | null = null;

/** Requests the table that will be shown first, before the page is drawn. */
export async function foreseeTable(id: string): Promise<void> {
  const asked = { id, snapshot: null as Snapshot | null };
  foreseen = asked;
  asked.snapshot = await tableNow(id);
}

/** The table requested before, given once and only if it has arrived; one that arrives later is dropped. */
export function foreseenTable(id: string): Snapshot | null {
  const found = foreseen?.id === id ? foreseen.snapshot : null;
  foreseen = null;
  return found;
}
/** Games of the list, last played first: the first of them, or those after a `next`. */
export const games = (over: boolean, limit: number, after: string | null = null) =>
  request<GameList>(gamesPath(over, limit, after));
/** Whether this page is on the computer of the server, or has none: there a table for one screen needs no keys. */
export const atHome = () =>
  alone || /^(localhost|127\..*|\[::1\])$/.test(globalThis.location?.hostname ?? 'localhost');
/** The games that were set up here for one screen on another computer: all their seats are taken at once. */
const whole = new Set<string>();
export const sitsEverywhere = (game: string) => whole.has(game);
export async function createGame(game: NewGame): Promise<Created> {
  if (game.apart) return request<Created>(here(GAMES), game);
  if (atHome()) {
    const created = await request<Created>(here(GAMES), game);
    keepScreenGame(created.id);
    return created;
  }
  const created = await request<Created>(here(GAMES), { ...game, apart: true });
  whole.add(created.id);
  return created;
}
/** A position, after some actions. */
export const lookAt = (asked: PositionAsk) => request<PositionView>(here('/api/position'), asked);
/** The game in a record. */
export const readRecord = (text: string) => request<NewGame>(here('/api/record'), text);
export const recordAddress = (id: string) => `${gamePath(id)}/record`;
export const recordOf = async (id: string) =>
  alone ? askWithin<string>(recordAddress(id)) : (await fetched(recordAddress(id))).text();

export const socketAddress = (id: string) => socketPath(`${gamePath(id)}/socket`);
/** The address of a trial, which is not stored. */
export const trialAddress = () => socketPath(here('/api/trial/socket'));
