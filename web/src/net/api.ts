// Requests to the server over HTTP. Every failure becomes a `Failure` whose words can be shown.
import type { Catalogue } from '../generated/Catalogue';
import type { Created } from '../generated/Created';
import type { DraftAsk } from '../generated/DraftAsk';
import type { DraftView } from '../generated/DraftView';
import type { GameList } from '../generated/GameList';
import type { LineAsk } from '../generated/LineAsk';
import type { LineView } from '../generated/LineView';
import type { Listing } from '../generated/Listing';
import type { NewGame } from '../generated/NewGame';
import type { OptionCheck } from '../generated/OptionCheck';
import type { OptionVerdict } from '../generated/OptionVerdict';
import type { Problem } from '../generated/Problem';
import type { RulesPage } from '../generated/RulesPage';
import type { ServerMessage } from '../generated/ServerMessage';
import { language } from '../text';
import { taken } from './early';
import { cataloguePath, GAMES, gamePath, gamesPath, inLanguage, rulesPath } from './paths';

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** The largest request that the server accepts, in bytes. */
const LONGEST = 512 * 1024;

export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  return answer<T>(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
}

async function answer<T>(path: string, how: RequestInit): Promise<T> {
  if (typeof how.body === 'string' && how.body.length > LONGEST)
    throw new Failure({ kind: 'too-long', message: `${LONGEST / 1024} KB`, refusal: null });
  let response: Response;
  try {
    response = await (taken(path) ?? fetch(path, how));
  } catch {
    throw new Failure({ kind: 'unreachable', message: '', refusal: null });
  }
  const said: unknown = await response.json().catch(() => null);
  if (response.ok && said !== null) return said as T;
  throw new Failure(
    isProblem(said) ? said : { kind: 'http', message: `HTTP ${response.status}`, refusal: null },
  );
}

export const catalogue = (lang: string) => request<Catalogue>(cataloguePath(lang));
export const rulesPage = (id: string, lang: string) => request<RulesPage>(rulesPath(id, lang));
/** A position being set up, with a change. */
export const draft = (asked: DraftAsk) =>
  request<DraftView>(inLanguage('/api/draft', language.peek()), asked);
/** The table as it is now, in the words that its line begins with. */
export const tableNow = (id: string) => request<Snapshot>(gamePath(id));

let foreseen: { id: string; snapshot: Snapshot | null } | null = null;

/** Asks for the table that will be shown first, before there is a page to show it. */
export async function foreseeTable(id: string): Promise<void> {
  const asked = { id, snapshot: null as Snapshot | null };
  foreseen = asked;
  asked.snapshot = await tableNow(id);
}

/** The table that was asked for before, once: what comes later than that is not kept for another time. */
export function foreseenTable(id: string): Snapshot | null {
  const found = foreseen?.id === id ? foreseen.snapshot : null;
  foreseen = null;
  return found;
}
export const checkOptions = (check: OptionCheck, lang: string) =>
  request<OptionVerdict>(inLanguage('/api/options', lang), check);
/** Games one can return to, last played first: the first of them, or those after a `next`. */
export const games = (after: string | null = null) => request<GameList>(gamesPath(after));
export const createGame = (game: NewGame) => request<Created>(inLanguage(GAMES, language.peek()), game);
export const setListed = (id: string, listed: boolean) =>
  request<Listing>(`${gamePath(id)}/listed`, { listed });
export const playLine = (line: LineAsk) => request<LineView>(inLanguage('/api/line', language.peek()), line);
export const readRecord = (text: string) =>
  answer<NewGame>(inLanguage('/api/record', language.peek()), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: text,
  });
export const recordAddress = (id: string) => `${gamePath(id)}/record`;

export function socketAddress(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${gamePath(id)}/socket`;
}
