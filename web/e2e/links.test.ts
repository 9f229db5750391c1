// Games by links: two people, each with a browser of their own and no server between them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { writeSite } from './alone';
import { openPage, RESULTS, SIZES, type Size } from './browser';
import { dealer, look, play, until } from './play';
import { browser, site } from './site';
import { tool, unworded } from './table';

/** A browser of one person, which nobody else shares. */
async function person(size: Size, locale: string, at = site.url): Promise<Page> {
  const { page, context, troubles } = await openPage(browser, at, size, locale);
  await context.addInitScript(() => {
    localStorage.setItem('ashtapada-tour', 'seen');
    // What is handed to a messenger is not to be seen here.
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });
  await page.goto(at);
  return page;
}

async function setUp(page: Page, rules: string, rounds?: number, names: string[] = []): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/new/${rules}`);
  await page.click('.mode:has(input[value="friends"])');
  if (rounds !== undefined) {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    const field = page.locator('[data-option="rounds"], .option-slot:has(#option-rounds)').first();
    const off = field.locator('input[type="checkbox"]');
    if ((await off.count()) > 0 && (await off.isChecked())) await off.uncheck();
    await page.fill('#option-rounds', String(rounds));
  }
  for (const [index, name] of names.entries()) await page.locator('.here-names input').nth(index).fill(name);
  await page.click('button[type="submit"]');
  await page.waitForSelector('.board-area svg.board');
}

/** Asks for the link of the game as it stands, and gives it. */
async function link(page: Page): Promise<string> {
  await page.click('[data-link="send"]');
  return page.locator('.link-sending input').inputValue();
}

/** Opens a link as a messenger would have it opened; an invitation is accepted. */
async function open(page: Page, address: string, joins = false): Promise<void> {
  await page.goto(address);
  if (joins) await page.click('[data-link="join"]');
  await page.waitForSelector('.board-area svg.board');
}

/** What a page says beside its board. */
const said = (page: Page) => page.locator('.said').innerText();

/** Pastes a link where the answer goes. */
async function paste(page: Page, text: string): Promise<void> {
  await page.fill('.paste-link input', text);
  await page.click('.paste-link button');
}

/** The armies that are marked as one's own. */
const owned = (page: Page) =>
  page
    .locator('.plate.own')
    .evaluateAll((plates) => plates.map((one) => one.getAttribute('data-seat')).sort());

/** A tool of the table is not there, neither in its row nor behind "More". */
async function lacks(page: Page, ...tools: string[]): Promise<void> {
  for (const tool of tools) {
    expect(
      await page.locator(`[data-tool="${tool}"], [data-ask="${tool}"], [data-open="${tool}"]`).count(),
    ).toBe(0);
  }
}

const over = (page: Page) => page.locator('.result, .result-again').count();

/** Plays until it is the other's turn, or the game is over. */
async function turn(page: Page, seed: number): Promise<void> {
  await until(page, ({ settled }) => settled);
  await play(page, seed, Number.POSITIVE_INFINITY, undefined, () =>
    page.locator('[data-link="send"]').count(),
  );
}

test('a game with dice goes to and fro as links, to its end', async () => {
  const [anna, jan] = [await person('desk', 'pl'), await person('phone', 'cs')];
  await setUp(anna, 'chaturaji-pl-solo', 4, ['Anna', 'Jan']);
  expect((await look(anna)).buttons, 'nobody throws before both have promised').toEqual([]);
  expect(await owned(anna)).toEqual(['north', 'south']);
  await lacks(anna, 'threats', 'agree', 'resign', 'try');
  const invitation = await link(anna);
  // Nobody is to throw before the other has joined, and all of what is said of the link is seen.
  await expect.poll(() => anna.locator('.plate strong:visible').count()).toBe(0);
  expect(
    await anna
      .locator('.paste-link')
      .boundingBox()
      .then((box) => box && box.y + box.height),
  ).toBeLessThan((await anna.locator('.at-bl').boundingBox())?.y ?? 0);
  await anna.screenshot({ path: `${RESULTS}/links-invites.png` });
  await jan.goto(invitation);
  await jan.waitForSelector('[data-link="join"]');
  await jan.screenshot({ path: `${RESULTS}/links-invited.png` });
  expect(await unworded(jan)).toBeUndefined();
  expect(await jan.inputValue('[name="name"]'), 'as the one who invites has called him').toBe('Jan');
  await open(jan, invitation, true);
  // One's own armies, and the first of them at the bottom; nothing is paused while the game is introduced.
  expect(await owned(jan)).toEqual(['east', 'west']);
  expect(await jan.locator('.at-bl .plate').getAttribute('data-seat')).toBe('west');
  expect(await jan.locator('.status').innerText()).toMatch(/^Hází/);
  await jan.keyboard.press('Escape');
  let last = await link(jan);
  // Where the answer goes is on the screen, also on that of an old phone.
  for (const size of [{ width: 360, height: 640 }, SIZES.phone]) {
    await jan.setViewportSize(size);
    await jan.screenshot({ path: `${RESULTS}/links-answer-${size.height}.png` });
    const field = await jan.locator('.paste-link button').boundingBox();
    expect(field && field.y + field.height, `at ${size.height}`).toBeLessThan(
      (await jan.locator('.board-tools').boundingBox())?.y ?? 0,
    );
  }
  const deal = dealer(11);
  let lengths = 0;
  for (let number = 0; number < 200; number += 1) {
    const [page, other] = number % 2 === 0 ? [anna, jan] : [jan, anna];
    await open(page, last);
    if ((await over(page)) > 0) break;
    if (number === 0) {
      await page.click('button.throw');
      await until(page, ({ settled }) => settled);
      expect(await page.locator('[data-tool="take-back"]').isDisabled(), 'a throw stands').toBe(true);
      // Nobody can resign for one army of four, and that is said.
      await page.click('.link-stop summary');
      await lacks(page, 'resign', 'agree');
    }
    await turn(page, deal(1000) + 1);
    expect(await unworded(page)).toBeUndefined();
    if (number < 2) await page.screenshot({ path: `${RESULTS}/links-${number}.png` });
    // Of the link that was sent before nothing is said any more.
    expect(await page.locator('.link-panel').innerText()).not.toMatch(/Skopiowano|Zkopírováno/);
    last = await link(page);
    lengths = Math.max(lengths, last.length);
    if (number === 1) await page.screenshot({ path: `${RESULTS}/links-sent.png` });
    if ((await over(page)) > 0) {
      await open(other, last);
      break;
    }
  }
  await expect.poll(() => over(anna)).toBeGreaterThan(0);
  await expect.poll(() => over(jan)).toBeGreaterThan(0);
  const counts = [
    await anna.getAttribute('main.table', 'data-count'),
    await jan.getAttribute('main.table', 'data-count'),
  ];
  expect(counts[0]).toBe(counts[1]);
  expect(lengths).toBeLessThan(1_500);
});

test('a link is pasted as well as opened, and one that is broken or old says so', async () => {
  const [anna, jan] = [await person('phone', 'en'), await person('desk', 'en')];
  await setUp(anna, 'soldiers16-bl');
  await turn(anna, 3);
  const first = await link(anna);
  await jan.goto(`${site.url}#/link`);
  await jan.fill('.paste-link input', first.slice(0, -9));
  await jan.click('.paste-link button');
  await jan.locator('.paste-link [role="status"]:has-text("Copy it whole")').waitFor();
  await jan.fill('.paste-link input', `Your turn! ${first}`);
  await jan.click('.paste-link button');
  await jan.click('[data-link="join"]');
  await jan.waitForSelector('.board-area svg.board');
  await turn(jan, 5);
  const second = await link(jan);
  // Anna's own link is no old one, and what is said of one is not said of the next.
  const status = anna.locator('.paste-link [role="status"]');
  await paste(anna, first);
  await status.locator('text=your own link').waitFor();
  await paste(anna, 'hello');
  await status.locator('text=Copy it whole').waitFor();
  expect(await status.innerText()).not.toContain('your own');
  // She has the game open, and pastes what came.
  await paste(anna, `Here: ${second}. Jan`);
  await anna.locator('.link-panel').waitFor({ state: 'detached' });
  await turn(anna, 7);
  const third = await link(anna);
  await paste(anna, second);
  await status.locator('text=older link').waitFor();
  // Nothing that was sent is taken back.
  expect(await anna.locator('[data-tool="take-back"]').isDisabled()).toBe(true);
  // Also at one's own turn an old link says so, and then the address says no more of it.
  await open(jan, third);
  await open(jan, first);
  await expect.poll(() => said(jan)).toContain('older link');
  expect(jan.url()).not.toContain('?');
  // Nothing shows what could be taken, also not the key that does elsewhere.
  await jan.keyboard.down('x');
  await jan.waitForTimeout(500);
  expect(await jan.locator('.board-area .threats > *, .board-area .threat').count()).toBe(0);
  await jan.keyboard.up('x');
  // Whose turn it is may resign, and sends that.
  await jan.click('.link-stop summary');
  await jan.click('[data-ask="resign"]');
  await jan.waitForTimeout(500);
  await jan.click('[data-ask="resign"]');
  await expect.poll(() => over(jan)).toBeGreaterThan(0);
  await open(anna, await link(jan));
  await expect.poll(() => over(anna)).toBeGreaterThan(0);
});

