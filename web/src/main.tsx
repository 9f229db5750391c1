import { render } from 'preact';
import { App } from './app';
import { keepSets } from './board/sets';
import { keepCatalogue } from './data';
import { keepFocus } from './focus';
import { mergeRedraws } from './frames';
import { listenToKeys } from './keys/keys';
import { listenToLinks } from './router';
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
if (root) {
  mergeRedraws();
  keepTheme();
  await startLanguage();
  keepSets();
  awaitGesture();
  listenToLinks();
  listenToKeys();
  keepFocus();
  keepCatalogue();
  render(<App />, root);
}
