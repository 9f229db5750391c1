// Builds the page once more as one file, with its styles, fonts, words and scripts in it: for a page that is alone and lies in a
// file, which may fetch nothing. The module is put into it where it is written (`ashtapada site --single`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { aloneWorker } from './alone';
import { fonts } from './fonts';

const FOLDER = resolve(import.meta.dirname, '..');

/** Where the scripts stand, and what unpacks them: they are most of the file. */
const SCRIPTS = 'page-scripts';
const UNPACK = `const packed = document.getElementById('${SCRIPTS}').textContent;
const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
const code = new Blob([await new Response(plain).text()], { type: 'text/javascript' });
await import(URL.createObjectURL(code));`;

const packed = (code: string) => {
  const letters = gzipSync(code, { level: 9 }).toString('base64');
  return `<script type="text/plain" id="${SCRIPTS}">${letters}</script>\n    <script type="module">${UNPACK}</script>`;
};

async function built(): Promise<string> {
  const done = await build({
    configFile: false,
    root: FOLDER,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [aloneWorker(), fonts()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = (Array.isArray(done) ? done : [done]) as Rolldown.RolldownOutput[];
  const files = output?.output ?? [];
  const text = (end: string) => {
    const found = files.filter(({ fileName }) => fileName.endsWith(end));
    if (found.length !== 1) throw new Error(`the page in one file has ${found.length} files ${end}`);
    const [file] = found;
    return file?.type === 'chunk' ? file.code : String(file?.source);
  };
  return text('.html')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="(stylesheet|manifest|icon|apple-touch-icon)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${text('.css')}</style>\n  </head>`)
    .replace('</body>', () => `${packed(text('.js'))}\n  </body>`);
}

export function single(): Plugin {
  return {
    name: 'single',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      mkdirSync(join(dir, 'single'), { recursive: true });
      writeFileSync(join(dir, 'single/index.html'), await built());
    },
  };
}
