// The paths of the server's API. Pure.

export const inLanguage = (path: string, lang: string) => `${path}?lang=${lang}`;

export const GAMES = '/api/games';
export const gamesPath = (after: string | null) =>
  after === null ? GAMES : `${GAMES}?after=${encodeURIComponent(after)}`;
export const cataloguePath = (lang: string) => inLanguage('/api/catalogue', lang);
export const rulesPath = (id: string, lang: string) =>
  inLanguage(`/api/rules/${encodeURIComponent(id)}`, lang);
export const guidedPath = (id: string, lang: string) =>
  inLanguage(`/api/guided/${encodeURIComponent(id)}`, lang);
export const dailyPath = (date: string) => `/api/daily/${date}`;
export const gamePath = (id: string) => `${GAMES}/${encodeURIComponent(id)}`;
