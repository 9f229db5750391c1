// Stands in the page itself, and runs before anything was fetched: asks at once for what the address will need, so that
// script, words and data come side by side and not one after the other. Without it everything works, only later.

import { isAround, parseRoute } from './base/routes';
import { ask, wanted } from './net/early';
import { beginPlainly, hasFonts } from './text/fonts';
import { wantedLanguage } from './text/wanted';

/** What is fetched for each page and for each language: written here by the build. */
declare const FILES: Readonly<
  Record<'first' | 'app', readonly string[]> &
    Record<'pages' | 'words' | 'fonts', Readonly<Record<string, readonly string[]>>>
>;

/** So long the files of a table wait at most for the table itself, in milliseconds. */
const PATIENCE = 400;

const at = parseRoute(location.pathname);
const { first, app, pages, words, fonts } = FILES;
const lang = wantedLanguage(Object.keys(words));
document.documentElement.lang = lang;
const fetchEarly = (href: string, as: 'style' | 'font' | null) => {
  const link = document.createElement('link');
  link.rel = as ? 'preload' : 'modulepreload';
  if (as) link.as = as;
  // What is written in them can be read without them.
  if (as === 'font') link.fetchPriority = 'low';
  // As the page's own scripts ask for it; else it would be fetched twice.
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
};
// First of all what is shown: of the few connections that a browser makes, the files would take every one.
ask(wanted(at, lang));
const around = isAround(at.page) ? pages.around : [];
const fetchAll = (files: readonly string[]) => {
  for (const href of files) fetchEarly(href, href.endsWith('.css') ? 'style' : null);
};
const rest = [...app, ...(pages[at.page] ?? []), ...(around ?? []), ...(words[lang] ?? [])];
const isTable = at.page === 'game';
if (isTable) {
  // The table and what draws it come before all else: over one line, what comes beside them makes both come later.
  fetchAll(first);
  const table = Promise.all(window.early?.values() ?? []).catch(() => {});
  const patience = new Promise((done) => setTimeout(done, PATIENCE));
  void Promise.race([table, patience]).then(() => fetchAll(rest));
} else fetchAll(rest);
// What is written can be read in another font. A board cannot be played before it is there, so that its fonts come after it;
// names in their own scripts are not in every game.
const NATIVE = /\/(eczar-names|bengali|sinhala)-/;
const isFirst = !hasFonts();
if (isFirst) beginPlainly();
const letters = isTable && isFirst ? [] : (fonts[lang] ?? []);
for (const href of letters) if (!isTable || !NATIVE.test(href)) fetchEarly(href, 'font');
