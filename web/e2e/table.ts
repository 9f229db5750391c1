// Sets a table up: through the form, as a person would, or by a request to the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewGame, Request } from '../src/generated/wire';
import { createAlone, isAlone } from './alone';

const WORDS = join(import.meta.dirname, '../../crates/rulebook/locales/en');

/** Sets one option in the form; its group must be open. */
async function setOption(page: Page, id: string, value: string): Promise<void> {
  const field = page.locator(`[data-option="${id}"]`);
  if ((await field.locator('select').count()) > 0) {
    await field.locator('select').selectOption(value);
    return;
  }
  // A number may have a word beside it, such as “all”, that is ticked instead of a number.
  const word = field.locator('.number-field input[type="checkbox"]');
  if ((await word.count()) > 0 && (await word.isChecked())) await word.click();
  await field.locator('input[type="number"]').fill(value);
}

/** Opens what the set-up form has beside its three cards: seats, clock, options. */
export async function openDetails(page: Page): Promise<void> {
  const details = page.locator('.set-up-details');
  await details.waitFor();
  if (!(await details.evaluate((one: HTMLDetailsElement) => one.open)))
    await details.locator(':scope > summary').click();
  await page.waitForSelector('.seat-field');
}

/** Sets a table up and starts the game: the first seat is a person's, the others as given. */
export async function setUp(
  page: Page,
  rules: string,
  options: Readonly<Record<string, string>>,
  others: string = '',
): Promise<void> {
  await page.goto('/');
  const line = page.locator(`[data-game="${rules}"]`).first();
  await line.waitFor({ state: 'attached' });
  // On a telephone relatives are folded away.
  const folded = page.locator('details.family:not([open])', { has: line });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  await line.locator('.set-up').click();
  await openDetails(page);
  const seats = await page.locator('.seat-field .who').all();
  for (const [index, seat] of seats.entries()) await seat.selectOption(index === 0 ? '' : others);
  for (const [id, value] of Object.entries(options)) {
    const group = page.locator('.option-group', { has: page.locator(`[data-option="${id}"]`) });
    await group.locator('summary').click();
    await setOption(page, id, value);
  }
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
}

/** The ids of all messages, and the prefixes of those that are assembled from parts. */
const IDS = new Set(
  readdirSync(WORDS).flatMap((file) =>
    [...readFileSync(join(WORDS, file), 'utf8').matchAll(/^([a-z][\w-]*-[\w-]+) =/gm)].map(([, id]) => id),
  ),
);
const MADE =
  /^(event|refusal|role|colour|seat|status|act|ending|sign|spot|option|value|problem|result|tempo|continue)-[a-z]/;

/** A message that is missing, or is not looked up, is shown as its id: the first such, if any. */
export async function unworded(page: Page): Promise<string | undefined> {
  const said = await page.evaluate(() => {
    const labels = ['aria-label', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
    );
    const hints = [...document.querySelectorAll('svg title')].map((one) => one.textContent);
    return [document.body.innerText, ...labels, ...hints].join('\n');
  });
  const words = said.match(/(?<![\w/.-])[a-z][\w]*(-[\w]+)+/g) ?? [];
  return words.find((word) => IDS.has(word) || MADE.test(word));
}

