// Builds the page once more as one file, with its styles, fonts, words and scripts in it: for a page that is alone and lies in a
// file, which may fetch nothing. The module is put into it where it is written (`ashtapada site --single`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { aloneWorker } from './alone';
import { fonts } from './fonts';

const FOLDER = resolve(import.meta.dirname, '..');

/** A script as it may stand in a page. */
const within = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

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
    .replace('</body>', () => `<script type="module">${within(text('.js'))}</script>\n  </body>`);
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
