import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { FLOORS, faultsOf, folderOf, type Import, specifiersOf } from './floors';
import { type Node, SOURCES, sourceFiles, treeOf } from './tree';

/** The file that a specifier means, from `src`; null for packages and for styles. */
function fileOf(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.') || specifier.endsWith('.css')) return null;
  const path = posix.join(posix.dirname(from), specifier);
  const found = ['.ts', '.tsx', '/index.ts'].map((end) => path + end);
  const file = found.find((one) => existsSync(join(SOURCES, one)));
  if (file === undefined) throw new Error(`${from} imports ${specifier}, which is no file`);
  return file;
}

const files = sourceFiles();
const imports: Import[] = files.flatMap((from) =>
  specifiersOf(treeOf(from)).flatMap((specifier) => {
    const to = fileOf(from, specifier);
    return to === null ? [] : { from, to };
  }),
);

test('every folder has its floor', () => {
  const folders = new Set([...files, ...imports.map(({ to }) => to)].map(folderOf));
  expect([...folders].sort()).toEqual(FLOORS.map(([folder]) => folder).sort());
});

test('no folder imports one above it, no two import each other, and a board needs no page around it', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(faultsOf(imports)).toEqual([]);
});

test('an import that leads up is told with both of its files', () => {
  const down = { from: 'learn/Tour.tsx', to: 'table/sheets.ts' };
  const up = { from: 'table/Side.tsx', to: 'learn/Tour.tsx' };
  expect(faultsOf([down])).toEqual([]);
  expect(faultsOf([up])).toEqual(['table/Side.tsx imports learn/Tour.tsx, but learn stands above table.']);
  expect(faultsOf([down, up])).toEqual([
    'table/Side.tsx imports learn/Tour.tsx, and learn/Tour.tsx imports table/sheets.ts: no two folders import each other.',
  ]);
  expect(faultsOf([{ from: 'board/Board.tsx', to: 'text/index.ts' }])).toEqual([
    'board/Board.tsx imports text/index.ts, but a board imports nothing but base and generated.',
  ]);
  expect(faultsOf([{ from: 'lobby/line.ts', to: 'app.tsx' }])).toEqual([
    'lobby/line.ts imports app.tsx, but app stands above lobby.',
  ]);
});

test('imports of every kind are found', () => {
  const code = `
    import a from './a';
    import type { B } from './b';
    import './c';
    export { d } from './d';
    export * from './e';
    const f = () => import('./f').then((part) => part.f);
    type G = typeof import('./g');
    type H = import('./h').H;
  `;
  const tree = parseAst(code, { lang: 'ts' }) as unknown as Node;
  expect(specifiersOf(tree).sort()).toEqual(['./a', './b', './c', './d', './e', './f', './g', './h']);
});
