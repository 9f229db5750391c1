// Positions and lines as addresses, small and readable:
// `/position?rules=…&o=option=value&position=…&moves=e4-e5,e6-e5`. Pure.
import type { Ground } from './ground';

/** Characters that need no escape in a query, and are easier to read without. */
const READABLE: Readonly<Record<string, string>> = {
  '%2F': '/',
  '%2C': ',',
  '%3A': ':',
  '%40': '@',
  '%3D': '=',
};

/** A query as text that people can read, without its question mark. */
export function readable(query: URLSearchParams): string {
  return query.toString().replace(/%(?:2F|2C|3A|40|3D)/g, (code) => READABLE[code] ?? code);
}

/** The query of a ground, without its question mark. */
export function queryOf({ rules, edition, options, position, actions }: Omit<Ground, 'seats'>): string {
  const query = new URLSearchParams({ rules });
  if (edition !== undefined) query.set('edition', String(edition));
  for (const [id, value] of options) query.append('o', `${id}=${value}`);
  if (position !== null) query.set('position', position);
  if (actions.length > 0) query.set('moves', actions.join(','));
  return readable(query);
}

/** Whether a host name always means this computer. */
export const isHere = (host: string) => /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

/** Actions as an address lists them. */
export const listed = (text: string | null) =>
  (text ?? '').split(',').flatMap((action) => action.trim() || []);

/** The ground in a query; null if it names no rule set. */
export function groundFrom(search: string): Ground | null {
  const query = new URLSearchParams(search);
  const rules = query.get('rules');
  if (!rules) return null;
  const options = query.getAll('o').flatMap((text): [string, string][] => {
    const at = text.indexOf('=');
    return at > 0 ? [[text.slice(0, at), text.slice(at + 1)]] : [];
  });
  const edition = Number(query.get('edition'));
  return {
    rules,
    ...(Number.isInteger(edition) && edition > 0 && { edition }),
    options,
    position: query.get('position') || null,
    actions: listed(query.get('moves')),
    seats: [],
  };
}
