// Where the parts of the table stand: all in sight at the sizes named, nothing over anything else, nothing that
// moves from turn to turn; captives that fit; tabs beside the board that grow with the window and are remembered.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, RESULTS, SIZES } from './browser';
import { answered, browser, server } from './house';
import { act, clickSpot } from './play';
import { create, openDetails, showTab } from './table';

const WINDOWS = {
  ...SIZES,
  small: { width: 1280, height: 800 },
  'phone with bars': { width: 390, height: 664 },
  'phone held sideways': { width: 844, height: 390 },
};

const CLOCK = { initial: 600, increment: 5 };
const GAMES: [string, object][] = [
  ['chaturaji-pl-solo', { options: [['firstPlayer', 'south']] }],
  ['chaturaji-pl-team', { dice: 'hand', clock: CLOCK }],
  ['soldiers16-bl', {}],
  ['cows-leopards-bl', {}],
  ['vilac-9506', { clock: CLOCK }],
];

/** What a turn needs; what is missing at a size is not looked for. */
const NEEDED = [
  '.plate',
  '.board-area svg.board',
  '.status',
  '.dice-tray',
  '.throw',
  '.by-hand',
  '.board-tools > button',
  '.more > button',
];

/** What is not wholly in the window, and what stands over what. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate((needed) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight) found.push(`the page scrolls: ${root.scrollHeight}`);
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const seen = needed.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 ? [{ name: `${selector} ${element.textContent?.slice(0, 12)}`, box }] : [];
      }),
    );
    for (const { name, box } of seen) {
      const out =
        box.top < 0 || box.left < 0 || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5;
      if (out) found.push(`${name} sticks out: ${box.left},${box.top} ${box.right},${box.bottom}`);
    }
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 1 && down > 1) found.push(`${one.name} and ${other.name} overlap`);
      }
    }
    return found;
  }, NEEDED);

test.concurrent.each(GAMES)('all that a turn of %s needs is in sight', async (rules, more) => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${await create(server.url, { rules, ...more })}`);
  await page.waitForSelector('.board-tools');
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    expect(await misplaced(page), name).toEqual([]);
    await page.screenshot({ path: `${RESULTS}/layout-${rules}-${name.replaceAll(' ', '-')}.png` });
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('neither the board nor the tools move, whatever is said', async () => {
  const options: [string, string][] = [['firstPlayer', 'south']];
  const { page, context } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-solo', options, dice: 'hand' })}`);
  await page.waitForSelector('.by-hand');
  const places = new Map<string, Set<string>>();
  const measure = async () => {
    for (const [name, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size);
      const boxes = await page.evaluate(() =>
        ['.board-area', '.board-tools', '.plate'].map((one) => {
          const { x, y, width } = document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
          return [x, y, width].map(Math.round).join();
        }),
      );
      places.set(name, (places.get(name) ?? new Set()).add(boxes.join(' ')));
    }
  };
  await measure();
  // A throw that is lost, one that is played, and a click that is refused: each has more to say.
  for (const action of ['4', '3', 'a7-c6', '5']) {
    await act(page, action);
    await clickSpot(page, 'h1');
    await measure();
  }
  for (const [name, found] of places) expect([...found], name).toHaveLength(1);
  await context.close();
});

/** Twenty pieces of all kinds, taken by the seat in the south. */
const TAKEN = [
  ...['west', 'north', 'east'].flatMap((army) =>
    ['king', 'elephant', 'horse', 'boat', 'pawn', 'pawn'].map((role) => ({ by: 'south', army, role })),
  ),
  { by: 'south', army: 'west', role: 'pawn' },
  { by: 'south', army: 'north', role: 'pawn' },
];

