// The floors of the page: which folder of `src` may import which.
import { all, isNode, type Node } from './tree';

/**
 * The folders of `src`, the lowest first. What is in one may import from itself and from those that stand before it here, and
 * from nothing after it: so no two folders import each other. `app` are the files that lie in no folder.
 */
export const FLOORS: readonly (readonly [folder: string, what: string])[] = [
  ['generated', 'what the server sends and takes, written by Rust'],
  ['base', 'what needs nothing of ours: addresses, storage, focus, frames'],
  ['alone', 'what answers a page that has no server'],
  ['settings', 'what the reader likes'],
  ['game', 'a game as its log tells it'],
  ['keys', 'which key does what'],
  ['text', 'words, in the language of the reader'],
  ['net', 'the server'],
  ['board', 'a board, for whoever shows one'],
  ['sound', 'what is heard'],
  ['parts', 'what many pages show; words, keys and sets for the boards of this page'],
  ['account', 'who one is: the name, and whether one is signed in'],
  ['table', 'a table: its store, and all that is around the board'],
  ['learn', 'lessons, examples, the words and the history'],
  ['study', 'analysis'],
  ['solved', 'solved games: the page of them, keeping them, solving them here'],
  ['share', 'links, pictures and films'],
  ['rules', 'the rules to read'],
  ['review', 'the page of a game, what stands beside its board, and branches of it'],
  ['days', 'what a game of the day came to'],
  ['home', 'the first page'],
  ['me', 'the page of an account'],
  ['ratings', 'ratings'],
  ['setup', 'setting up a position'],
  ['new', 'setting up a table'],
  ['lobby', 'finding others to play with'],
  ['header', 'the header of all pages, with the settings and the keys'],
  ['app', 'the frame, the list of pages, the entries'],
];

/** What a board may import: with this, others can show one. */
const BOARD: readonly string[] = ['board', 'base', 'generated'];

export interface Import {
  from: string;
  to: string;
}

export const folderOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : 'app');

/** The specifiers of all imports of a file: of values and of types, at once and when they are needed. */
export const specifiersOf = (tree: Node): string[] =>
  [
    ...['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'],
    ...['ImportExpression', 'TSImportType'],
  ]
    .flatMap((type) => all(tree, type))
    .flatMap(({ source }) => (isNode(source) && typeof source.value === 'string' ? source.value : []));

const heightOf = (folder: string): number => FLOORS.findIndex(([name]) => name === folder);

/** What is wrong with these imports, in sentences. */
export function faultsOf(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [folderOf(from), folderOf(to)];
    const found: string[] = [];
    if (own === 'board' && !BOARD.includes(other))
      found.push(`${from} imports ${to}, but a board imports nothing but ${BOARD.slice(1).join(' and ')}.`);
    if (heightOf(other) <= heightOf(own)) return found;
    const back = imports.find((one) => folderOf(one.from) === other && folderOf(one.to) === own);
    found.push(
      back
        ? `${from} imports ${to}, and ${back.from} imports ${back.to}: no two folders import each other.`
        : `${from} imports ${to}, but ${other} stands above ${own}.`,
    );
    return found;
  });
}
