// The paths of the server's API. Pure.
import { alone } from '../base/alone';

export const inLanguage = (path: string, lang: string) => `${path}?lang=${lang}`;

export const GAMES = '/api/games';
/** How many games the strip of the first page shows, and how many each page of the list. */
export const STRIP = 4;
export const PAGE = 24;
/** Games that are over, or that go on; from the beginning of the list, or after a `next`. */
export const gamesPath = (over: boolean, limit: number, after: string | null = null) =>
  `${GAMES}?over=${over}&limit=${limit}${after === null ? '' : `&after=${encodeURIComponent(after)}`}`;
/** The games that are played now and that everybody may watch. */
export const LIVE = '/api/live';
export const MOMENTS = '/api/moments';
/** What perfect play is in the games that are solved. */
export const SOLVED = '/api/solved';
export const cataloguePath = (lang: string) => inLanguage('/api/catalogue', lang);
export const rulesPath = (id: string, lang: string) =>
  inLanguage(`/api/rules/${encodeURIComponent(id)}`, lang);
export const guidedPath = (id: string, lang: string) =>
  inLanguage(`/api/guided/${encodeURIComponent(id)}`, lang);
export const dailyPath = (date: string) => `/api/daily/${date}`;
export const pastPath = (date: string) => `${dailyPath(date)}/past`;
export const rushPath = (number: number) => `/api/rush/${number}`;
export const dayGamesPath = (date: string) => `/api/daily-games/${date}`;
export const gamePath = (id: string) => `${GAMES}/${encodeURIComponent(id)}`;

const socketScheme = () => (location.protocol === 'https:' ? 'wss:' : 'ws:');
/** The address of a socket of the server, by its path; for a page that is alone, the path. */
export const socketPath = (path: string) => (alone ? path : `${socketScheme()}//${location.host}${path}`);
/** Where questions about positions and games are asked. */
export const studyAddress = (lang: string) => socketPath(inLanguage('/api/study/socket', lang));
