// Puts `src/early.ts` into the page, with the files that each page and each language needs.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildAlone } from './inline';

type Chunk = Rolldown.OutputChunk;

/** The chunks that a chunk needs, itself among them, with their styles. */
function needs(first: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const todo = [first];
  for (let one = todo.pop(); one; one = todo.pop()) {
    if (files.has(one.fileName)) continue;
    files.add(one.fileName);
    for (const style of one.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of one.imports) {
      const next = chunks.get(name);
      if (next) todo.push(next);
    }
  }
  return files;
}

/** The pages and their modules, as `src/pages.ts` lists them. */
function listed(folder: string): [page: string, module: string][] {
  const text = readFileSync(join(folder, 'src/pages.ts'), 'utf8');
  const found = [...text.matchAll(/^ {2}(\w+): lazy[\s\S]*?import\('\.\/(.+?)'\)/gm)];
  if (found.length < 2) throw new Error('src/pages.ts no longer lists the pages as it did');
  const pages = found.map(([, page = '', path = '']): [string, string] => [
    page,
    `${folder}/src/${path}.tsx`,
  ]);
  const review = pages.find(([page]) => page === 'review')?.[1] ?? '';
  return [...pages, ['position', review]];
}

/** The language of a chunk of words, by the folder of its modules, whatever the bundler calls the chunk. */
function wordsOf(chunk: Chunk): string | undefined {
  return chunk.moduleIds.map((id) => /\/locales\/(\w+)\/(?:rules|web)\.ftl/.exec(id)?.[1]).find(Boolean);
}

/** The fonts that every page needs, then those for letters that English does not have. */
const FONTS = ['eczar-basic', 'mukta-400-basic', 'mukta-600-basic', 'eczar-names', 'bengali', 'sinhala'];
const FURTHER = /-(western|further)-/;
const LOCALES = resolve(import.meta.dirname, '../../crates/rulebook/locales');

/** What a language needs of the fonts, by whether its texts have letters beyond those of English. */
function fontsOf(code: string, files: readonly string[]): string[] {
  const words = readFileSync(join(LOCALES, code, 'web.ftl'), 'utf8');
  // Letters in a few words, or in a name, may come later.
  const isFurther = (words.match(/[À-ÿĀ-ſ]/g)?.length ?? 0) > 100;
  const needed = (name: string) =>
    FONTS.some((begin) => name.startsWith(`${begin}-`)) || (isFurther && FURTHER.test(name));
  return files.filter((file) => needed(file.replace('assets/', ''))).map((file) => `/${file}`);
}

export function early(): Plugin {
  const folder = resolve(import.meta.dirname, '..');
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const all = Object.values(bundle ?? {}).filter((one): one is Chunk => one.type === 'chunk');
        const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
        // The chunk that begins with the module, else the one that contains it.
        const begun = (module: string) =>
          all.find((chunk) => chunk.facadeModuleId === module) ??
          all.find((chunk) => chunk.moduleIds.includes(module));
        const [entry, start] = ['main', 'start'].map((name) => begun(`${folder}/src/${name}.tsx`));
        if (!entry || !start) throw new Error('the page has no beginning');
        const present = needs(entry, chunks);
        const beside = (chunk: Chunk) =>
          [...needs(chunk, chunks)].filter((file) => !present.has(file)).map((file) => `/${file}`);
        const [first, app] = [[...present].map((file) => `/${file}`), beside(start)];
        for (const file of app) present.add(file.slice(1));
        const pages: Record<string, string[]> = {};
        for (const [name, module] of listed(folder)) {
          const chunk = begun(module);
          if (!chunk) throw new Error(`nothing was built of ${module}`);
          pages[name] = beside(chunk);
        }
        // What stands around a page is asked for with it, and named once.
        const around = pages.around ?? [];
        for (const [name, files] of Object.entries(pages))
          if (name !== 'around') pages[name] = files.filter((file) => !around.includes(file));
        const words: Record<string, string[]> = {};
        for (const chunk of all) {
          const code = wordsOf(chunk);
          if (code) words[code] = [...(words[code] ?? []), ...beside(chunk)];
        }
        const woff = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        const fonts = Object.fromEntries(Object.keys(words).map((code) => [code, fontsOf(code, woff)]));
        if (Object.values(fonts).some((files) => files.length < FONTS.length))
          throw new Error('a font is missing');
        const script = await buildAlone(folder, 'src/early.ts', {
          FILES: { first, app, pages, words, fonts },
        });
        // First of all: before the styles, since scripts after them would wait for them.
        // A server answers to many addresses with the page: there its files are named from the beginning.
        const named = html.replaceAll('"./', '"/');
        return named.replace('</title>', () => `</title>\n    <script>${script}</script>`);
      },
    },
  };
}
