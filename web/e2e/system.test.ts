// The system's preferences are followed: a dark page, high contrast, no motion, few colours.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, RESULTS } from './browser';
import { browser, server } from './house';
import { clickSpot, look, play } from './play';
import { create } from './table';

const shot = (name: string) => ({ path: join(RESULTS, `${name}.png`) });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('a page is dark or of high contrast as the system asks, until a theme is chosen', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'cs');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.waitForSelector('.tile');
  expect(await theme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect.poll(() => theme(page)).toBe('contrast');
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await expect.poll(() => theme(page)).toBe('cloth');
  await page.click('.settings-button');
  expect(await page.locator('input[name="setting-theme"][value="system"]').isChecked()).toBe(true);
  await page.check('input[name="setting-theme"][value="wood"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await page.waitForSelector('.tile');
  expect(await theme(page)).toBe('wood');
  expect(troubles).toEqual([]);
  await context.close();
});

/** How many elements have a transition or an animation, and how often one was animated by script. */
const motion = (page: Page) =>
  page.evaluate(() => ({
    gradual: [...document.querySelectorAll('*')].filter((one) => {
      const { transitionDuration, animationName } = getComputedStyle(one);
      return transitionDuration.split(', ').some((time) => time !== '0s') || animationName !== 'none';
    }).length,
    set: (window as unknown as { set: number }).set,
  }));

test('nothing moves by itself where that is not wanted', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.addInitScript(() => {
    Object.assign(window, { set: 0 });
    const real = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...all: Parameters<Element['animate']>) {
      (window as unknown as { set: number }).set++;
      return real.apply(this, all);
    };
  });
  // A soldier jumps and captures, a die is thrown: both involve much motion, unless there is to be none.
  const position = '2n/3/7/2n1n2/9/3n3/3s3/3/3 s - 12-13 0-0 0';
  for (const wanted of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: wanted });
    await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl', position })}`);
    await page.waitForSelector('[data-may]');
    await clickSpot(page, 'e3');
    await clickSpot(page, 'e5');
    await expect.poll(() => look(page).then((offer) => offer.count)).toBe(1);
    const soldiers = await motion(page);
    await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-solo' })}`);
    await page.click('button.throw');
    await page.locator('.cloth-die').first().waitFor();
    await play(page, 4, 12);
    const kings = await motion(page);
    if (wanted === 'reduce') expect([soldiers, kings]).toEqual(Array(2).fill({ gradual: 0, set: 0 }));
    else for (const one of [soldiers, kings]) expect(Math.min(one.gradual, one.set)).toBeGreaterThan(0);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('with forced colours the board keeps its own, and what is chosen is still seen', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const paint = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { color, backgroundColor, borderBottomColor, borderBottomWidth, fill } = getComputedStyle(one);
        return { color, backgroundColor, borderBottomColor, borderBottomWidth, fill };
      });
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-team', dice: 'hand' })}`);
  await page.waitForSelector('.by-hand');
  const letter = (await paint('.coordinates text')).fill;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, contrast: 'no-preference' });
    // The theme follows the system; the letters of the board are drawn on the ground of the same theme.
    const own = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--motif'),
    );
    expect(own.trim()).not.toBe('');
    if (colorScheme === 'light') expect((await paint('.coordinates text')).fill).toBe(letter);
    await page.click('[data-tool="threats"]');
    const off = await paint('[data-tool="draw"]');
    const chosen = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: HighlightText; background: Highlight';
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return { color, background: backgroundColor };
    });
    expect(chosen.background).not.toBe(off.backgroundColor);
    const on = await paint('[data-tool="threats"]');
    expect([on.color, on.backgroundColor]).toEqual([chosen.color, chosen.background]);
    expect(off.borderBottomColor).not.toBe(off.backgroundColor);
    const [due, waits] = [await paint('.plate.due'), await paint('.plate:not(.due)')];
    expect(due.borderBottomColor).not.toBe(waits.borderBottomColor);
    const bare = await page.locator('button:visible').evaluateAll((all) =>
      all
        .filter((one) => !one.matches('.log button, .rule-link'))
        .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1)
        .map((one) => one.className),
    );
    expect(bare).toEqual([]);
    await page.click('[data-tool="threats"]');
    await page.screenshot(shot(`forced-kings-${colorScheme}`));
  }
  await page.click('[data-face="3"]');
  await page.waitForSelector('[data-may]');
  await clickSpot(page, 'b1');
  await page.waitForSelector('[data-target]', { state: 'attached' });
  await page.screenshot(shot('forced-kings-picked'));
  await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl' })}`);
  await page.waitForSelector('[data-may]');
  await page.locator('.board-area svg.board').focus();
  await page.keyboard.press('Enter');
  await page.screenshot(shot('forced-soldiers'));
  await page.click('.settings-button');
  await page.waitForSelector('dialog[open]');
  await page.screenshot(shot('forced-settings'));
  expect(troubles).toEqual([]);
  await context.close();
});
