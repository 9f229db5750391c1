// Which tests of the page run with a server and without one, and which need one, is told in docs/reach.md; here it is held to what is so.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const E2E = join(import.meta.dirname, '../e2e');
const docs = readFileSync(join(import.meta.dirname, '../../docs/reach.md'), 'utf8');

const files = readdirSync(E2E)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name: name.replace('.test.ts', ''), text: readFileSync(join(E2E, name), 'utf8') }));
const named = (holds: (text: string) => boolean) =>
  files.filter(({ text }) => holds(text)).map(({ name }) => name);

/** A file that has its own place without a server, whatever the others have. */
const isAlone = (text: string) => text.includes("from './site'");
/** One mark for a whole file. */
const isServed = (text: string) => /\bserved as test\b|^const test = served/m.test(text);
/** Marks for some of its tests. */
const isPartly = (text: string) => !isServed(text) && /^ *served(If\(.*\))?(\.\w+)*\(/m.test(text);

/** The names of files in a line of the table that begins so. */
function told(begin: string): string[] {
  const line = docs.split('\n').find((one) => one.startsWith(`| ${begin} |`)) ?? '';
  return [...(line.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
}

test('each file of tests is told to run with both, alone, or with a server', () => {
  expect(told('always without one')).toEqual(named(isAlone));
  expect(told('only with one')).toEqual(named(isServed));
  expect(told('with and without')).toEqual(named((text) => !isAlone(text) && !isServed(text)));
});

test('of a file that runs with both, each test that needs a server is told with its reason', () => {
  const section = docs.split('What of them needs a server')[1]?.split('\n\n')[1] ?? '';
  const rows = [...section.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, name = '']) => name);
  expect(rows).toEqual(named(isPartly));
});
