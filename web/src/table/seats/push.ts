// Asks the browser, and then the server, to tell of a turn while the page is closed.

import { forget, keep, kept } from '../../base/kept';
import type { PushTo } from '../../generated/wire';
import { request } from '../../net/api';
import { language } from '../../text';
import type { Store } from '../store';

/** `off` and `on` of this browser and game; `denied`: the person has forbidden it; `failed`: the browser or the server could not. */
export type PushState = 'off' | 'on' | 'denied' | 'failed';

const name = (game: string) => `ashtapada-push-${game}`;

/** Whether it can be at all, or else why not: no secure line, or a browser that cannot. */
export function possible(): 'yes' | 'insecure' | 'unable' {
  if (!window.isSecureContext) return 'insecure';
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return able ? 'yes' : 'unable';
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** What the server is told of a subscription. */
function written(to: PushSubscription): PushTo | null {
  const { endpoint, keys } = to.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, lang: language.peek() } : null;
}

/** How long the server may take to answer. */
const PATIENCE_MS = 10_000;

/** Says it to the server; whether it has agreed. */
function said({ seats }: Pick<Store, 'seats'>, to: PushTo, on: boolean): Promise<boolean> {
  seats.pushed.value = null;
  seats.say({ type: 'push', to, on });
  return new Promise((resolve) => {
    const done = (agreed: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(agreed);
    };
    const timer = setTimeout(() => done(false), PATIENCE_MS);
    // It is called at once, too, when `stop` is not there yet: then nothing was answered.
    const stop = seats.pushed.subscribe((answer) => answer !== null && done(answer === on));
  });
}

/** How it stands for a game in this browser. */
export async function isAsked(game: string): Promise<PushState> {
  if (possible() !== 'yes') return 'off';
  if (Notification.permission === 'denied') return 'denied';
  const to = await subscription();
  return to && kept(name(game)) === to.endpoint ? 'on' : 'off';
}

export async function begin(store: Store): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await request<{ key: string }>('/api/push');
  await navigator.serviceWorker.register('/worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const to = await pushManager.subscribe(wanted).catch(async () => {
    // One of another key, from a server that had other games.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const told = written(to);
  if (!told) return 'failed';
  if (!(await said(store, told, true))) return 'failed';
  keep(name(store.id), to.endpoint);
  return 'on';
}

export async function end(store: Store): Promise<PushState> {
  const to = await subscription();
  const told = to && written(to);
  if (told && !(await said(store, told, false))) return 'failed';
  forget(name(store.id));
  return 'off';
}
