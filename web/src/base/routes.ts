// Which page an address leads to. Pure.
import type { DailyList } from '../generated/wire';

export type Route =
  | { page: 'home' }
  | { page: 'new'; id: string }
  | { page: 'game'; id: string }
  /** A link of a game without a server, or where one is pasted. */
  | { page: 'link'; id: string }
  /** For whoever teaches a class; a link may say what is to hold. */
  | { page: 'class'; id: string }
  | { page: 'rules'; id: string }
  | { page: 'setup'; id: string }
  | { page: 'learn'; id: string }
  /** Where one learns which game. */
  | { page: 'lessons' }
  | { page: 'first'; id: string }
  /** What one's game of the day came to. */
  | { page: 'result'; id: string }
  /** The positions of past days. */
  | { page: 'past' }
  /** Positions against the clock. */
  | { page: 'rush' }
  /** The positions of the day; the list is in the address, or empty. */
  | { page: 'daily'; id: string }
  | { page: 'together' }
  /** One's games, and one's account, if one has one. */
  | { page: 'me' }
  | { page: 'review' }
  | { page: 'embed' }
  | { page: 'words' }
  | { page: 'history' }
  /** What perfect play is in the games that are solved. */
  | { page: 'solved' }
  /** All throws of this server. */
  | { page: 'dice' }
  /** How strong the players of this server are. */
  | { page: 'ratings' }
  | { page: 'position' }
  | { page: 'lost' };

/** The pages about one thing, named in their address. */
const ONES = ['new', 'game', 'rules', 'learn', 'first', 'setup', 'link', 'class'] as const;
const isOne = (page: string): page is (typeof ONES)[number] => ONES.some((one) => one === page);
/** The pages that stand for themselves. */
const ALONE = [
  'together',
  'me',
  'review',
  'position',
  'embed',
  'words',
  'history',
  'solved',
  'dice',
  'ratings',
] as const;
const isAlone = (page: string): page is (typeof ALONE)[number] => ALONE.some((one) => one === page);

/** The parts of a path; none where it is no address that anybody wrote on purpose. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Pages that have a board for a heading, as large as the screen. */
export const AT_BOARD: readonly Route['page'][] = ['game', 'review', 'position', 'setup'];
/** What there is only where a server is. */
export const OF_SERVERS: readonly Route['page'][] = ['together', 'ratings', 'dice', 'result'];
/** Whether the house stands around a page: its places, its foot. */
export const isAround = (page: Route['page']) => page !== 'embed' && !AT_BOARD.includes(page);

/** The lists of positions. */
const LISTS: readonly string[] = ['four-kings', 'soldiers', 'leopards', 'chess'] satisfies DailyList[];

/** What is of the day: positions, those of past days, a rush, or what a game came to. */
function daily(id: string): Route {
  if (id === 'past' || id === 'rush') return { page: id };
  return { page: LISTS.includes(id) ? 'daily' : 'result', id };
}

export function parseRoute(path: string): Route {
  const parts = partsOf(path);
  if (!parts) return { page: 'lost' };
  const [first, id, more] = parts;
  if (first === undefined) return { page: 'home' };
  if (id === undefined && first === 'daily') return { page: 'daily', id: '' };
  if (id === undefined && (first === 'link' || first === 'class')) return { page: first, id: '' };
  if (id === undefined && first === 'learn') return { page: 'lessons' };
  // Where the list of games was: links to it are kept.
  if (id === undefined && first === 'games') return { page: 'me' };
  if (first === 'daily' && id !== undefined && more === undefined) return daily(id);
  if (id === undefined && isAlone(first)) {
    return { page: first };
  }
  if (id !== undefined && more === undefined && isOne(first)) {
    return { page: first, id };
  }
  return { page: 'lost' };
}
