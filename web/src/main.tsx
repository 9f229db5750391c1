import { render } from 'preact';
import { App } from './app';
import { keepSets } from './board/sets';
import { keepCatalogue } from './data';
import { keepFocus } from './focus';
import { mergeRedraws } from './frames';
import { keepPage } from './install';
import { listenToKeys } from './keys/keys';
import { PAGES } from './pages';
import { listenToLinks, route } from './router';
import { keepTheme } from './settings/settings';
import { awaitGesture } from './sound/sounds';
import { startLanguage } from './text';
import './style/base.css';
import './style/themes.css';
import './style/board.css';
import './style/dice.css';
import './style/gallery.css';
import './style/forms.css';
import './style/parts.css';
import './style/rules.css';
import './style/review.css';
import './style/table.css';
// Moves the parts about: after what they look like.
import './style/layout.css';
// Over all else.
import './style/forced.css';

const root = document.getElementById('app');

// A function, and not the module itself, does the waiting: the pages import from the chunk that this module is in, and
// would wait for it while it waits for them.
async function start(): Promise<void> {
  if (!root) return;
  mergeRedraws();
  keepTheme();
  const { page } = route.peek();
  const shown = page === 'lost' ? null : PAGES[page === 'position' ? 'review' : page];
  // What cannot be fetched says so when it is to be shown.
  await Promise.all([startLanguage(), shown?.ready().catch(() => {})]);
  keepSets();
  awaitGesture();
  listenToLinks();
  listenToKeys();
  keepFocus();
  keepCatalogue();
  render(<App />, root);
  keepPage();
}

void start();
