// Writes each text file of the built page in Brotli and in gzip as well, for the server to send.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** A smaller file, in bytes, fits in a packet anyway. */
const WORTH = 600;

export function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const bytes = readFileSync(join(dir, name));
        if (bytes.length < WORTH) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