test('an invitation that two have used, and a device that only looks on', async () => {
  const [anna, jan] = [await person('desk', 'en'), await person('phone', 'en')];
  await setUp(anna, 'soldiers16-bl');
  await turn(anna, 3);
  const invitation = await link(anna);
  await open(jan, invitation, true);
  await turn(jan, 5);
  const first = await link(jan);
  const eva = await person('desk', 'en');
  await open(eva, invitation, true);
  await turn(eva, 9);
  const second = await link(eva);
  await paste(anna, first);
  await anna.locator('.link-panel').waitFor({ state: 'detached' });
  await turn(anna, 7);
  const sent = await link(anna);
  await paste(anna, second);
  await anna.locator('.paste-link [role="status"]:has-text("Two people")').waitFor();
  // Who was too late hears the same as soon as anything comes.
  await eva.goto(sent);
  await eva.locator('[role="alert"]:has-text("Two people")').waitFor();
  // A device on which nobody has joined is told where the game is played, and is not asked to go on with it.
  const other = await person('desk', 'en');
  await open(other, sent);
  await other.locator('.link-panel:has-text("under “Save and share”")').waitFor();
  await other.goto(`${site.url}#/`);
  await other.reload();
  await other.locator('.games').waitFor();
  expect(await other.locator('[data-game-id], .return-hero').count()).toBe(0);
  await other.goto(`${site.url}#/me`);
  await other.locator('.my-game:has-text("looking on")').waitFor();
});

