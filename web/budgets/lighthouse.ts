// Lighthouse on the built program, emulating a phone: `npm run lighthouse`. It is not one of the checks: the
// tool is large, fetched only for this, and its scores for speed depend on the machine.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CHROMIUM } from '../e2e/browser';
import { type Running, startServer } from '../e2e/server';
import { create } from '../e2e/table';
import { type Cell, reportLighthouse } from './report';

const TOOL = 'lighthouse@13.5.0';
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic';
/** A busy machine makes a page slow, never fast: the better run counts. */
const RUNS = 2;
/** The score that every page must reach; for speed it is only a goal. */
const ENOUGH = 95;

const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  categories: Record<(typeof KINDS)[number], { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >;
}

let server: Running;
const folder = mkdtempSync(join(inject('scratch'), 'lighthouse-'));
const rows: Cell[][] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  reportLighthouse({
    title: 'Lighthouse',
    words: `${TOOL}, its telephone, the better of ${RUNS} runs, out of 100. Aim: at least ${ENOUGH} in each.`,
    head: ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Largest paint', 'Blocked'],
    rows,
  });
});

const marksOf = ({ categories }: Result) =>
  KINDS.map((kind) => Math.round((categories[kind].score ?? 0) * 100));

async function look(url: string): Promise<Result> {
  const file = join(folder, 'result.json');
  const words = ['--yes', TOOL, url, '--quiet', '--output=json', `--output-path=${file}`];
  await promisify(execFile)('npx', [...words, `--only-categories=${KINDS}`, `--chrome-flags=${FLAGS}`], {
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('what Lighthouse says', async () => {
  const game = await create(server.url, { rules: 'chaturaji-pl-team' });
  for (const [name, path] of [
    ['Gallery', '/'],
    ['Game, four armies', `/game/${game}`],
    ['Rules', '/rules/chaturaji-pl-team'],
    ['Lessons', '/learn/soldiers16-bl'],
  ] as const) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run++) results.push(await look(`${server.url}${path}`));
    const [best] = results.toSorted((a, b) => (marksOf(b)[0] ?? 0) - (marksOf(a)[0] ?? 0));
    if (!best) throw new Error('nothing was looked at');
    const marks = marksOf(best);
    const wanting = Object.values(best.audits).filter(({ score }) => score !== null && score < 0.9);
    const said = `${name}: ${wanting.map(({ title, displayValue = '' }) => `${title} ${displayValue}`).join('; ')}`;
    // Speed depends on the machine; the rest does not.
    for (const mark of marks.slice(1)) expect.soft(mark, said).toBeGreaterThanOrEqual(ENOUGH);
    const time = (audit: string) => `${Math.round(best.audits[audit]?.numericValue ?? 0)} ms`;
    rows.push([name, ...marks, time('largest-contentful-paint'), time('total-blocking-time')]);
  }
});
