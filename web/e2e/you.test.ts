// The only person at a table is "you" wherever the page speaks of him; computer players have their names.
import { expect, test } from 'vitest';
import { server, visit } from './house';
import { look, play } from './play';
import { create, openDetails } from './table';

const BOT = { kind: 'bot', bot: 'greedy' } as const;
const PERSON = { kind: 'human', name: '' } as const;

/** The words of the person's own colour, black, in any case. */
const OWN = {
  en: /\bblack\b/i,
  pl: /\bczarn(y|ego|ym|a|ą|e)(?=\P{L}|$)/iu,
  cs: /(?<!\p{L})čern(ý|ého|ým|á|ou|é)(?=\P{L}|$)/iu,
};
const YOU = { en: /\b(you|your)\b/i, pl: /Rzucasz|Twój|Twoja/, cs: /Házíte|Váš|Vaše|Jste/ };

for (const locale of ['en', 'pl', 'cs'] as const) {
  test(`${locale}: one person against three computers is you, everywhere`, async () => {
    const page = await visit('desk', locale);
    const seats = (['south', 'west', 'north', 'east'] as const).map((seat) => ({
      seat,
      player: seat === 'south' ? PERSON : BOT,
    }));
    const id = await create(server.url, { rules: 'chaturaji-pl-solo', seats });
    await page.goto(`/game/${id}`);
    await page.waitForSelector('button.throw');
    // Everything that is said or written, whenever it changes.
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const read = () => {
        for (const selector of ['.status', '[data-testid="announcer"]', '.notice', '.log p'])
          for (const one of document.querySelectorAll(selector)) said.push(one.textContent ?? '');
        for (const one of document.querySelectorAll('.log .turn')) said.push(one.getAttribute('title') ?? '');
        said.push(document.title);
      };
      read();
      new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await play(page, 5, 36);
    const said = [...new Set(await page.evaluate(() => (window as unknown as { said: string[] }).said))];
    expect(said.filter((words) => OWN[locale].test(words))).toEqual([]);
    expect(said.some((words) => YOU[locale].test(words))).toBe(true);
    expect(await page.textContent('[data-seat="south"] .name')).toMatch(/^(You|Ty|Vy)$/);
    // No computer player is called by its id; rules and options speak of what is random.
    const names = await page.locator('.name, .army, .turn').allTextContents();
    expect(names.filter((name) => /random/.test(name))).toEqual([]);
    expect(await page.textContent('main')).not.toMatch(/greedy|searcher|bot:/);
  });
}

test('two people at one screen have their colours', async () => {
  const page = await visit('desk', 'en');
  const id = await create(server.url, { rules: 'vilac-9506' });
  await page.goto(`/game/${id}`);
  await expect.poll(() => look(page).then((offer) => offer.movable.length)).toBeGreaterThan(0);
  expect(await page.textContent('.status')).toBe('White to move.');
  expect(await page.locator('.plate .name').allTextContents()).toEqual(['White', 'Black']);
});

test('computer players are named for the game, and a record played on keeps them', async () => {
  const page = await visit('desk', 'en');
  const record = '[Rules "soldiers16-bl"]\n[South "human"]\n[North "bot:greedy"]\n\n1. e4-e5\n';
  await page.goto('/');
  await page.click('.load-record summary');
  await page.fill('.load-record textarea', record);
  await page.click('.load-record button');
  await page.waitForSelector('.load-record .primary');
  expect(await page.textContent('.load-record [role="status"]')).toContain('Corporal');
  await page.click('.load-record .primary ~ button');
  await openDetails(page);
  expect(await page.locator('[data-seat="north"] select').inputValue()).toBe('greedy');
  expect(await page.textContent('[data-seat="north"] option:checked')).toBe('Corporal (medium)');
  await page.click('button[type="submit"]');
  await page.waitForSelector('main.table');
  expect(await page.getAttribute('[data-seat="north"] .sitter', 'aria-label')).toContain('Corporal (medium)');
  expect(await page.textContent('body')).not.toMatch(/greedy|bot:/);
});
