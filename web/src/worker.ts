// The service worker: keeps the page and its files, so that it opens without the server. Each version of the page keeps
// files of its own, and the version before keeps its files for those who still have it open: they are named by what is in
// them, and where they are not (icons) this version's come first. Dice, moves and games are never kept: they are the server's.
import { isData, isPage, makeSoonest } from './net/soonest';

/** Of this version, written here by the build: its name, and the files of the page. */
declare const VERSION: string;
declare const SHELL: readonly string[];
/** Where the page is alone: the version and the files of what answers it, written before all this where such a page is made. */
declare const PARTS: readonly string[] | undefined;

/** What of lib.webworker.d.ts is used here; the rest of the page is typed for windows. */
interface Extendable extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Telling extends Extendable {
  readonly data: unknown;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Shown {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Shown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, how: NotificationOptions): Promise<void> };
  addEventListener(kind: 'install' | 'activate', hear: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: Telling) => void): void;
  addEventListener(kind: 'push', hear: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', hear: (event: Clicked) => void): void;
}
const worker = self as unknown as Worker;

/** Begins the names of the caches of a version. */
const OURS = 'ashtapada-';
const parts = typeof PARTS === 'undefined' ? [] : PARTS;
const NAME = OURS + [VERSION, ...parts.slice(0, 1)].join('-');
/** How many versions keep their files: this one and the one before. */
const KEPT = 2;
/** Where the page lies; one that is alone may lie anywhere. */
const PAGE = new URL('./', location.href).pathname;
const FILES = [...SHELL, ...parts.slice(1).map((name) => `/${name}`)].map((path) => PAGE + path.slice(1));
/** What people come to with their browser, and is the page: not data to be saved, nor files. */
const isShown = (path: string) => !path.startsWith('/api/') && !/\.[^/]*$/.test(path);
/** What the rules say is kept as it was last said, for when nobody answers. */
const isSaid = (path: string) => path === '/api/catalogue' || path.startsWith('/api/rules/');

async function keepShell(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([PAGE, ...FILES].map((path) => new Request(path, { cache: 'no-cache' })));
}

/** Lets go of what older versions kept. Caches are named in the order in which they were made. */
async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = new Set([NAME, ...ours.filter((name) => name !== NAME).slice(1 - KEPT)]);
  await Promise.all(ours.filter((name) => !kept.has(name)).map((name) => caches.delete(name)));
}

const soonest = makeSoonest();

/** From the server; where nobody answers soon, or only what stands before the server does, the page as it was kept. */
async function page(request: Request): Promise<Response> {
  const answer = fetch(request);
  // Whoever waits for it handles that it may fail.
  answer.catch(() => {});
  const kept = await (await caches.open(NAME)).match(PAGE);
  return soonest({ answer, kept, isReal: isPage });
}

/** As it was kept by this version; else by the one before, whose page may still be open. */
async function file(request: Request): Promise<Response> {
  const own = await (await caches.open(NAME)).match(request, { ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server, and kept, however late it comes. */
async function fetchSaid(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok && (await isData(answer))) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

/** From the server; where nobody answers soon, or only what stands before the server does, as it was said the last time. */
async function said(request: Request, answer: Promise<Response>): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(request, { ignoreVary: true });
  return soonest({ answer, kept, isReal: isData });
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isShown(url.pathname)) event.respondWith(page(request));
  } else if (FILES.includes(url.pathname) || url.pathname.startsWith(`${PAGE}assets/`))
    event.respondWith(file(request));
  else if (isSaid(url.pathname)) {
    const answer = fetchSaid(request);
    // What comes later than it was waited for is kept as well.
    event.waitUntil(answer.catch(() => {}));
    event.respondWith(said(request, answer));
  }
});
/** The page names what is worth having: the rules of all games in its language. */
worker.addEventListener('message', (event) => {
  const paths = event.data;
  if (!Array.isArray(paths)) return;
  const keep = async () => {
    const cache = await caches.open(NAME);
    for (const path of paths.map(String).filter((one) => isSaid(new URL(one, location.origin).pathname))) {
      if (!(await cache.match(path, { ignoreVary: true })))
        await fetchSaid(new Request(path)).catch(() => {});
    }
  };
  event.waitUntil(keep());
});

/** The server tells of a turn: in the words that are to be shown, and where the game is. */
worker.addEventListener('push', (event) => {
  const told = (event.data?.json() ?? {}) as Record<string, unknown>;
  const word = (name: string) => String(told[name] ?? '');
  const path = word('path');
  const how = { body: word('body'), tag: path, data: path, icon: '/icon-192.png', badge: '/icon-192.png' };
  event.waitUntil(worker.registration.showNotification(word('title') || 'Ashtapada', how));
});
/** Whoever taps on it comes to the game, in the page that shows it if there is one. */
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const url = new URL(String(notification.data || PAGE), location.origin);
  const show = async () => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
    return open ? open.focus() : worker.clients.openWindow(url.href);
  };
  if (url.origin === location.origin) event.waitUntil(show());
});
