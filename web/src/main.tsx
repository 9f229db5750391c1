import { render } from 'preact';
import { App } from './app';
import { keepCatalogue } from './data';
import { listenToLinks } from './router';
import { startLanguage } from './text';
import './style/base.css';
import './style/board.css';
import './style/pages.css';
import './style/parts.css';
import './style/table.css';

const root = document.getElementById('app');
if (root) {
  await startLanguage();
  listenToLinks();
  keepCatalogue();
  render(<App />, root);
}
