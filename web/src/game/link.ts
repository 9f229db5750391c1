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