test('twenty captives are grouped, counted and fit', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  await answered(page, /\/api\/games\//, (text) =>
    text.replaceAll('"taken":[]', `"taken":${JSON.stringify(TAKEN)}`),
  );
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-solo' })}`);
  await page.waitForSelector('[data-seat="south"] .captive');
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    const { groups, counted, out } = await page.locator('[data-seat="south"]').evaluate((plate) => {
      const whole = plate.querySelector('.captives')?.getBoundingClientRect() ?? new DOMRect();
      const shown = [...plate.querySelectorAll('.captive')].filter((one) => one.clientWidth > 0);
      const count = (one: Element) => Number(/×(\d+)/.exec(one.textContent ?? '')?.[1] ?? 1);
      return {
        groups: shown.length,
        counted: shown.reduce((sum, one) => sum + count(one), 0),
        out: shown.filter((one) => {
          const { top, left, bottom, right } = one.getBoundingClientRect();
          return (
            top < whole.top - 1 ||
            left < whole.left - 1 ||
            bottom > whole.bottom + 1 ||
            right > whole.right + 1
          );
        }).length,
      };
    });
    expect(groups, name).toBeLessThan(TAKEN.length);
    expect(groups, name).toBeGreaterThan(2);
    expect(counted, name).toBe(TAKEN.length);
    expect(out, name).toBe(0);
    await page.screenshot({ path: `${RESULTS}/layout-captives-${name.replaceAll(' ', '-')}.png` });
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('long names of players cut no letter off the colours, and are seen where four sit round a board', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'cs');
  const name = 'Aleksandra Wojciechowska-Kowalczyk';
  const seats = (['south', 'west', 'north', 'east'] as const).map((seat) => ({
    seat,
    player: { kind: 'human', name } as const,
  }));
  for (const clock of [undefined, { ...CLOCK, kind: 'increment', decides: false } as const]) {
    const id = await create(server.url, { rules: 'chaturaji-pl-solo', seats, ...(clock && { clock }) });
    await page.goto(`/game/${id}`);
    await page.waitForSelector(clock ? '.plate .clock' : '.plate');
    for (const [window, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size);
      const { cut, seen, close } = await page.evaluate(() => {
        const all = (part: string) => [...document.querySelectorAll<HTMLElement>(`.plate ${part}`)];
        return {
          cut: all('.player-name').filter((one) => one.scrollWidth > one.clientWidth).length,
          seen: all('.name').filter((one) => one.clientWidth > 40).length,
          // Neither touches the colour the clock, nor the name above it the edge of the plate.
          close: all('.player-name').filter((one) => {
            const box = (part: string) => one.closest('.plate')?.querySelector(part)?.getBoundingClientRect();
            const [own, colour, clock] = [one.getBoundingClientRect(), box('.name'), box('.clock')];
            const top = (one.closest('.plate')?.getBoundingClientRect().top ?? 0) + 3;
            const above = colour !== undefined && colour.bottom <= own.top + 1;
            const beside = !clock || own.right <= clock.left || own.bottom <= clock.top + 0.5;
            return !beside || (above && colour.top < top);
          }).length,
        };
      });
      expect(cut, `${window}, clock: ${clock !== undefined}`).toBe(0);
      expect(seen, `${window}, clock: ${clock !== undefined}`).toBe(4);
      expect(close, `${window}, clock: ${clock !== undefined}`).toBe(0);
    }
  }
  expect(troubles).toEqual([]);
  await context.close();
});

