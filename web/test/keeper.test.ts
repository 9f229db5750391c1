// Where games are kept, and which window runs the tables, where a browser allows neither.
import { afterEach, expect, test, vi } from 'vitest';
import { openKeeper } from '../src/alone/keeper';
import { Lead } from '../src/alone/lead';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Database extends EventTarget {
  closed = false;
  close() {
    this.closed = true;
  }
}

class Opening extends EventTarget {
  readonly error = null;
  constructor(readonly result: Database) {
    super();
  }
}

/** A database that answers only when it is told to. */
function silent() {
  const db = new Database();
  const opening = new Opening(db);
  class Other {}
  vi.stubGlobal('IDBRequest', Opening);
  vi.stubGlobal('IDBDatabase', Database);
  for (const name of ['IDBTransaction', 'IDBObjectStore', 'IDBIndex', 'IDBCursor'])
    vi.stubGlobal(name, Other);
  vi.stubGlobal('indexedDB', { open: () => opening });
  return { db, answer: () => opening.dispatchEvent(new Event('success')) };
}

test('a database that never answers is none: games live as long as the page is open', async () => {
  vi.useFakeTimers();
  silent();
  const opening = openKeeper();
  await vi.advanceTimersByTimeAsync(3000);
  const keeper = await Promise.race([opening, null]);
  expect(keeper?.lasts).toBe(false);
  expect(await keeper?.heads()).toEqual([]);
});

test('one that answers too late is closed, and one that is only slow is used', async () => {
  vi.useFakeTimers();
  const late = silent();
  const opening = openKeeper();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await opening).lasts).toBe(false);
  late.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(late.db.closed).toBe(true);

  const slow = silent();
  const other = openKeeper();
  await vi.advanceTimersByTimeAsync(2500);
  slow.answer();
  expect((await other).lasts).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(slow.db.closed).toBe(false);
});

test('where locks are forbidden this window runs the tables, and none has taken them', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  const request = () => Promise.reject(new DOMException('not within this page', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const said: string[] = [];
  const lead = new Lead({ begins: async () => void said.push('begins'), ends: () => void said.push('ends') });
  await lead.held();
  await Promise.race([lead.held(), new Promise((_, fail) => setTimeout(fail, 500))]);
  expect(said).toEqual(['begins']);
});
