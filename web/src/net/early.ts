// What the page requests before its script has loaded: `ask` runs in the page itself (see early.ts), and the
// script takes the answers over.
import type { Route } from '../base/routes';
import {
  cataloguePath,
  dailyPath,
  dayGamesPath,
  gamePath,
  gamesPath,
  guidedPath,
  LIVE,
  PAGE,
  rulesPath,
  STRIP,
} from './paths';

declare global {
  interface Window {
    early?: Map<string, Promise<Response>>;
  }
}

/** The requests for what a page shows first. */
export function wanted(at: Route, lang: string): string[] {
  switch (at.page) {
    case 'home':
      return [cataloguePath(lang), gamesPath(false, STRIP), LIVE, dayGamesPath('today')];
    case 'me':
      return [cataloguePath(lang), gamesPath(false, PAGE), gamesPath(true, PAGE)];
    case 'game':
      return [gamePath(at.id)];
    case 'rules':
    case 'learn':
      return [rulesPath(at.id, lang)];
    case 'first':
      return [guidedPath(at.id, lang)];
    case 'daily':
      return [dailyPath('today'), dayGamesPath('today')];
    case 'new':
    case 'setup':
      return [cataloguePath(lang)];
    default:
      return [];
  }
}

export function ask(paths: readonly string[]): void {
  window.early = new Map(paths.map((path) => [path, fetch(path)]));
  // Errors are handled by the code that takes the answer over.
  for (const answer of window.early.values()) answer.catch(() => {});
}

/** The answer to an early request for whoever only looks at it, and before it is given. */
export const known = (path: string): Promise<Response> | undefined => window.early?.get(path);

/** The answer to an early request; each is given once. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = typeof window === 'undefined' ? undefined : window.early?.get(path);
  if (answer) window.early?.delete(path);
  return answer;
}
