// Where games are kept: in the browser's own database, or, where that is forbidden, as long as the page is open.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** All of a game but its log. What else is in it is the module's. */
export interface Head {
  readonly id: string;
  /** How many entries the log has. */
  readonly last: number;
  /** Whether the list of games shows it. */
  readonly listed: boolean;
  /** Who plays where, if it is played by links. */
  readonly linked?: unknown;
}
export interface Entry {
  readonly seq: number;
}
export interface Game {
  readonly head: Head;
  readonly entries: readonly Entry[];
}
/** Why something was not kept: there is no room, another window has played on, or anything else. */
export type Unkept = 'full' | 'elsewhere' | 'failed';

export interface Keeper {
  /** Whether games are still there when the page comes again. */
  readonly lasts: boolean;
  heads(): Promise<Head[]>;
  game(id: string): Promise<Game | null>;
  /**
   * Keeps a game as it stands and the entries that have come, all or nothing; `before` is how many there were, null at a new game.
   * Gives null when it is durable.
   */
  keep(head: Head, before: number | null, entries: readonly Entry[]): Promise<Unkept | null>;
  forget(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: Head };
  entries: { key: [string, number]; value: Entry & { readonly game: string } };
}

const NAME = 'ashtapada';
/** So long the database is waited for, in milliseconds: within a page of another place that may not keep anything, some never answer. */
const PATIENCE = 3000;

function reason(error: unknown): Unkept {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'ConstraintError' ? 'elsewhere' : 'failed';
}

function ofBrowser(db: IDBPDatabase<Schema>): Keeper {
  const range = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
  return {
    lasts: true,
    heads: () => db.getAll('games'),
    async game(id) {
      const read = db.transaction(['games', 'entries']);
      const [head, entries] = await Promise.all([
        read.objectStore('games').get(id),
        read.objectStore('entries').getAll(range(id)),
      ]);
      return head ? { head, entries: entries.map(({ game: _, ...entry }) => entry) } : null;
    },
    async keep(head, before, entries) {
      try {
        const write = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' });
        // Whoever reads what is said below waits for it; until then it is handled.
        write.done.catch(() => {});
        const games = write.objectStore('games');
        const known = await games.get(head.id);
        if ((known?.last ?? null) !== before) {
          write.abort();
          return 'elsewhere';
        }
        const log = write.objectStore('entries');
        const puts = [games.put(head), ...entries.map((entry) => log.add({ ...entry, game: head.id }))];
        await Promise.all([...puts, write.done]);
        return null;
      } catch (error) {
        return reason(error);
      }
    },
    async forget(id) {
      const write = db.transaction(['games', 'entries'], 'readwrite');
      await Promise.all([
        write.objectStore('games').delete(id),
        write.objectStore('entries').delete(range(id)),
        write.done,
      ]);
    },
  };
}

/** The browser asks whether one really wants to leave. */
const asksToStay = (event: Event) => event.preventDefault();

/** As long as the page is open: where the browser keeps nothing. */
export function ofPage(): Keeper {
  const games = new Map<string, Game>();
  return {
    lasts: false,
    heads: async () => [...games.values()].map(({ head }) => head),
    game: async (id) => games.get(id) ?? null,
    async keep(head, before, entries) {
      const known = games.get(head.id);
      if ((known?.head.last ?? null) !== before) return 'elsewhere';
      games.set(head.id, { head, entries: [...(known?.entries ?? []), ...entries] });
      addEventListener('beforeunload', asksToStay);
      return null;
    },
    async forget(id) {
      games.delete(id);
      if (games.size === 0) removeEventListener('beforeunload', asksToStay);
    },
  };
}

/** What is opened soon enough. What comes later is closed again, since games are kept elsewhere then. */
function soon(opening: Promise<IDBPDatabase<Schema>>): Promise<IDBPDatabase<Schema>> {
  return new Promise((done, fail) => {
    let waited = true;
    const timer = setTimeout(() => {
      waited = false;
      fail(new Error('no answer'));
    }, PATIENCE);
    opening.then((db) => {
      clearTimeout(timer);
      if (waited) done(db);
      else db.close();
    }, fail);
  });
}

export async function openKeeper(): Promise<Keeper> {
  try {
    const opening = openDB<Schema>(NAME, 1, {
      upgrade(made) {
        made.createObjectStore('games', { keyPath: 'id' });
        made.createObjectStore('entries', { keyPath: ['game', 'seq'] });
      },
      // Another window has a later version of this page: it may change what is kept.
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    });
    return ofBrowser(await soon(opening));
  } catch {
    return ofPage();
  }
}
