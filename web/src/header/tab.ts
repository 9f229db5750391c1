// The number of games in which others wait, in the title and on the icon of the tab: asked for when the page changes, when
// one comes back to it, and every minute.
import { effect } from '@preact/signals';
import { askGoing, waiting } from '../account/waiting';
import { ROOT } from '../base/alone';
import { calls } from '../base/heading';
import { route } from '../base/router';

const EVERY_MS = 60_000;
const ICON = `${ROOT}icon.svg`;

/** An icon with a number on it; of more than nine it says so. */
export function marked(icon: string, count: number): string {
  const text = count > 9 ? '9+' : String(count);
  const badge = `<circle cx="356" cy="356" r="150" fill="#6a4fd0" stroke="#fff8e8" stroke-width="20"/><text x="356" y="${text.length > 1 ? 424 : 432}" font-family="Georgia,serif" font-weight="700" font-size="${text.length > 1 ? 180 : 220}" text-anchor="middle" fill="#fff8e8">${text}</text>`;
  return icon.replace('</svg>', `${badge}</svg>`);
}

let drawn: Promise<string> | null = null;

async function wear(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  let href = ICON;
  if (count > 0) {
    drawn ??= fetch(ICON).then((answer) => answer.text());
    href = `data:image/svg+xml,${encodeURIComponent(marked(await drawn, count))}`;
  }
  // Another number may have come in the meantime.
  if (count === calls.peek() && link.getAttribute('href') !== href) link.href = href;
}

const ask = () => {
  // Without an answer the number stays as it was.
  askGoing().catch(() => {});
};

let kept = false;

/** Keeps the number up to date from now on. */
export function keepTab(): void {
  if (kept) return;
  kept = true;
  effect(() => {
    const at = route.value;
    // Who is at a table knows whose turn it is there.
    const here = at.page === 'game' ? at.id : null;
    calls.value = waiting.value.filter(({ id }) => id !== here).length;
  });
  effect(() => {
    // The icon stays as it was.
    wear(calls.value).catch(() => {});
  });
  effect(() => {
    route.value;
    ask();
  });
  document.addEventListener('visibilitychange', () => document.hidden || ask());
  setInterval(ask, EVERY_MS);
}
