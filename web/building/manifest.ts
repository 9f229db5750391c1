// For installing the page as an app: a manifest for each language, with texts of the first page.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = '#f6f0e3';

function words(file: string, id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error(`${file} has no ${id}`);
  return found;
}

const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });

function manifest(lang: string, file: string): object {
  return {
    id: '/',
    name: `Ashtapada · ${words(file, 'gallery-title')}`,
    short_name: 'Ashtapada',
    // Its first sentence says what there is; the rest says what to do on the page.
    description: words(file, 'gallery-intro').replace(/\. .*$/, '.'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: PAGE,
    background_color: PAGE,
    categories: ['games'],
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}

export function manifests(): Plugin {
  const locales = resolve(import.meta.dirname, '../../crates/rulebook/locales');
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const lang of readdirSync(locales)) {
        const source = JSON.stringify(manifest(lang, join(locales, lang, 'web.ftl')));
        this.emitFile({ type: 'asset', fileName: `app.${lang}.webmanifest`, source });
      }
    },
  };
}
