// The look and sound of the table: settings by keyboard, which are stored; dice on the board; the legend; no
// sound before the first gesture.
import { expect, test } from 'vitest';
import { openPage, RESULTS, SIZES } from './browser';
import { browser, server } from './house';
import { act, clickSpot } from './play';
import { create, tool, unworded } from './table';

test('settings are reached and chosen by keyboard on every page, and are there the next time', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'pl');
  for (const path of ['/', '/new/vilac-9506', '/rules/vilac-9506']) {
    await page.goto(path);
    await page.locator('.settings-button').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.settings[open]');
    expect(await unworded(page)).toBeUndefined();
    const wide = await page.locator('dialog.settings').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wide, 'nothing sticks out of the dialog').toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.settings', { state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.classList.contains('settings-button'))).toBe(
      true,
    );
  }
  await page.keyboard.press('Enter');
  // A dialog takes the focus when it opens, from whatever had it before.
  await page.waitForSelector('dialog.settings[open]');
  const choose = async (name: string, value: string) => {
    const radios = page.locator(`input[name="setting-${name}"]`);
    await radios.first().focus();
    for (let i = 0; i < (await radios.count()); i++) {
      if (await page.locator(`input[name="setting-${name}"][value="${value}"]`).isChecked()) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`${name} does not come to ${value}`);
  };
  await choose('theme', 'dark');
  await choose('armies', 'dyes');
  await choose('men', 'letters');
  await choose('museum', 'egyptian');
  await page.keyboard.press('Escape');
  const id = await create(server.url, { rules: 'chaturaji-pl-solo', actions: [] });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.plate');
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await page.locator('[data-seat="south"] .plate-name').textContent()).toContain('Indygowy');
  expect(await page.locator('.board-area .pieces path[stroke="#f3eeff"][stroke-width="8"]').count()).toBe(8);
  await page.screenshot({ path: `${RESULTS}/look-dark-phone.png` });
  expect(troubles).toEqual([]);
  await context.close();
});

test('dice come to rest on what was thrown, over no piece, and a lost throw names what is blocked', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const id = await create(server.url, { rules: 'chaturaji-pl-solo', dice: 'hand', actions: [] });
  await page.goto(`/game/${id}`);
  await page.click('[data-face="4"]');
  const die = page.locator('.cloth-die.lies');
  await die.waitFor();
  expect(await die.getAttribute('data-face')).toBe('4');
  expect(await page.locator('.idle-words').textContent()).toBe(
    'A 4\u00a0was thrown: the elephant (c1) cannot move.',
  );
  expect(await page.locator('.idle-mark').count()).toBe(1);
  await page.click('.by-hand [data-face="3"]');
  await page.locator('.cloth-die.lies[data-face="3"]').waitFor();
  const lying = await die.boundingBox();
  for (const piece of await page.locator('.board-area .piece').all()) {
    const box = await piece.boundingBox();
    if (!lying || !box) throw new Error('not drawn');
    const [dx, dy] = [box.x + box.width / 2, box.y + box.height / 2];
    const over = dx > lying.x && dx < lying.x + lying.width && dy > lying.y && dy < lying.y + lying.height;
    expect(over).toBe(false);
  }
  expect(await page.locator('.idle-mark').count()).toBe(0);
  await page.screenshot({ path: `${RESULTS}/look-dice.png` });
  expect(troubles).toEqual([]);
  await context.close();
});

test('no button moves from turn to turn, whatever is said', async () => {
  const options: [string, string][] = [['firstPlayer', 'south']];
  const id = await create(server.url, { rules: 'chaturaji-pl-solo', options, dice: 'hand' });
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.by-hand');
  const places = new Set<string>();
  const measure = async () => {
    for (const size of ['desk', 'lying', 'tablet'] as const) {
      await page.setViewportSize(SIZES[size]);
      places.add(`${size} ${(await page.locator('.board-tools').boundingBox())?.y}`);
    }
  };
  await measure();
  for (const action of ['3', 'b1-c3', '5', 'b6-c6']) {
    await act(page, action);
    await measure();
    // Nothing can be moved there now: the notice says why.
    await clickSpot(page, 'h1');
    await page.waitForSelector('.notice:not(:empty)');
    await measure();
  }
  expect([...places]).toHaveLength(3);
  expect(troubles).toEqual([]);
  await context.close();
});

test('nothing sounds before the first gesture, and moves are heard after it', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'lying', 'cs');
  await page.addInitScript(() => {
    const heard = { contexts: 0, started: 0 };
    Object.assign(window, { heard });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts++;
      }
      override createBufferSource() {
        heard.started++;
        return super.createBufferSource();
      }
    };
  });
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: { contexts: number; started: number } }).heard);
  const id = await create(server.url, { rules: 'soldiers16-bl', actions: [] });
  await page.goto(`/game/${id}`);
  await page.waitForSelector('.board-area [data-may]');
  expect(await heard()).toEqual({ contexts: 0, started: 0 });
  await page.locator('.board-area svg.board').focus();
  await page.keyboard.press('Enter');
  expect((await heard()).contexts).toBe(1);
  await page.waitForSelector('[data-target]', { state: 'attached' });
  const target = await page.locator('[data-target]').first().boundingBox();
  if (!target) throw new Error('nowhere to go');
  await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
  await expect.poll(async () => (await heard()).started).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test('the legend lists what this table can show, and leads to the rule', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const id = await create(server.url, { rules: 'soldiers16-bl', actions: [] });
  await page.goto(`/game/${id}`);
  await tool(page, '[data-tool="legend"]');
  await page.waitForSelector('dialog.legend[open] .rule-link');
  expect(await page.locator('.legend-signs:not(.legend-marks) dt').count()).toBe(1);
  await page.click('dialog.legend .rule-link');
  await page.waitForSelector('dialog.legend', { state: 'detached' });
  expect(troubles).toEqual([]);
  await context.close();
});
