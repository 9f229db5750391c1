import { defineConfig } from 'vite';
import { aloneWorker } from './building/alone';
import { chunkOf } from './building/chunks';
import { early } from './building/early';
import { fonts } from './building/fonts';
import { manifests } from './building/manifest';
import { pack } from './building/pack';
import { ready } from './building/ready';
import { single } from './building/single';
import { worker } from './building/worker';

// While developing, `npm run dev` talks to a server started with `ashtapada serve`.
const server = process.env.ASHTAPADA_SERVER ?? 'http://127.0.0.1:8064';

// The server answers only pages of its own, so the requests passed on say that they are.
const proxy = { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } };

export default defineConfig({
  // The files name each other from where they are, so that they can lie under any address.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The language files lie beside this folder: the server and the command line read them too.
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  plugins: [aloneWorker(), fonts(), early(), manifests(), ready(), worker(), pack(), single()],
  build: {
    target: 'es2022',
    // The server lets the page use only files; a font within a style sheet would be none.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 200,
    modulePreload: {
      polyfill: false,
      // A part is asked for at once where it is imported, and what all parts share is there: neither has to be named twice. What is
      // opened at a table names only its styles: its parts name each other, and a game would have to know all of them.
      resolveDependencies: (part, needed, { hostId }) =>
        needed.filter(
          (one) =>
            one !== part &&
            !/\/(?:rolldown-runtime|first|app)-[^/]*$/.test(one) &&
            (/\/app-[^/]*$/.test(hostId) || one.endsWith('.css')),
        ),
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The first part names all others: the shortest marks that are allowed keep it small.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf(import.meta.dirname) }],
        },
      },
    },
  },
});
