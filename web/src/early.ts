// Stands in the page itself, and runs before anything was fetched: asks at once for what the address will need, so that
// script, words and data come side by side and not one after the other. Without it everything works, only later.
import { ask, wanted } from './net/early';
import { parseRoute } from './routes';
import { wantedLanguage } from './text/wanted';

/** What is fetched for each page and for each language: written here by the build. */
declare const FILES: Readonly<Record<'pages' | 'words', Readonly<Record<string, readonly string[]>>>>;

const at = parseRoute(location.pathname);
const { pages, words } = FILES;
const lang = wantedLanguage(Object.keys(words));
document.documentElement.lang = lang;
for (const href of [...(pages[at.page] ?? []), ...(words[lang] ?? [])]) {
  const link = document.createElement('link');
  const style = href.endsWith('.css');
  link.rel = style ? 'preload' : 'modulepreload';
  if (style) link.as = 'style';
  // As the page's own scripts ask for it; else it would be fetched twice.
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
ask(wanted(at, lang));
