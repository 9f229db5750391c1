// Other input than the mouse: the keyboard alone, and touch.
import type { CDPSession, Page } from 'playwright-core';
import type { Board } from '../src/generated/wire';
import { type Hand, middle, middleOf, walkTo } from './play';

/** How many keys it may take to get anywhere on a page. */
const FAR = 120;

const BOARD = '.board-area svg.board';

/**
 * Presses Tab, or Shift and Tab if it comes earlier in the document, until what the selector finds has the
 * focus. Returns false if it does not exist, or disappears meanwhile.
 */
export async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let keys = 0; keys < FAR; keys++) {
    const way = await page.evaluate((wanted) => {
      const goal = document.querySelector(wanted);
      const at = document.activeElement ?? document.body;
      if (!goal) return 'gone';
      if (goal === at) return 'there';
      const before = at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
      return before && at !== document.body ? 'Shift+Tab' : 'Tab';
    }, selector);
    if (way === 'gone' || way === 'there') return way === 'there';
    await page.keyboard.press(way);
  }
  throw new Error(`${selector} is not reached by Tab`);
}

export async function pressByKey(page: Page, selector: string): Promise<void> {
  if (await tabTo(page, selector)) await page.keyboard.press('Enter');
}

/** Presses arrow keys on a closed list, until it shows the value. */
export async function selectByKey(page: Page, selector: string, value: string): Promise<void> {
  await tabTo(page, selector);
  const list = page.locator(selector);
  const values = await list
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const [from, to] = [values.indexOf(await list.inputValue()), values.indexOf(value)];
  for (let at = from; at !== to; at += Math.sign(to - from))
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
}

export const keyboard = (board: Board): Hand => ({
  async spot(page, spot) {
    await tabTo(page, BOARD);
    await walkTo(page, board, 0, spot);
    await page.keyboard.press('Enter');
  },
  press: pressByKey,
});

/** Taps, and drags every other piece to where it goes. */
export function finger(line: CDPSession): Hand {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  let down = false;
  let pieces = 0;
  return {
    async spot(page, spot) {
      const at = await middleOf(page, spot);
      const held = await page.locator(`[data-spot="${spot}"]`).getAttribute('data-may');
      if (down) {
        await send('touchMove', [at]);
        await send('touchEnd', []);
        down = false;
      } else if (held !== null && ++pieces % 2 === 0) {
        await send('touchStart', [at]);
        await send('touchMove', [{ x: at.x, y: at.y - 8 }]);
        down = true;
      } else {
        await page.touchscreen.tap(at.x, at.y);
      }
    },
    async press(page, selector) {
      const at = await middle(page, selector);
      if (at) await page.touchscreen.tap(at.x, at.y);
    },
  };
}
