// The seeds of this browser: made once for a round of a game and a seat, kept until they are known to all.
import type { Contribution } from '../../generated/Contribution';
import type { Seat } from '../../generated/Seat';
import type { SeedView } from '../../generated/SeedView';
import { keep, kept } from '../../kept';
import { bytesOf, hexOf, secret } from './hex';

/** Where nothing can be kept, for as long as the page is open. */
const made = new Map<string, string>();

/** A table in the local network is reached over plain HTTP, where browsers offer no cryptography. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const own = globalThis.crypto?.subtle;
  if (own) return new Uint8Array(await own.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}

/** SHA-256 of texts, each followed by a zero byte, and bytes given as hexadecimal digits; in hexadecimal digits. */
export async function commitmentOf(texts: readonly string[], hex: string): Promise<string> {
  const before = new TextEncoder().encode(texts.map((text) => `${text}\0`).join(''));
  return hexOf(await sha256(Uint8Array.of(...before, ...bytesOf(hex))));
}

export const seedCommitment = (game: string, seat: Seat, seed: string): Promise<string> =>
  commitmentOf(['ashtapada-seed-2', game, seat], seed);

function seedOf(round: string, seat: Seat): string {
  const key = `ashtapada-seed-${round}-${seat}`;
  const known = made.get(key) ?? kept(key);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const seed = secret();
  made.set(key, seed);
  keep(key, seed);
  return seed;
}

/**
 * In a round of a game: what this browser has to add for the seats of people, first commitments, and once all seats have
 * committed the seeds. Of a seat for which another browser has committed only that one can say more.
 */
export async function partsOf(
  round: string,
  game: string,
  own: readonly SeedView[],
  committed: boolean,
): Promise<Contribution[]> {
  const parts: Contribution[] = [];
  for (const { seat, commitment, seed } of own) {
    if (seed !== null) continue;
    const mine = seedOf(round, seat);
    const promised = await seedCommitment(game, seat, mine);
    if (commitment === null) parts.push({ kind: 'commit', seat, commitment: promised });
    else if (commitment === promised && committed) parts.push({ kind: 'reveal', seat, seed: mine });
  }
  return parts;
}