/** Sets a table up without the form, by default with people in all seats. Returns its id. */
export async function create(url: string, game: Partial<NewGame> & Pick<NewGame, 'rules'>): Promise<string> {
  if (isAlone) return createAlone(game);
  const response = await fetch(`${url}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options: [], seats: [], dice: 'fair', position: null, ...game }),
  });
  const created = await response.json();
  expect(response.ok, JSON.stringify(created)).toBe(true);
  return created.id;
}

/** The dialog in which people sit down at a table for several screens. */
export const gather = (page: Page) => page.locator('dialog.gather');

/**
 * Writes a name into that dialog. A message of the server that comes at the very moment has the field drawn again before the page
 * hears of what was put there, all at once as nobody types; then it is written once more.
 */
export async function write(page: Page, name: string): Promise<void> {
  const field = gather(page).locator('.gather-name input');
  for (let tries = 0; tries < 10; tries++) {
    await field.fill(name);
    if ((await field.inputValue()) === name) return;
  }
  throw new Error(`the name "${name}" does not stay in its field`);
}

/** Sits down under a name where one has come to. */
export async function sit(page: Page, seat: string, name: string): Promise<void> {
  await gather(page).waitFor();
  expect(await unworded(page)).toBeUndefined();
  await write(page, name);
  // Whoever has set the table up sits there already.
  if ((await gather(page).locator(`[data-sits="${seat}"][data-state="mine"]`).count()) > 0)
    await page.keyboard.press('Enter');
  else await gather(page).locator(`[data-gather="sit-${seat}"]`).click();
}

/** Comes to a table and sits down. */
export async function come(page: Page, id: string, seat: string, name: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await sit(page, seat, name);
}

/** Presses a tool of the table, which may be in the list of those wanted less often. */
export async function tool(page: Page, selector: string): Promise<void> {
  const one = page.locator(selector);
  await one.waitFor({ state: 'attached' });
  if (!(await one.isVisible())) await page.click('[data-tool="more"]');
  await one.click();
}

/** Shows a tab beside the board, or where the tabs are a sheet raises that with its tool. */
export async function showTab(page: Page, name: 'moves' | 'rules' | 'talk'): Promise<void> {
  const tab = page.locator(`#tab-${name}`);
  await tab.waitFor({ state: 'attached' });
  await ((await tab.isVisible()) ? tab.click() : page.click(`#open-${name}`));
}

/** Unfolds what one may do after a game beside playing again and looking back. */
export async function more(page: Page): Promise<void> {
  const button = page.locator('.result-more');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** Chooses another language, where the settings are. */
export async function chooseLanguage(page: Page, code: string): Promise<void> {
  await page.click('.settings-button');
  await page.check(`[name="setting-language"][value="${code}"]`);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
  await page.keyboard.press('Escape');
}

/** Presses a button that asks first: once, and once more. */
export async function sure(one: Locator): Promise<void> {
  await one.click();
  await expect.poll(() => one.getAttribute('data-sure')).toBe('asks');
  // Pressed again at once it would have been pressed once.
  await one.page().waitForTimeout(400);
  await one.click();
}

/** A tool that asks first, also where it is among those on request. */
export async function asked(page: Page, ask: 'agree' | 'resign' | 'reopen'): Promise<void> {
  const one = page.locator(`[data-ask="${ask}"]`);
  await one.waitFor({ state: 'attached' });
  if (!(await one.isVisible())) await page.click('[data-tool="more"]');
  await sure(one);
}

/** Does something at a table over a socket of its own, by default the first action possible. The page shows any of ours. */
export async function deed(page: Page, id: string, request?: Request): Promise<void> {
  const answer = await page.evaluate(
    ([game, wish]) =>
      new Promise<string>((done) => {
        // As the page remembers what is played in this browser.
        const known = JSON.parse(localStorage.getItem('ashtapada-screen') ?? '[]');
        localStorage.setItem('ashtapada-screen', JSON.stringify([game, ...known]));
        const socket = new WebSocket(`ws://${location.host}/api/games/${game}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', seen: 0 }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'snapshot') {
            const first = () => {
              const action = message.choices.legal[0];
              return action ? { kind: 'act', action: action.text } : { kind: 'roll' };
            };
            const seen = message.entries.length;
            socket.send(
              JSON.stringify({ type: 'do', id: crypto.randomUUID(), seen, request: wish ?? first() }),
            );
          } else if (message.type === 'done' || message.type === 'refused') {
            socket.close();
            done(message.type === 'done' ? 'done' : data);
          }
        };
      }),
    [id, request] as const,
  );
  expect(answer).toBe('done');
}

/** All that the live region says from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const region = document.querySelector('[data-testid="announcer"]');
    if (!region) throw new Error('nothing is told here');
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
