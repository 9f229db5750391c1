// What this browser remembers for us. Storage may be forbidden or full: then nothing is remembered, and nothing else is lost.

export function kept(key: string): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As said above.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As said above.
  }
}

/** How the names begin under which keys of games are kept: the id of the game follows. */
export const KEYS = 'ashtapada-key-';
/** Whether somebody has signed in here: then the first page asks for the games of the account. */
export const SIGNED_IN = 'ashtapada-signed-in';
/** Whether somebody is signed in here, as far as this browser knows. */
export const isSignedIn = (): boolean => kept(SIGNED_IN) === 'yes';

/** What is kept under names that begin so: the rest of each name, and the text. */
export function keptUnder(begin: string): [string, string][] {
  try {
    return Object.entries(localStorage).flatMap(([name, text]) =>
      name.startsWith(begin) ? [[name.slice(begin.length), String(text)] as [string, string]] : [],
    );
  } catch {
    return [];
  }
}

/** Whether there may be games of whoever looks: by an account, or by the keys of this browser. */
export const hasGames = () => isSignedIn() || keptUnder(KEYS).length > 0;

/** Where the games on one screen are kept that were set up or played in this browser. */
const SCREEN = 'ashtapada-screen';
/** So many are remembered. */
const MOST = 300;

/** The games on one screen that were set up or played in this browser, the newest first. */
export const screenGames = (): string[] => listOf(kept(SCREEN));

/** Makes a game on one screen one of this browser's: several people may sit at one computer, each with a browser of their own. */
export function keepScreenGame(id: string): void {
  const known = screenGames();
  if (known[0] === id) return;
  keep(SCREEN, JSON.stringify([id, ...known.filter((one) => one !== id)].slice(0, MOST)));
}

/** The texts of a list kept as text; none, where something else was kept there. */
export function listOf(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The fields of an object kept as text; none, where something else was kept there. */
export function fieldsOf(text: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
