// Starts the program itself, on a free port and with an empty data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { isAlone, siteOfTests } from './alone';

export interface Running {
  url: string;
  /** The folder of its games; empty if unknown. */
  data: string;
  stop(): Promise<void>;
  /** Starts it again, at the same address with the same games. */
  again(): Promise<Running>;
}

const PATIENCE_MS = 20_000;

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`the server did not say where it listens:\n${said}`)),
      PATIENCE_MS,
    );
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\w.[\]:]+:\d+/.exec(said);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
    child.on('error', reject);
  });
}

/** The folder of the solved games of a server with that folder of games. */
export const solvedIn = (data: string) => join(data, 'solved');

async function run(program: string, data: string, listen: string): Promise<Running> {
  const child = spawn(
    program,
    ['serve', '--listen', listen, '--data', data, '--solved', solvedIn(data), '--no-browser'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await address(child);
  return {
    url,
    data,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
    again: () => run(program, data, new URL(url).host),
  };
}

/** `ASHTAPADA_BIN` names the program; `ASHTAPADA_URL` instead a server that is already running. */
export async function startServer(): Promise<Running> {
  if (isAlone) {
    const { url } = await siteOfTests();
    const there: Running = { url, data: '', stop: async () => {}, again: async () => there };
    return there;
  }
  const running = process.env.ASHTAPADA_URL;
  if (running) {
    const there: Running = { url: running, data: '', stop: async () => {}, again: async () => there };
    return there;
  }
  const program = process.env.ASHTAPADA_BIN;
  if (!program) throw new Error('set ASHTAPADA_BIN to the program, for example ../target/release/ashtapada');
  return run(program, mkdtempSync(join(inject('scratch'), 'games-')), '127.0.0.1:0');
}
