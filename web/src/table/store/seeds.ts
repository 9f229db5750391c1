// The seeds of this browser: made once for a round of a game and a seat, kept until they are known to all.
import type { Contribution, Seat, SeedView } from '../../generated/wire';
import { bytesOf, hexOf } from './hex';
import { forgetSecret, secret } from './secrets';

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

const named = (round: string, seat: Seat) => `ashtapada-seed-${round}-${seat}`;

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
    const mine = secret(named(round, seat));
    const promised = await seedCommitment(game, seat, mine);
    if (commitment === null) parts.push({ kind: 'commit', seat, commitment: promised });
    else if (commitment === promised && committed) parts.push({ kind: 'reveal', seat, seed: mine });
  }
  return parts;
}

/** The seeds of a round are known to all: they need not be kept any more. */
export function forgetSeeds(round: string, own: readonly SeedView[]): void {
  for (const { seat } of own) forgetSecret(named(round, seat));
}
