// Gives `virtual:alone-worker`: the thread of a page without a server as a text, since a page that lies in a file can fetch nothing.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildAlone } from './inline';

const MODULE = 'virtual:alone-worker';

export function aloneWorker(): Plugin {
  const folder = resolve(import.meta.dirname, '..');
  return {
    name: 'alone-worker',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export default ${JSON.stringify(await buildAlone(folder, 'src/alone/worker.ts', {}))}`;
    },
  };
}