test('without a link one begins with a friend, and a browser that keeps nothing is warned of', async () => {
  const anna = await person('desk', 'en');
  await anna.locator('.lead:has-text("by links")').waitFor();
  await anna.click('.hero a[href="#/link"]');
  await anna.locator('.link-games a').nth(1).click();
  await anna.locator('.mode:has(input[value="friends"]:checked)').waitFor();
  await anna.locator('.here-names').waitFor();
  expect(await anna.locator('.new-main .problem:visible').count()).toBe(0);
  await anna.context().addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await anna.reload();
  await anna.locator('.new-main .problem:has-text("keeps nothing")').waitFor();
});

test('from a file the text is copied with what to do, and the whole of it is pasted', async () => {
  const file = pathToFileURL(join(writeSite('--single', 'FOLDER/games.html'), 'games.html')).href;
  const [anna, jan] = [await person('phone', 'en', file), await person('desk', 'en', file)];
  await setUp(anna, 'soldiers16-bl');
  await turn(anna, 3);
  await anna.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text;
    };
  });
  await link(anna);
  await anna.locator('.link-panel:has-text("Paste the text that comes back")').waitFor();
  const message = await anna.evaluate(() => document.body.dataset.copied ?? '');
  expect(message).toContain('“A link from a friend”');
  await jan.goto(`${file}#/link`);
  await jan.locator('text=Paste the whole message').waitFor();
  // As a person pastes it, with its lines.
  await jan.locator('.paste-link input').evaluate((field, text) => {
    const carried = new DataTransfer();
    carried.setData('text', `${text}\n\nAnna`);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }),
    );
  }, message);
  await jan.click('.paste-link button');
  await jan.click('[data-link="join"]');
  await jan.waitForSelector('.board-area svg.board');
});

