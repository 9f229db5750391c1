// The page without a server, as a place on the web has it: files under a path. With `ASHTAPADA_BACKEND=alone` the tests visit it
// instead of the program; what of them cannot be so is named here.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Loaded, load } from '../../wasm/module.mjs';
import type { NewGame } from '../src/generated/wire';

export const isAlone = process.env.ASHTAPADA_BACKEND === 'alone';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
/** How a server says that it cannot answer. */
const STATUS: Record<string, number> = { 'not-found': 404, 'bad-request': 400 };

/** What the module answers to what a server would be asked. */
interface Answer {
  ok?: unknown;
  problem?: { kind: string };
}

/** Under which the files lie. */
const UNDER = '/people/anna/games/';

export interface Site {
  url: string;
  /** The folder of the files. */
  folder: string;
  /** Nothing more is answered, as without a network. */
  stop(): Promise<void>;
}

/** Writes the page into a new folder. */
export function writeSite(...words: string[]): string {
  const program = process.env.ASHTAPADA_BIN;
  if (!program) throw new Error('set ASHTAPADA_BIN to the program, for example ../target/release/ashtapada');
  const folder = mkdtempSync(join(inject('scratch'), 'site-'));
  execFileSync(program, ['site', ...words.map((word) => word.replace('FOLDER', folder))]);
  return folder;
}

