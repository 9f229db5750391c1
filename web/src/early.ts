// Stands in the page itself, and runs before anything was fetched: asks at once for what the address will need, so that
// script, words and data come side by side and not one after the other. Without it everything works, only later.

import { isAround, parseRoute } from './base/routes';
import { ask, wanted } from './net/early';
import { beginPlainly, hasFonts } from './text/fonts';
import { wantedLanguage } from './text/wanted';

/** What is fetched for each page and for each language: written here by the build. */
declare const FILES: Readonly<
  Record<'pages' | 'words' | 'fonts', Readonly<Record<string, readonly string[]>>>
>;

const at = parseRoute(location.pathname);
const { pages, words, fonts } = FILES;
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
for (const href of [...(pages[at.page] ?? []), ...(around ?? []), ...(words[lang] ?? [])])
  fetchEarly(href, href.endsWith('.css') ? 'style' : null);
// What is written can be read in another font. A board cannot be played before it is there, so that its fonts come after it;
// names in their own scripts are not in every game.
const NATIVE = /\/(eczar-names|bengali|sinhala)-/;
const isTable = at.page === 'game';
const isFirst = !hasFonts();
if (isFirst) beginPlainly();
const letters = isTable && isFirst ? [] : (fonts[lang] ?? []);
for (const href of letters) if (!isTable || !NATIVE.test(href)) fetchEarly(href, 'font');
