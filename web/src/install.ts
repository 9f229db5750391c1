// Keeps the page in this browser, so that it opens without the server, and can be installed.
import { effect } from '@preact/signals';
import { alone, ROOT } from './base/alone';
import { catalogue } from './net/catalogue';
import { cataloguePath, rulesPath } from './net/paths';
import { language } from './text';

/** Some while after the page was shown: keeping it is in no hurry, and what is to be seen is. */
const LATER_MS = 3000;

export function keepPage(): void {
  effect(() => {
    const manifest = document.querySelector('link[rel="manifest"]');
    manifest?.setAttribute('href', `${ROOT}app.${language.value}.webmanifest`);
  });
  // While developing, the page changes all the time; and without a secure line there are no workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register(`${ROOT}worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    // What comes with the page needs not be kept beside it.
    if (alone) return;
    const games = catalogue.value?.games ?? [];
    const lang = language.value;
    active?.postMessage([cataloguePath(lang), ...games.map((game) => rulesPath(game.id, lang))]);
  };
  setTimeout(() => {
    // It is a gift: where the browser forbids it, the page does without.
    keep().catch(() => {});
  }, LATER_MS);
}
