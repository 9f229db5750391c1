// What a page without a server is told by its threads can be something else in a test, as what a server says can.
import type { Page } from 'playwright-core';

/** Gives another text for the one that was found or answered; null: it is not told. */
export type Instead = (text: string) => string | null;

/** Lets the threads of the page, which are made of texts, see the clock so much later. */
function shiftThreads(by: number): void {
  const Text = Blob;
  const shifted = (parts?: BlobPart[], how?: BlobPropertyBag) =>
    how?.type === 'text/javascript'
      ? new Text([`{ const now = Date.now; Date.now = () => now() + ${by}; }`, ...(parts ?? [])], how)
      : new Text(parts, how);
  Object.assign(window, { Blob: new Proxy(Text, { construct: (_, words) => shifted(...words) }) });
}

/** By how much the clock of a page is off already: what comes now comes on top of it. */
const shifts = new WeakMap<Page, number>();

/** Lets it be that day at the tables. */
export async function itIsThere(page: Page, day: string): Promise<void> {
  const by = Date.parse(`${day}T12:00:00Z`) - Date.now();
  await page.addInitScript(shiftThreads, by - (shifts.get(page) ?? 0));
  shifts.set(page, by);
}

/** Whatever a thread has found on the way to its answer is told as `studied` says; all else comes in its order. */
function tellStudied(): void {
  const { studied } = window as unknown as { studied(text: string): Promise<string | null> };
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  let last = Promise.resolve();
  const set = function (this: Worker, hear: (event: { data: unknown }) => void) {
    own?.set?.call(this, (event: MessageEvent) => {
      last = last.then(async () => {
        if (!('told' in event.data)) return hear(event);
        const told = await studied(event.data.told);
        if (told !== null) hear({ data: { told } });
      });
    });
  };
  Object.defineProperty(Worker.prototype, 'onmessage', { ...own, set });
}

/** Lets what is found about positions be told as it is given. */
export async function studiedThere(page: Page, give: Instead): Promise<void> {
  await page.exposeFunction('studied', give);
  await page.addInitScript(tellStudied);
}

type Ask = { event: string; number: number; path: string };
type Effect = { effect: string; number: number; ok?: unknown };

/** What is asked under such paths is answered as `answered` says; all else comes in its order. */
function tellAnswered(paths: string): void {
  const { answered } = window as unknown as { answered(text: string): Promise<string> };
  const { postMessage } = Worker.prototype;
  const asked = new Set<number>();
  Worker.prototype.postMessage = function (this: Worker, data: { call?: string; text: string }) {
    const ask: Ask | null = data.call === 'tables' ? JSON.parse(data.text) : null;
    if (ask?.event === 'ask' && new RegExp(paths).test(ask.path)) asked.add(ask.number);
    postMessage.call(this, data);
  };
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  const set = function (this: Worker, hear: (event: { data: unknown }) => void) {
    own?.set?.call(this, async ({ data }: MessageEvent) => {
      if (!data.text?.startsWith('{"effects"')) return hear({ data });
      const happened: { effects: Effect[] } = JSON.parse(data.text);
      for (const one of happened.effects)
        if (one.effect === 'answer' && one.ok !== undefined && asked.delete(one.number))
          one.ok = JSON.parse(await answered(JSON.stringify(one.ok)));
      hear({ data: { text: JSON.stringify(happened) } });
    });
  };
  Object.defineProperty(Worker.prototype, 'onmessage', { ...own, set });
}

/** Lets what is asked under such paths be answered as it is given. */
export async function answeredThere(
  page: Page,
  paths: RegExp,
  give: (text: string) => string,
): Promise<void> {
  await page.exposeFunction('answered', give);
  await page.addInitScript(tellAnswered, paths.source);
}

/** Whatever the tables say over a connection is told to `heard` as well. */
function tellHeard(): void {
  const { heard } = window as unknown as { heard(text: string): Promise<void> };
  const own = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  const set = function (this: Worker, hear: (event: MessageEvent) => void) {
    own?.set?.call(this, (event: MessageEvent) => {
      const { effects = [] } = event.data.text?.startsWith('{"effects"') ? JSON.parse(event.data.text) : {};
      for (const { effect, text } of effects) if (effect === 'say') void heard(text);
      hear(event);
    });
  };
  Object.defineProperty(Worker.prototype, 'onmessage', { ...own, set });
}

/** Hears what the tables say over connections. */
export async function heardThere(page: Page, hear: (text: string) => void): Promise<void> {
  await page.exposeFunction('heard', hear);
  await page.addInitScript(tellHeard);
}

/** The tables do not hear requests of this kind: they are refused with that problem. */
function refuse([kind, problem]: readonly [string, object]): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, data: { call?: string; text: string }) {
    const event = data.call === 'tables' ? JSON.parse(data.text) : null;
    const said = event?.event === 'hear' ? JSON.parse(event.text) : null;
    if (said?.request?.kind !== kind) return postMessage.call(this, data);
    const text = JSON.stringify({ type: 'refused', id: said.id, problem });
    const happened = { effects: [{ effect: 'say', socket: event.socket, text }], wakes: null };
    this.onmessage?.(new MessageEvent('message', { data: { text: JSON.stringify(happened) } }));
  };
}

/** Lets requests of a kind be refused. */
export const refusedThere = (page: Page, kind: string, problem: object): Promise<unknown> =>
  page.addInitScript(refuse, [kind, problem] as const);
