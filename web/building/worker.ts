// Builds `src/worker.ts` as a file of its own, with the list of the page's files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildAlone } from './inline';

export function worker(): Plugin {
  const folder = resolve(import.meta.dirname, '..');
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const laid = readdirSync(join(folder, 'public'));
        const files = [...Object.keys(bundle).filter((name) => name.startsWith('assets/')), ...laid].sort();
        const sum = createHash('sha256').update(files.join('\n'));
        for (const name of laid) sum.update(readFileSync(join(folder, 'public', name)));
        const page = bundle['index.html'];
        if (page?.type === 'asset') sum.update(page.source);
        const VERSION = sum.digest('hex').slice(0, 12);
        const SHELL = files.map((name) => `/${name}`);
        const source = await buildAlone(folder, 'src/worker.ts', { VERSION, SHELL });
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}
