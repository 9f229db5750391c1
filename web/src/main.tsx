// The entry: draws the board of a table as soon as there is one, and fetches the page.
import { alone, pathHere } from './base/alone';
import { parseRoute } from './base/routes';
import { drawFirst } from './first';
import { keepTheme } from './settings/settings';
import 'virtual:fonts.css';
import './style/base.css';
import './style/themes.css';
import './style/board.css';
import './style/dice.css';
import './style/parts.css';
import './style/rules.css';
import './style/review.css';
import './style/table.css';
import './style/plates.css';
import './style/tray.css';
import './style/book.css';
// Moves the parts about: after what they look like.
import './style/layout.css';
// Over all else.
import './style/targets.css';
import './style/forced.css';

const root = document.getElementById('app');
if (root) {
  keepTheme();
  const at = parseRoute(pathHere());
  // Without it, everything comes a little later.
  if (at.page === 'game' && !alone) drawFirst(root, at.id).catch(() => {});
  // Waiting for it here would have it wait for us: it shares what we are made of.
  void import('./start').then(({ start }) => start(root));
}