test('a game goes on at another device of the same person, and the first only looks on', async () => {
  const [anna, jan] = [await person('desk', 'pl'), await person('phone', 'cs')];
  await setUp(anna, 'chaturaji-pl-solo', 4, ['Anna', 'Jan']);
  await open(jan, await link(anna), true);
  await jan.keyboard.press('Escape');
  await open(anna, await link(jan));
  await anna.click('button.throw');
  // A throw with which nothing can be moved is over at once, and the next one is Jan's.
  while (await anna.locator('[data-may], [data-link="send"]').first().getAttribute('data-link')) {
    await open(jan, await link(anna));
    await turn(jan, 3);
    await open(anna, await link(jan));
    await anna.click('button.throw');
  }
  const { count } = await look(anna);
  await tool(anna, '[data-open="share"]');
  expect(await anna.locator('.hand-over').count(), 'it stays a game by links as long as it goes on').toBe(0);
  await anna.locator('[data-link="place"]').waitFor();
  await anna.screenshot({ path: `${RESULTS}/links-place-asks.png` });
  await anna.click('[data-link="place"]');
  // Whoever presses twice in haste has not agreed.
  await anna.waitForTimeout(600);
  await anna.click('[data-link="place"]');
  const place = await anna.locator('.take-place .link-sending input').inputValue();
  expect(place).toMatch(/#\/link\/[\w-]+~[\w-]+$/);
  await anna.click('.take-place [data-link="code"]');
  await anna.locator('.link-code .qr-code path').waitFor();
  await anna.keyboard.press('Escape');
  expect(await unworded(anna)).toBeUndefined();
  await anna.screenshot({ path: `${RESULTS}/links-place.png` });
  await anna.keyboard.press('Escape');
  // Here nobody goes on: the link can be had again, also after the page was loaded again.
  await anna.reload();
  await anna.locator('.link-panel:has-text("na innym twoim urządzeniu")').waitFor();
  expect((await look(anna)).buttons).toEqual([]);
  expect(await anna.locator('[data-may]').count()).toBe(0);
  await anna.click('[data-link="place-again"]');
  expect(await anna.locator('.link-panel .link-sending input').inputValue()).toBe(place);
  await anna.screenshot({ path: `${RESULTS}/links-place-gone.png` });

  const pocket = await person('phone', 'pl');
  await open(pocket, place);
  await expect.poll(() => said(pocket)).toContain('na tym urządzeniu');
  await pocket.screenshot({ path: `${RESULTS}/links-place-here.png` });
  expect((await until(pocket, ({ settled }) => settled)).count, 'the throw is there').toBe(count);
  expect(await owned(pocket)).toEqual(['north', 'south']);
  await turn(pocket, 5);
  await open(jan, await link(pocket));
  await turn(jan, 7);
  const back = await link(jan);
  await open(pocket, back);
  await pocket.locator('button.throw').waitFor();
  await open(anna, back);
  await anna.locator('.link-panel:has-text("na innym twoim urządzeniu")').waitFor();
  expect((await look(anna)).buttons).toEqual([]);
  // It comes back the same way.
  await tool(pocket, '[data-open="share"]');
  await pocket.click('[data-link="place"]');
  await pocket.waitForTimeout(600);
  await pocket.click('[data-link="place"]');
  await open(anna, await pocket.locator('.take-place .link-sending input').inputValue());
  await anna.locator('button.throw').waitFor();
});
