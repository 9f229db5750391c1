// What the page is built with and of may be used by everyone, as `cargo deny` sees to for the program.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ALLOWED = new Set([
  '0BSD',
  '(MIT AND Zlib)',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  // Fonts.
  'OFL-1.1',
]);
/** Only build or test the page; nothing of them is in it. */
const TOOLS = new Set(['MPL-2.0', 'Python-2.0']);

interface Locked {
  license?: string;
  dev?: boolean;
}

test('every dependency has a licence that we may use', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  const packages = Object.entries(lock.packages as Record<string, Locked>);
  expect(packages.length).toBeGreaterThan(50);
  for (const [name, { license = 'none', dev = false }] of packages) {
    const may = ALLOWED.has(license) || (dev && TOOLS.has(license));
    expect.soft(may, `${name}: ${license}`).toBe(true);
  }
});
