// Which modules share a chunk. A page needs few files, fetched in parallel, and little that it does not show.

/** The entry, which draws the first board of a table. */
const FIRST = '/src/main.tsx';
/** The page. */
const APP = '/src/start.tsx';
/**
 * Pages without a table. What one of them shares with a game goes into the page's chunk; what only they share, into one that a
 * game does without.
 */
const LIGHT = [
  '/src/home/Home.tsx',
  '/src/new/NewTable.tsx',
  '/src/rules/RulesPage.tsx',
  '/src/share/EmbedPage.tsx',
];
/** The table of a game. */
const TABLE = '/src/review/GamePage.tsx';
/** The boards of lessons: what they share with a game stands in the table's chunk, the rest is left to the bundler. */
const LESSON = '/src/learn/LiveBoard.tsx';
/** What stands beside a game's board, and is fetched after it. */
const BESIDE = '/src/review/Beside.tsx';

/** What stands around every page but the table, and at the end of many. */
const AROUND = ['/src/header/Around.tsx', '/src/parts/House.tsx'];
/** What takes seats at a table, and shares one's name with the header. */
const GATHER = '/src/table/seats/Gather.tsx';
/** The pages with one's games. */
const OWN = ['/src/home/Home.tsx', '/src/me/MePage.tsx'];

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A module and all that it imports, directly or indirectly. */
function reach(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const todo = [root];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    todo.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Returns a function that gives the chunk of a module; null leaves it to the bundler. */
export function chunkOf(folder: string): (id: string, modules: Modules) => string | null {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, modules) => {
    const within = (root: string) => {
      if (!known.has(root)) known.set(root, reach(folder + root, modules));
      return known.get(root)?.has(id) ?? false;
    };
    const words = /\/locales\/(\w+)\/(?:rules|web)\.ftl/.exec(id)?.[1];
    if (words) return words;
    const light = LIGHT.filter(within).length;
    const beside = within(BESIDE);
    const table = within(TABLE) || (beside && within(LESSON));
    if (within(FIRST) || id.includes('rolldown/runtime')) return 'first';
    if (within(APP) || (light > 0 && (table || beside))) return 'app';
    const apart = !table && !beside && !within(GATHER);
    if (apart && AROUND.some(within)) return 'around';
    if (light > 1) return 'begin';
    if (apart && OWN.every(within)) return 'own';
    if (table) return 'table';
    return beside ? 'beside' : null;
  };
}
