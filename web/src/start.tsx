// The page itself: its words, its parts, and what it listens to.
import { render } from 'preact';
import { App } from './app';
import { alone } from './base/alone';
import { keepFocus } from './base/focus';
import { afterPaint, mergeRedraws } from './base/frames';
import { listenToLinks, route } from './base/router';
import { isAround } from './base/routes';
import { keepPage } from './install';
import { listenToKeys } from './keys/keys';
import { foreseeTable } from './net/api';
import { keepCatalogue } from './net/catalogue';
import { HOUSE, PAGES } from './pages';
import { wearSets } from './parts/sets';
import { awaitGesture } from './sound/sounds';
import { startLanguage } from './text';
import { beginPlainly, fetchFonts, putFontsOn } from './text/fonts';

/** How long the first page waits for its table: a board at once is better than words about one, words better than nothing. */
const PATIENCE = 1500;
/** How long a page that is ready waits for its fonts. */
const FONTS_PATIENCE = 300;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A page is seen in the fonts that it keeps: in ours if they come soon, else in those of the system. */
async function showInFonts(page: HTMLElement): Promise<void> {
  page.style.visibility = 'hidden';
  await Promise.race([fetchFonts().catch(() => {}), wait(FONTS_PATIENCE)]);
  if (!putFontsOn()) beginPlainly();
  page.style.visibility = '';
}

/** At a table the board is seen at once. */
function putFontsOnLater(): void {
  const at = route.peek();
  const put = () => {
    if (route.peek() === at) putFontsOn();
  };
  afterPaint(() => fetchFonts().then(put, () => {}));
}

/** Draws the page, in the place of what stands there. */
export async function start(root: HTMLElement): Promise<void> {
  mergeRedraws();
  if (alone) {
    (await import('./alone/links')).keepLinks();
    (await import('./alone/forms')).keepForms();
  }
  const at = route.peek();
  const shown = PAGES[at.page === 'position' ? 'review' : at.page];
  const around = isAround(at.page) ? HOUSE.around.ready().catch(() => {}) : null;
  // What cannot be fetched says so when it is to be shown.
  const first = at.page === 'game' ? foreseeTable(at.id).catch(() => {}) : null;
  await Promise.all([
    startLanguage(),
    shown.ready().catch(() => {}),
    around,
    Promise.race([first, wait(PATIENCE)]),
  ]);
  wearSets();
  awaitGesture();
  listenToLinks();
  listenToKeys();
  keepFocus();
  render(<App />, root);
  // A board needs neither the list of games nor its fonts.
  if (at.page === 'game') {
    afterPaint(keepCatalogue);
    putFontsOnLater();
  } else {
    keepCatalogue();
    void showInFonts(root);
  }
  keepPage();
}
