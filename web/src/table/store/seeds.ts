// The seeds of this browser: made once for a game and a seat, kept until they are known to all.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Contribution } from '../../generated/Contribution';
import type { Seat } from '../../generated/Seat';
import type { SeedView } from '../../generated/SeedView';
import { keep, kept } from '../../kept';

/** Where nothing can be kept, for as long as the page is open. */
const made = new Map<string, string>();

/** SHA-256 of texts, each followed by a zero byte, and bytes given as hexadecimal digits; in hexadecimal digits. */
export function commitmentOf(texts: readonly string[], hex: string): string {
  const parts = texts.map((text) => utf8ToBytes(`${text}\0`));
  return bytesToHex(sha256(concatBytes(...parts, hexToBytes(hex))));
}

export const seedCommitment = (game: string, seat: Seat, seed: string): string =>
  commitmentOf(['ashtapada-seed-2', game, seat], seed);

function seedOf(round: string, seat: Seat): string {
  const key = `ashtapada-seed-${round}-${seat}`;
  const known = made.get(key) ?? kept(key);
  if (known && /^[0-9a-f]{64}$/.test(known)) return known;
  const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  made.set(key, seed);
  keep(key, seed);
  return seed;
}

/**
 * In a round of a game: what this browser has to add for the seats of people: first commitments, and once all seats have committed the seeds. Of a
 * seat for which another browser has committed only that one can say more.
 */
export function partsOf(
  round: string,
  game: string,
  own: readonly SeedView[],
  committed: boolean,
): Contribution[] {
  return own.flatMap(({ seat, commitment, seed }): Contribution[] => {
    if (seed !== null) return [];
    const mine = seedOf(round, seat);
    const promised = seedCommitment(game, seat, mine);
    if (commitment === null) return [{ kind: 'commit', seat, commitment: promised }];
    if (commitment === promised) return committed ? [{ kind: 'reveal', seat, seed: mine }] : [];
    return [];
  });
}
