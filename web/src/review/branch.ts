// A branch in the address: where it leaves the line that the page shows, and what was tried from there, so that
// a reload keeps it and a link shares it: `/game/ID?from=12&tried=e4-e5,e6xe4`.
import { listed, readable } from '../game/link';

export interface Branch {
  /** The number of entries after which it leaves; null where the line itself goes on. */
  from: number | null;
  tried: readonly string[];
}

/** The branch in an address. */
export function branchIn(search: string): Branch {
  const query = new URLSearchParams(search);
  const from = query.get('from');
  return {
    from: from !== null && /^\d{1,6}$/.test(from) ? Number(from) : null,
    tried: listed(query.get('tried')),
  };
}

/** The query without the branch, and without its question mark. */
export function homeOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('from');
  query.delete('tried');
  return readable(query);
}

/** The query of a branch; `home` is the query without one. */
export function branchQuery(home: string, { from, tried }: Branch): string {
  const query = new URLSearchParams(home);
  if (from !== null) query.set('from', String(from));
  if (tried.length > 0) query.set('tried', tried.join(','));
  return readable(query);
}
