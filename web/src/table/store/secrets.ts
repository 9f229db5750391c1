// Secrets that this browser makes and keeps: keys of seats, and seeds until they are known to all.
import { forget, keep, kept } from '../../base/kept';
import { hexOf } from './hex';

/** Where nothing can be kept, for as long as the page is open. */
const made = new Map<string, string>();

/** Thirty-two bytes as hexadecimal digits; null where none were made under that name. */
export const secretKept = (name: string): string | null => made.get(name) ?? kept(name);

/** The same, made if there are none. */
export function secret(name: string): string {
  const known = secretKept(name);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const fresh = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  made.set(name, fresh);
  keep(name, fresh);
  return fresh;
}

export function forgetSecret(name: string): void {
  made.delete(name);
  forget(name);
}
