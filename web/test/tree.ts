// The syntax trees of the page's files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

export const SOURCES = join(import.meta.dirname, '../src');

/** The files of the page, but not those that Rust writes. */
export const sourceFiles = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('generated'),
  );

/** A node of the tree of a file, as ESTree names its parts. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** All nodes of a type in a tree. */
export const all = (node: Node, type: string): Node[] => [
  ...(node.type === type ? [node] : []),
  ...partsOf(node).flatMap((one) => all(one, type)),
];

/** The tree of a file, by its path from `src`. */
export const treeOf = (name: string): Node =>
  parseAst(readFileSync(join(SOURCES, name), 'utf8'), {
    lang: name.endsWith('x') ? 'tsx' : 'ts',
  }) as unknown as Node;
