// Reviewing a game, trying something, saving it, setting up positions: in a real browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { urlOf } from './alone';
import { openPage, RESULTS, type Size } from './browser';
import { browser, server } from './house';
import { chooseLanguage, create, openDetails, tool } from './table';

const GAME = {
  rules: 'chaturaji-pl-solo',
  options: [['firstPlayer', 'south']] as [string, string][],
  actions: ['3', 'b1-c3', '5', 'b6-c6', '2', 'h8-f6', '3', 'h2-f3'],
};

const shot = (page: Page, name: string) => page.screenshot({ path: join(RESULTS, `review-${name}.png`) });
const count = (page: Page) => page.getAttribute('main.table', 'data-count').then(Number);
const browsed = (page: Page) => page.inputValue('.slider').then(Number);

async function saved(page: Page, click: string): Promise<Buffer> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    page.click(click),
  ]);
  // Kept for inspection, like the screenshots of the page.
  const kept = join(RESULTS, `review-saved.${download.suggestedFilename().split('.').at(-1)}`);
  await download.saveAs(kept);
  return readFileSync(kept);
}

for (const [size, lang] of [
  ['desk', 'en'],
  ['phone', 'pl'],
  ['lying', 'cs'],
] as [Size, string][]) {
  test(`stepping, a branch, and the way back: ${size}, ${lang}`, async () => {
    const id = await create(server.url, GAME);
    const { page, context, troubles } = await openPage(browser, server.url, size, lang);
    await page.goto(`/game/${id}`);
    await page.waitForSelector('main.table[data-count="8"]');
    expect(await browsed(page)).toBe(8);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await browsed(page)).toBe(6);
    await page.keyboard.press('Home');
    expect(await browsed(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await browsed(page)).toBe(1);
    if (size === 'desk') {
      await page.hover('.board');
      await page.mouse.wheel(0, 120);
      await expect.poll(() => browsed(page)).toBe(2);
      await page.mouse.wheel(0, 10);
      await page.mouse.wheel(0, -10);
      expect(await browsed(page)).toBe(2);
    }
    // On a phone the moves are a sheet.
    if (size === 'phone') await page.click('#open-moves');
    await page.fill('.slider', '4');
    if (size === 'phone') await page.click('.close-sheet');
    expect(await browsed(page)).toBe(4);
    const read = () => page.evaluate(() => document.querySelector('.rules-area')?.scrollTop);
    if (size === 'desk') await page.click('#tab-rules');
    if (size === 'desk') await page.waitForSelector('.rules-text');
    if (size === 'desk') await page.evaluate(() => document.querySelector('.rules-area')?.scrollTo(0, 700));
    await tool(page, '[data-open="try"]');
    await page.waitForSelector('.branch-bar');
    // The text stays scrolled to where the reader was.
    if (size === 'desk') await expect.poll(read).toBe(700);
    expect(await count(page)).toBe(4);
    await page.click('.by-hand [data-face="2"]');
    await page.waitForSelector('main.table[data-count="5"][data-settled]');
    await page.keyboard.press('Escape');
    await shot(page, `branch-${size}-${lang}`);
    await page.click('[data-tool="take-back"]');
    await page.waitForSelector('main.table[data-count="6"][data-settled]');
    // Or the dice are thrown, as at the table.
    if (size === 'desk') await page.keyboard.press('t');
    else await page.click('button.throw');
    await page.waitForSelector('main.table[data-count="7"][data-settled]');
    await shot(page, `branch-thrown-${size}-${lang}`);
    await page.click('.branch-bar .primary');
    await page.waitForSelector('main.table[data-count="8"]');
    expect(await page.locator('.branch-bar').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
}

test('a branch stands in the address: reloaded, shared, and left by the browser’s way back', async () => {
  const id = await create(server.url, GAME);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto('/');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main.table[data-count="8"]');
  await page.fill('.slider', '4');
  await tool(page, '[data-open="try"]');
  await page.waitForSelector('.branch-bar');
  for (const [face, length] of [
    ['2', 5],
    ['', 6],
  ] as const) {
    if (face === '') await page.locator('[data-may]').first().dispatchEvent('click', { detail: 0 });
    else await page.click(`.by-hand [data-face="${face}"]`);
    if (face === '') await page.locator('[data-target]').first().dispatchEvent('click', { detail: 0 });
    await page.waitForSelector(`main.table[data-count="${length}"][data-settled]`);
  }
  const tried = urlOf(page).searchParams;
  expect(tried.get('from')).toBe('4');
  expect(tried.get('tried')).toMatch(/^2,[a-h]\d[-x][a-h]\d$/);
  await page.reload();
  await page.waitForSelector('.branch-bar');
  await page.waitForSelector('main.table[data-count="6"][data-settled]');
  // Another reader with the link sees the same, and can go on to the game.
  const other = await openPage(browser, server.url, 'phone', 'cs');
  await other.page.goto(page.url());
  await other.page.waitForSelector('main.table[data-count="6"]');
  await other.page.click('.branch-bar .primary');
  await other.page.waitForSelector('main.table[data-count="8"]');
  expect(new URL(other.page.url()).search).toBe('');
  await other.context.close();
  // What is taken back is removed from the address too.
  await page.click('[data-tool="take-back"]');
  await page.waitForSelector('main.table[data-count="7"][data-settled]');
  expect(urlOf(page).searchParams.get('tried')).toBe('2');
  // Another branch from further back; the browser's Back leaves one after the other.
  await page.fill('.slider', '2');
  await tool(page, '[data-open="try"]');
  await page.waitForSelector('main.table[data-count="2"]');
  expect(urlOf(page).search).toBe('?from=2');
  await page.goBack();
  await page.waitForSelector('main.table[data-count="5"]');
  await page.goBack();
  await page.waitForSelector('main.table[data-count="8"]');
  expect(await page.locator('.branch-bar').count()).toBe(0);
  expect(page.url()).toContain(`/game/${id}`);
  expect(troubles).toEqual([]);
  expect(other.troubles).toEqual([]);
  await context.close();
});

test('a branch becomes a game of its own', async () => {
  const id = await create(server.url, GAME);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main.table[data-count="8"]');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await tool(page, '[data-open="try"]');
  await page.waitForSelector('.branch-bar');
  await page.click('.branch-bar button:last-child');
  await page.waitForSelector('.begins');
  await openDetails(page);
  for (const select of await page.locator('.seat-field .who').all()) await select.selectOption('');
  await shot(page, 'play-on');
  await page.click('.new-go .primary');
  await page.waitForSelector('main.table[data-count="1"]');
  expect(page.url()).not.toContain(id);
  expect(troubles).toEqual([]);
  await context.close();
});

test('pictures, a film, the record, and links', async () => {
  const id = await create(server.url, GAME);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(`/game/${id}`);
  await page.waitForSelector('main.table[data-count="8"]');
  await tool(page, '[data-open="share"]');
  await page.waitForSelector('dialog.share[open]');
  await shot(page, 'share');
  const record = (await saved(page, '[data-share="record"]')).toString();
  expect(record).toContain('[Rules "chaturaji-pl-solo"]');
  const svg = (await saved(page, '[data-share="svg"]')).toString();
  expect(svg).not.toMatch(/class=|var\(/);
  // What only style sheets set is included.
  expect(svg).toMatch(/<text[^>]* font-weight="600"/);
  const png = await saved(page, '[data-share="png"]');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1200]);
  const gif = await saved(page, '[data-share="gif"]');
  const frames = await page.evaluate(
    async (bytes) => {
      const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
      await decoder.completed;
      await decoder.tracks.ready;
      const total = decoder.tracks.selectedTrack?.frameCount ?? 0;
      const { image } = await decoder.decode({ frameIndex: total - 1 });
      return [total, image.displayWidth];
    },
    [...gif],
  );
  // The start, and four turns.
  expect(frames).toEqual([5, 480]);
  // The server of the tests can be reached from this computer only.
  expect(await page.locator('.share-note', { hasText: 'only on this computer' }).count()).toBe(1);
  const link = await page.inputValue('#share-link');
  await page.check('.share-whole input');
  const frame = await page.inputValue('#share-frame');
  await page.goto(link);
  await page.waitForSelector('main.table[data-count="0"]');
  await shot(page, 'position');
  await page.goto(/src="([^"]+)"/.exec(frame)?.[1] ?? '');
  await page.waitForSelector('.embed .picture');
  await page.click('.embed .steps button:nth-child(2)');
  await shot(page, 'embed');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a record is opened, and what is wrong in it is shown where it is', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'cs');
  await page.goto('/');
  await page.click('.load-record summary');
  const bad =
    '[Rules "chaturaji-pl-solo"]\n[Edition "1"]\n[Option "firstPlayer=south"]\n\n1. 3: b1-c3 2. 5: b6-c7';
  await page.fill('.load-record textarea', bad);
  await page.click('.load-record > button');
  await page.waitForSelector('.load-record .problem:not([hidden])');
  const at = await page.$eval(
    '.load-record textarea',
    (area) => (area as HTMLTextAreaElement).selectionStart,
  );
  expect(bad.slice(at)).toBe('b6-c7');
  await shot(page, 'record-phone-cs');
  await page.fill('.load-record textarea', bad.replace('b6-c7', 'b6-c6'));
  await page.click('.load-record > button');
  await page.click('.load-record .primary');
  await page.waitForSelector('main.table[data-count="4"]');
  // The browser reports the answer to the bad record as well.
  expect(troubles.filter((one) => !one.includes('400'))).toEqual([]);
  await context.close();
});

// What is removed, and what is put where.
for (const [rules, taken, man, spot] of [
  ['chaturaji-pl-solo', 'a1', 'south-boat', 'd4'],
  ['vilac-9506', 'a1', 'south-rook', 'd4'],
  ['soldiers16-bl', 'c3', 'south-soldier', 'e5'],
  ['cows-leopards-bl', null, 'south-cow', 'e5'],
] as const) {
  test(`a position of ${rules} is set up by hand and played from`, async () => {
    const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
    await page.goto(`/setup/${rules}`);
    await page.waitForSelector('.palette');
    const before = await page.inputValue('.setup-text textarea');
    await page.click('.palette > button:nth-of-type(2)');
    const place = async (name: string) => {
      const box = await page.locator(`.setup-board [data-spot="${name}"]`).boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    if (taken !== null) await place(taken);
    await page.click(`[data-man="${man}"]`);
    await place(spot);
    await expect.poll(() => page.inputValue('.setup-text textarea')).not.toBe(before);
    await page.waitForSelector('.setup .primary:not([disabled])');
    await shot(page, `setup-${rules}`);
    await page.click('.setup .primary');
    await page.waitForSelector('.begins');
    // The first player follows from the position; the rest of the form is as for any game.
    expect(await page.locator('[data-option="firstPlayer"]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
}

test('a position set up with another side to play is played from by keyboard, on a telephone', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'cs');
  await page.goto('/setup/soldiers16-bl');
  await page.selectOption('.setup-row select', 'north');
  const play = page.locator('.setup .primary:not([disabled])');
  await play.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.begins');
  await openDetails(page);
  await page.selectOption('[data-seat="north"] select', '');
  await shot(page, 'setup-form-phone');
  await page.locator('.new-go .primary').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('main.table');
  expect(await page.textContent('.plate.due .name')).toBe('Tmavý');
  expect(troubles).toEqual([]);
  await context.close();
});

test('a position that cannot be says why, by colour, piece and square, and can be mended', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto('/position?rules=vilac-9506&position=4k3/8/8/8/8/8/4R3/4K3+w+-+-+0+1');
  await page.click('main a[href*="/setup/"]');
  await expect
    .poll(() => page.textContent('.setup .problem'))
    .toMatch(/^Czarny król na e8 jest pod\sszachem: atakuje go wieża z\se2,/);
  expect(await page.locator('.setup .primary').isDisabled()).toBe(true);
  await page.selectOption('.setup-row select', 'north');
  await page.waitForSelector('.setup .primary:not([disabled])');
  await page.selectOption('.setup-row select', 'south');
  await page.waitForSelector('.setup .primary[disabled]');
  await chooseLanguage(page, 'cs');
  await expect.poll(() => page.textContent('.setup .problem')).toMatch(/^Černý král na e8 je v\sšachu/);
  await context.close();
});

/** Black opens the way to its king with its second move; four moves in all. */
const MATED = { rules: 'vilac-9506', actions: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] };
const looked = (page: Page) => page.getAttribute('.graph-field', 'aria-valuenow').then(Number);

test('the chances are gone through by keys, and told in words', async () => {
  const id = await create(server.url, MATED);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(`/game/${id}?review`);
  await page.waitForSelector('.study.whole .graph');
  await page.focus('.graph-field');
  expect(await looked(page)).toBe(4);
  await page.keyboard.press('Home');
  expect(await looked(page)).toBe(0);
  expect(await browsed(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await looked(page)).toBe(2);
  expect(await browsed(page)).toBe(2);
  expect(await page.getAttribute('.graph-field', 'aria-valuetext')).toMatch(
    /^Move 2: White \d+%, Black \d+%$/,
  );
  await page.keyboard.press('ArrowLeft');
  expect(await looked(page)).toBe(1);
  // The next of the moments that decided: the move that let the mate in.
  await page.keyboard.press('PageUp');
  expect(await looked(page)).toBe(2);
  await page.keyboard.press('End');
  expect(await looked(page)).toBe(4);
  // For those who do not see it, the same is a table.
  const rows = await page.locator('.graph-table tbody tr').allInnerTexts();
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)).toMatch(/0%\s+100%$/);
  // By pointer, as by keys.
  const box = await page.locator('.graph-field').boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(await looked(page)).toBe(2);
  expect(troubles).toEqual([]);
  await context.close();
});

test('two armies are told apart without their colours', async () => {
  const id = await create(server.url, MATED);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${id}?review`);
  await page.waitForSelector('.study.whole .graph-areas pattern', { state: 'attached' });
  // Both have the same shape: one is printed filled, the other as an outline.
  const fills = await page
    .locator('.graph-areas pattern g:first-child path')
    .evaluateAll((prints) => prints.map((one) => one.getAttribute('fill') === 'none'));
  expect(fills).toEqual([false, true]);
  expect(troubles).toEqual([]);
  await context.close();
});

for (const size of ['desk', 'phone', 'lying'] as const) {
  test(`a card leads to its position, and back to the whole review: ${size}`, async () => {
    const id = await create(server.url, MATED);
    const { page, context, troubles } = await openPage(browser, server.url, size, 'cs');
    await page.goto(`/game/${id}?review`);
    await page.waitForSelector('.study.whole .key-moment');
    // Nothing is wider than the page.
    expect(await page.locator('.study').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    // A badge leads to its card.
    await page.click('[data-key-moment="1"]');
    expect(await page.evaluate(() => document.activeElement?.closest('.key-moment')?.id)).toBe(
      'key-moment-1',
    );
    await page.keyboard.press('Enter');
    await page.locator('.board-area').waitFor();
    const seq = Number(await page.locator('.key-show').first().getAttribute('data-moment'));
    expect(await browsed(page)).toBe(seq - 1);
    // The card is seen beside the position, and the page has not been scrolled.
    const [card, shown] = await Promise.all(
      ['#key-moment-1', '.study-shown'].map((one) => page.locator(one).boundingBox()),
    );
    expect(Math.abs((card?.y ?? 0) - (shown?.y ?? 0))).toBeLessThan(60);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('.study-head').evaluate((one) => one.getBoundingClientRect().top > 0)).toBe(
      true,
    );
    await shot(page, `card-${size}`);
    await page.click('[data-study="whole"]');
    await page.waitForSelector('.study.whole');
    expect(await page.locator('.board-area').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.study', { state: 'detached' });
    expect(await page.locator('.board-area').isVisible()).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });
}

test('what was picked on the curve is told on top beside the board', async () => {
  const id = await create(server.url, MATED);
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await page.goto(`/game/${id}?review`);
  await page.waitForSelector('.study.whole .graph');
  const box = await page.locator('.graph-field').boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  const told = await page.innerText('.study-now');
  await page.click('[data-study="board"]');
  await page.locator('.board-area').waitFor();
  expect(await page.innerText('.study-now')).toBe(told);
  const [now, shown] = await Promise.all(
    ['.study-now', '.study-shown'].map((one) => page.locator(one).boundingBox()),
  );
  const below = (now?.y ?? 0) - (shown?.y ?? 0);
  expect(below >= 0 && below < 40).toBe(true);
  // Where the pointer happens to lie is nothing that is shown.
  expect(await page.locator('.key-moment.here').count()).toBe(0);
  expect(troubles).toEqual([]);
  await context.close();
});

test('a sentence says who deserved it and how many moments decided, without sideways scrolling at twice the size', async () => {
  for (const [lang, decided] of [
    ['en', /moments? decided\.$/],
    ['pl', /Rozstrzygn.* momenty?\.$/],
    ['cs', /Rozhodl.* chvíle\.$/],
  ] as const) {
    const id = await create(server.url, MATED);
    const { page, context, troubles } = await openPage(browser, server.url, 'desk', lang);
    // As a window of 1280 is at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(`/game/${id}?review`);
    await page.waitForSelector('.study.whole .key-moment');
    expect((await page.innerText('.study-verdict')).replaceAll('\u00a0', ' ')).toMatch(decided);
    expect(await page.locator('.study').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  }
});