/** Serves the files of a folder and does nothing else, on a free port. Only the tests themselves are answered what a server knows. */
export async function startSite(
  folder = writeSite('FOLDER'),
  ask?: (path: string) => Promise<Answer>,
): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const asked = /\/(api\/.*)$/.exec(request.url ?? '')?.[1];
    if (ask && asked && request.headers['user-agent'] === 'node') {
      void ask(`/${asked}`).then(({ ok, problem }) => {
        response.writeHead(STATUS[problem?.kind ?? 'ok'] ?? 200, { 'content-type': 'application/json' });
        // A record is a text, and sent as it is.
        response.end(typeof ok === 'string' ? ok : JSON.stringify(ok ?? problem ?? null));
      });
      return;
    }
    // Asked for where a page names no icon, as that of lost addresses.
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*/, ''));
    const name = path.startsWith(UNDER) ? normalize(path.slice(UNDER.length) || 'index.html') : '..';
    try {
      if (name.startsWith('..')) throw new Error('not ours');
      const bytes = readFileSync(join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}${UNDER}`,
    folder,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Kept {
  head: { id: string; last: number };
  entries: { seq: number }[];
}
interface Effect {
  effect: string;
  [more: string]: unknown;
}

/** The module itself: games can be set up with it before a page is opened. */
class Module {
  private constructor(private readonly module: Loaded) {}

  static async of(folder: string): Promise<Module> {
    const part = (name: string) => gunzipSync(readFileSync(join(folder, 'parts', `${name}.gz`)));
    const compiled = await WebAssembly.compile(new Uint8Array(part('ashtapada.wasm')));
    const read = async (name: string) => part(name);
    return new Module(await load(compiled, { languages: ['en', 'pl', 'cs'], read }));
  }

  private happen(event: unknown): Effect[] {
    const { exports, given } = this.module;
    return JSON.parse(given(exports.tables, JSON.stringify(event))).effects;
  }

  /** What is answered under a path, by the games as the pages have them. */
  async ask(path: string): Promise<Answer> {
    const kept = path.startsWith('/api/games') ? await keptNow() : [];
    this.happen({ event: 'begin', games: kept.map(({ head }) => head) });
    const effects = this.happen({ event: 'ask', number: 1, path, body: null });
    for (const { effect, game, ...more } of effects) {
      if (effect === 'answer') return more as Answer;
      const found = kept.find(({ head }) => head.id === game) ?? null;
      if (effect === 'load') effects.push(...this.happen({ event: 'loaded', game, kept: found }));
    }
    return {};
  }

  create(game: object): Kept {
    const body = JSON.stringify({ options: [], seats: [], dice: 'fair', position: null, ...game });
    const effects = this.happen({ event: 'ask', number: 1, path: '/api/games?lang=en', body });
    const kept = effects.find(({ effect }) => effect === 'keep');
    if (!kept) throw new Error(JSON.stringify(effects));
    return kept as unknown as Kept;
  }
}

let site: Promise<[Site, Module]> | undefined;
const games: Kept[] = [];
const pages: Page[] = [];

/** The page for all tests of a file, in the place of the server. */
export async function siteOfTests(): Promise<Site> {
  site ??= (async (): Promise<[Site, Module]> => {
    const folder = writeSite('FOLDER');
    const module = await Module.of(folder);
    return [await startSite(folder, (path) => module.ask(path)), module];
  })();
  return (await site)[0];
}

/** Asks all pages that are at the place; one that is closed or left just now is that of another test. */
const there = async <T>(ask: (page: Page) => Promise<T>): Promise<T[]> => {
  const open = pages.filter((page) => !page.isClosed() && page.url().startsWith('http'));
  const told = await Promise.allSettled(open.map(ask));
  return told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

/** Sets up a game, which every page has: those that are open, and those that are opened afterwards. */
export async function createAlone(game: Partial<NewGame>): Promise<string> {
  if (!site) throw new Error('no page was opened yet');
  const kept = (await site)[1].create(game);
  games.push(kept);
  await there((page) => page.evaluate(put, [kept]));
  return kept.head.id;
}

/** All games as they stand: where several browsers have one, as it is where it has gone on most. */
async function keptNow(): Promise<Kept[]> {
  const all = new Map<string, Kept>();
  const now = await there((page) => page.evaluate(take));
  for (const one of [...games, ...now.flat()])
    if ((all.get(one.head.id)?.head.last ?? 0) <= one.head.last) all.set(one.head.id, one);
  return [...all.values()];
}

/** Puts games into the browser's database; the page opens it only after that. */
function put(all: Kept[]): Promise<void> | undefined {
  if (!location.protocol.startsWith('http')) return;
  return new Promise((done) => {
    const opened = indexedDB.open('ashtapada', 1);
    opened.onupgradeneeded = () => {
      opened.result.createObjectStore('games', { keyPath: 'id' });
      opened.result.createObjectStore('entries', { keyPath: ['game', 'seq'] });
    };
    opened.onsuccess = () => {
      const write = opened.result.transaction(['games', 'entries'], 'readwrite');
      for (const { head, entries } of all) {
        const known = write.objectStore('games').get(head.id);
        known.onsuccess = () => {
          if (known.result) return;
          write.objectStore('games').put(head);
          for (const entry of entries) write.objectStore('entries').put({ ...entry, game: head.id });
        };
      }
      write.oncomplete = () => {
        opened.result.close();
        done();
      };
    };
  });
}

/** The games in the browser's database. */
async function take(): Promise<Kept[]> {
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((found, failed) => {
      asked.onsuccess = () => found(asked.result);
      asked.onerror = () => failed(asked.error);
    });
  const db = await done(indexedDB.open('ashtapada', 1));
  try {
    const read = db.transaction(['games', 'entries']);
    const [heads, entries] = await Promise.all([
      done<Kept['head'][]>(read.objectStore('games').getAll()),
      done<{ game: string; seq: number }[]>(read.objectStore('entries').getAll()),
    ]);
    return heads.map((head) => {
      const own = entries.filter(({ game }) => game === head.id).map(({ game: _, ...entry }) => entry);
      return { head, entries: own };
    });
  } finally {
    db.close();
  }
}

type Say = [say: (text: string) => void, leave: () => void];
interface Listener {
  told(text: string): void;
  shut(): void;
}

/** Whoever opens a socket of the server is connected to the tables of the page instead, as the page itself is. */
function connectWithin(connect: (path: string, listener: Listener) => Promise<Say>): void {
  class Within {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    private readonly line: Promise<Say>;

    constructor(url: string) {
      const { pathname, search } = new URL(url);
      this.line = connect(pathname + search, { told: (data) => this.onmessage?.({ data }), shut() {} });
      void this.line.then(() => this.onopen?.());
    }
    send(text: string): void {
      void this.line.then(([say]) => say(text));
    }
    close(): void {
      void this.line.then(([, leave]) => leave());
    }
  }
  // What the page itself asks of it are the names of its states.
  Object.assign(window, {
    WebSocket: Object.assign(Within, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }),
  });
}

/** An address of the page, as its links have it. */
export const addressed = (path: string) => (isAlone ? `#${path}` : path);

/** The address of what the page shows, wherever it stands. */
export function urlOf(page: Page): URL {
  const url = new URL(page.url());
  return isAlone ? new URL(url.hash.slice(1) || '/', url.origin) : url;
}

/** Paths lead behind the `#`; each is a page that is opened anew. A place that a test has for itself is none of this. */
export async function visitAlone(page: Page, url: string): Promise<void> {
  const place = (await site)?.[0];
  if (place?.url !== url) return;
  pages.push(page);
  const module = readdirSync(join(place.folder, 'assets')).find((name) => /^alone-.*\.js$/.test(name));
  // As a text, since what is imported here is something else.
  const asked = `(path, listener) => import('${url}assets/${module}').then(({ connect }) => connect(path, listener))`;
  await page.addInitScript(`(${connectWithin})(${asked})`);
  const go = page.goto.bind(page);
  page.goto = async (path, how) => {
    await page.addInitScript(put, [...games]);
    if (!path.startsWith('/')) return go(path, how);
    // Another page of the place: it keeps what it keeps under the same address.
    await go(`${url}404.html`);
    return go(`${url}#${path}`, how);
  };
}
