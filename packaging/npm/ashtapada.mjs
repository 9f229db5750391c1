#!/usr/bin/env node
// Opens the games in the browser: a small server of this computer that sends files and does nothing else.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// A browser keeps games by address: under another port they are not seen.
const PORT = 4951;
const SITE = join(dirname(fileURLToPath(import.meta.url)), 'site');
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const HELP = `ashtapada [--port N] [--no-browser]: old Indian board games in your browser, without a network

--port N       under which the page is opened (default: ${PORT})
--no-browser   open no browser`;

function fail(why) {
  console.error(`ashtapada: ${why}`);
  process.exit(1);
}

function asked() {
  try {
    const options = { port: { type: 'string' }, 'no-browser': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error.message}\n\n${HELP}`);
  }
}

const { port = String(PORT), 'no-browser': silent = false, help = false } = asked();
if (help) {
  console.log(HELP);
  process.exit(0);
}
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) fail(`--port ${port}: expected a number up to 65535`);

const server = createServer(async (request, response) => {
  const send = (status, type, body = '') => response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  let path;
  try {
    path = normalize(decodeURIComponent((request.url ?? '/').replace(/[?#].*/, '')));
  } catch {
    return send(400, 'text/plain');
  }
  if (path.includes('..') || path.includes('\0')) return send(404, 'text/plain');
  const name = path.endsWith('/') ? `${path}index.html` : path;
  try {
    const body = await readFile(join(SITE, name));
    send(200, TYPES[extname(name)] ?? 'application/octet-stream', body);
  } catch {
    send(404, 'text/plain', 'There is nothing at this address.\n');
  }
});
server.on('error', (error) =>
  fail(
    `port ${port} cannot be used: ${error.message}. Perhaps the games are open already; another one is chosen with --port, ` +
      'but games that were played under this one are not seen there.',
  ),
);
server.listen(Number(port), '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  console.log(`Ashtapada is at ${address} (Ctrl+C stops it)`);
  if (silent) return;
  const [program, words] =
    process.platform === 'darwin' ? ['open', []] : process.platform === 'win32' ? ['cmd', ['/c', 'start', '']] : ['xdg-open', []];
  // Without a browser to open, the address stands there.
  spawn(program, [...words, address], { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
});