/** Labels of the tools smaller than 12 points, cut off, or nearer to the next one than six. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.board-tools :is(.tool, .tempo button)')].flatMap((one) => {
      const words = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (!words || one.closest('.more-tools') || one.getBoundingClientRect().width === 0) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      return [{ one, name: words.textContent, box: range.getBoundingClientRect() }];
    });
    shown.sort((a, b) => a.box.left - b.box.left);
    return shown.flatMap(({ one, name, box }, index) => {
      const next = shown[index + 1]?.box.left ?? Number.POSITIVE_INFINITY;
      const around = one.getBoundingClientRect();
      const faults: [string, boolean][] = [
        ['small', Number.parseFloat(getComputedStyle(one).fontSize) < 12],
        ['cut off', box.left < around.left || box.right > around.right || box.bottom > around.bottom],
        ['too near', next - box.right < 6],
      ];
      return faults.flatMap(([fault, is]) => (is ? `${name} is ${fault}` : []));
    });
  });

test.concurrent.for(['en', 'pl', 'cs'])(
  'what the tools are called can be read, in %s',
  async (lang, { expect }) => {
    const { page, context, troubles } = await openPage(browser, server.url, 'desk', lang);
    // With a computer player there is a tool more, whose words change.
    const seats = [{ seat: 'north' as const, player: { kind: 'bot' as const, bot: 'greedy' } }];
    await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506', seats })}`);
    for (const paused of [false, true]) {
      if (paused) await page.click('[data-tempo="pause"]');
      await page.waitForSelector(`[data-tempo="${paused ? 'go-on' : 'pause'}"]`);
      for (const [name, size] of Object.entries(WINDOWS)) {
        await page.setViewportSize(size);
        // Which tools stand under *More* follows the new size a moment later.
        await expect.poll(() => crowded(page), { message: `${name}, paused: ${paused}` }).toEqual([]);
      }
    }
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test('what stands beside the board grows with the window, to its edges', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'pl');
  for (const rules of ['vilac-9506', 'chaturaji-pl-team']) {
    await page.goto(`/game/${await create(server.url, { rules })}`);
    await page.waitForSelector('.leaves');
    const widths: number[] = [];
    for (const size of [
      WINDOWS.desk,
      { width: 1600, height: 900 },
      { width: 1920, height: 1080 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(size);
      const [board, column, left] = await Promise.all(
        ['.board-area', '.leaves', '.seat-area'].map((one) => page.locator(one).first().boundingBox()),
      );
      if (!board || !column || !left) throw new Error('a part of the table is missing');
      widths.push(column.width);
      // Nothing between the edges of the page is left empty.
      expect(left.x).toBeLessThan(20);
      expect(column.x - board.x - board.width).toBeLessThan(24);
      expect(size.width - column.x - column.width).toBeLessThan(20);
      await page.screenshot({ path: `${RESULTS}/layout-column-${rules}-${size.width}.png` });
    }
    expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
    expect(widths.at(-1)).toBeGreaterThan(500);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test.concurrent.each(['desk', 'phone'] as const)(
  'which man is which can be looked up, at a %s',
  async (size) => {
    const { page, context, troubles } = await openPage(browser, server.url, size, 'pl');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const fetched = () => asked.filter((path) => path.includes('/assets/Men-')).length;
    await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506' })}`);
    await page.waitForSelector('.board-tools');
    await showTab(page, 'rules');
    await page.waitForSelector('.men-key summary');
    expect(fetched()).toBe(0);
    await page.click('.men-key summary');
    await page.waitForSelector('.men-key .men li');
    expect(fetched()).toBeGreaterThan(0);
    const words = async () => (await page.locator('.men-key li').allTextContents()).sort();
    const names = ['goniec', 'król', 'królowa', 'pionek', 'skoczek', 'wieża'];
    expect(await words()).toEqual(names);
    expect(await page.locator('.men-key li svg path').count()).toBeGreaterThanOrEqual(names.length);
    await page.screenshot({ path: `${RESULTS}/men-${size}.png` });
    // Where all men are alike there is nothing to be told apart.
    await page.goto(`/game/${await create(server.url, { rules: 'soldiers16-bl' })}`);
    await showTab(page, 'rules');
    await page.waitForSelector('.rules-here .rules-text', { state: 'attached' });
    expect(await page.locator('.men-key').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  },
);

test('the rules are closed at first, and the tab that was chosen is remembered', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const address = `/game/${await create(server.url, { rules: 'soldiers16-bl' })}`;
  await page.goto(address);
  await page.waitForSelector('#tab-moves[aria-selected="true"]');
  // At one screen nobody talks.
  expect(await page.locator('.leaves [role="tab"]').allInnerTexts()).toEqual(['Moves', 'Rules', 'Analysis']);
  expect(await page.locator('.rules-text').count()).toBe(0);
  expect(await page.locator('.log').isVisible()).toBe(true);
  await page.click('#tab-rules');
  await page.waitForSelector('#panel-rules .rules-text');
  expect(await page.locator('.log').isVisible()).toBe(false);
  await page.reload();
  await page.waitForSelector('#panel-rules .rules-text');
  // What the computer finds out is asked for, and not remembered.
  await page.click('#tab-study');
  await page.waitForSelector('#panel-study .study-lines li');
  await page.reload();
  await page.waitForSelector('#panel-rules .rules-text');
  expect(await page.getAttribute('#tab-study', 'aria-selected')).toBe('false');
  await page.click('#tab-moves');
  await page.reload();
  await page.waitForSelector('#tab-moves[aria-selected="true"]');
  expect(troubles).toEqual([]);
  await context.close();
});

test('the tabs are one stop of the keyboard, and a click takes no arrows from the game', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'en');
  const actions = ['e2e4', 'e7e5', 'g1f3'];
  await page.goto(`/game/${await create(server.url, { rules: 'vilac-9506', actions })}`);
  await page.waitForSelector('#tab-moves');
  const at = () => page.evaluate(() => document.activeElement?.id);
  await page.focus('#tab-moves');
  for (const [key, id] of [
    ['ArrowRight', 'rules'],
    ['ArrowRight', 'study'],
    ['ArrowRight', 'moves'],
    ['End', 'study'],
    ['ArrowLeft', 'rules'],
    ['Home', 'moves'],
  ] as const) {
    await page.keyboard.press(key);
    // The focus stays on the tab, also when what it shows has come.
    await page.waitForSelector(id === 'study' ? '.study-lines li' : `#panel-${id}:not([hidden])`);
    expect(await at()).toBe(`tab-${id}`);
    const stops = await page
      .locator('.leaves > .leaves-head [role="tab"]')
      .evaluateAll((tabs) =>
        tabs.map((tab) => [tab.id, tab.getAttribute('aria-selected'), (tab as HTMLElement).tabIndex]),
      );
    expect(stops).toEqual(
      ['moves', 'rules', 'study'].map((one) => [`tab-${one}`, `${one === id}`, one === id ? 0 : -1]),
    );
    expect(await page.locator(`#${await page.getAttribute(`#tab-${id}`, 'aria-controls')}`).isVisible()).toBe(
      true,
    );
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.click('#tab-rules');
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('.to-present');
  expect(await page.getAttribute('#tab-rules', 'aria-selected')).toBe('true');
  expect(troubles).toEqual([]);
  await context.close();
});

test('what a turn asks for is in sight with every tab', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'desk', 'cs');
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-team', dice: 'hand' })}`);
  for (const size of [WINDOWS.desk, WINDOWS.lying, WINDOWS.tablet]) {
    await page.setViewportSize(size);
    for (const tab of ['rules', 'study', 'moves']) {
      await page.click(`#tab-${tab}`);
      await page.waitForSelector(`#panel-${tab}:not([hidden])`);
      expect(await misplaced(page), `${tab} at ${size.width}`).toEqual([]);
      for (const part of ['.by-hand', '.board-tools', '.status'])
        expect(await page.locator(part).isVisible(), `${part} with ${tab}`).toBe(true);
    }
  }
  expect(troubles).toEqual([]);
  await context.close();
});

test('on a phone the rules are a sheet that opens at the rule and leaves the board in sight', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'en');
  await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-solo', dice: 'hand' })}`);
  await page.click('[data-face="2"]');
  await page.waitForSelector('.said .rule-link, .notice .rule-link, [data-may], .actions button');
  await page.click('#open-rules');
  await page.waitForSelector('.leaves.raised .rules-text');
  const [sheet, board] = [
    await page.locator('.leaves').boundingBox(),
    await page.locator('.board-area').boundingBox(),
  ];
  expect(sheet && board && sheet.y >= board.y + board.height - 1).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('close-sheet');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.leaves:not(.raised)', { state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('open-rules');
  await page.click('#open-moves');
  await page.waitForSelector('.leaves.raised .log-area .turn');
  await page.click('.close-sheet');
  // A refusal leads to its rule: the sheet opens there.
  await clickSpot(page, 'd1');
  await page.click('.tray .notice .rule-link');
  await page.waitForSelector('.leaves.raised .pointed');
  await expect
    .poll(() =>
      page
        .locator('.rules-area .pointed')
        .first()
        .evaluate((one) => {
          const { top } = one.getBoundingClientRect();
          const sheet = document.querySelector('.rules-area')?.getBoundingClientRect();
          return sheet !== undefined && top >= sheet.top && top < sheet.bottom;
        }),
    )
    .toBe(true);
  expect(troubles).toEqual([]);
  await context.close();
});

test('the game can be started without scrolling, and says nothing three times', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'pl');
  await page.goto('/new/chaturaji-pl-solo');
  await page.waitForSelector('[type="submit"]');
  for (const name of ['phone', 'phone with bars'] as const) {
    await page.setViewportSize(WINDOWS[name]);
    const start = await page.locator('[type="submit"]').boundingBox();
    expect(start && start.y + start.height <= WINDOWS[name].height, name).toBe(true);
  }
  await openDetails(page);
  const about = (await page.locator('.seat-field .about').allTextContents()).filter((text) => text !== '');
  expect(new Set(about).size).toBe(about.length);
  expect(troubles).toEqual([]);
  await context.close();
});

test('the whole board of a lesson is in sight', async () => {
  const { page, context } = await openPage(browser, server.url, 'desk', 'pl');
  await page.goto('/learn/chaturaji-pl-solo');
  await page.waitForSelector('.live-board svg.board');
  for (const name of ['desk', 'small'] as const) {
    await page.setViewportSize(WINDOWS[name]);
    const board = await page.locator('.live-board svg.board').boundingBox();
    expect(board && board.y + board.height <= WINDOWS[name].height, name).toBe(true);
  }
  await context.close();
});

test('a plate cuts nothing off: what has no room is not there', async () => {
  const bot = (seat: string, id: string) => ({ seat, player: { kind: 'bot', bot: id } });
  const seats = [bot('west', 'level-4-cautious'), bot('north', 'level-7'), bot('east', 'level-2')] as never[];
  const position = '4nK3/8/8/8/8/8/wK5eK1/sE1sH5 s throw 0,0,0,0 command=s:loss taken=ws';
  for (const [lang, commanded, level] of [
    ['en', 'commanded by Red', 'Merchant'],
    ['pl', 'dowodzi czerwony', 'Kupiec'],
    ['cs', 'velí červený', 'Kupec'],
  ] as const) {
    const { page, context, troubles } = await openPage(browser, server.url, 'desk', lang);
    await page.goto(`/game/${await create(server.url, { rules: 'chaturaji-pl-team', seats, position })}`);
    await page.waitForSelector('.plate.due');
    // Whole, and within the line.
    const whole = (seat: string) =>
      page.locator(`[data-seat="${seat}"] .plate-notes`).evaluate((notes) =>
        [...notes.children].flatMap((one) => {
          const seen = one.getBoundingClientRect().top < notes.getBoundingClientRect().bottom;
          return seen ? `${one.textContent}${one.scrollWidth > one.clientWidth ? '…' : ''}` : [];
        }),
      );
    expect(await whole('south')).toContain(commanded);
    // How well a computer plays is named.
    expect(await whole('west')).toEqual([level]);
    expect(troubles).toEqual([]);
    await context.close();
  }
});

test('on a phone the faces of the die are whole beneath a note and the bar of the chances', async () => {
  const { page, context, troubles } = await openPage(browser, server.url, 'phone', 'cs');
  await page.addInitScript(() => localStorage.setItem('ashtapada-chances', 'shown'));
  const options: [string, string][] = [['firstPlayer', 'south']];
  await page.goto(
    `/game/${await create(server.url, { rules: 'chaturaji-wikipedia', options, actions: ['3 4'] })}`,
  );
  await page.waitForSelector('.tray .chances');
  await clickSpot(page, 'h8');
  await page.waitForSelector('.tray .notice .rule-link');
  const over = await page.locator('.tray').evaluate((tray) => tray.scrollHeight - tray.clientHeight);
  expect(over).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${RESULTS}/layout-faces-phone.png` });
  expect(troubles).toEqual([]);
  await context.close();
});

test('a list grows on a phone for a value that one line does not hold', async () => {
  const { page, context } = await openPage(browser, server.url, 'phone', 'pl');
  await page.goto('/new/chaturaji-pl-team');
  await openDetails(page);
  const list = page.locator('#option-parade');
  await page.locator('.option-group', { has: list }).locator('summary').click();
  const heights = new Map<string, number>();
  for (const option of await list.locator('option').allTextContents()) {
    await list.selectOption({ label: option });
    heights.set(option, await list.evaluate((one) => one.clientHeight));
  }
  const [long] = [...heights].sort(([one], [other]) => other.length - one.length);
  expect(long?.[1]).toBeGreaterThan(Math.min(...heights.values()));
  await context.close();
});

test('what is chosen for a seat is read whole', async () => {
  for (const lang of ['en', 'pl', 'cs']) {
    const { page, context } = await openPage(browser, server.url, 'desk', lang);
    await page.goto('/new/chaturaji-pl-team');
    await openDetails(page);
    await page.waitForSelector('.character');
    const cut = await page.locator('.seat-player select').evaluateAll((selects) =>
      selects.flatMap((select) => {
        const free = select.cloneNode(true) as HTMLSelectElement;
        free.selectedIndex = (select as HTMLSelectElement).selectedIndex;
        const chosen = free.selectedOptions[0];
        if (chosen) free.replaceChildren(chosen);
        free.style.cssText = 'position: absolute; width: max-content; flex: none';
        select.closest('form')?.append(free);
        const room = select.getBoundingClientRect().width - free.getBoundingClientRect().width;
        free.remove();
        return room < 0 ? [`${chosen?.text} ${room}`] : [];
      }),
    );
    expect(cut, lang).toEqual([]);
    await context.close();
  }
});
