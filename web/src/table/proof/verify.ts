// Computes the throws of a game again, by itself, as `docs/fair-dice.md` has it.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { DrawnThrow, ProofPage } from '../../generated/wire';
import { bytesOf } from '../store/hex';
import { commitmentOf, seedCommitment } from '../store/seeds';

export type Verdict =
  /** All of so many throws follow from the secret; so many before them were made elsewhere. */
  | { kind: 'good'; throws: number; given: number }
  /** The secret, or a seed, is not the one that was committed to. */
  | { kind: 'broken' }
  /** A throw is another one than follows. */
  | { kind: 'other'; number: number; thrown: string; drawn: string };

const ALL = 1n << 64n;
const ZERO = Uint8Array.of(0);

/** A number as eight bytes, most significant first. */
function eightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** A number below `bound`: the first of four in the HMAC below the largest multiple of `bound` that fits. */
export function pick(secret: Uint8Array, message: Uint8Array, bound: number): number {
  const below = BigInt(bound);
  const most = ALL - (ALL % below);
  for (let attempt = 0; ; attempt++) {
    const more = attempt === 0 ? message : concatBytes(message, Uint8Array.of(attempt));
    const view = new DataView(hmac(sha256, secret, more).buffer);
    for (const at of [0, 8, 16, 24]) {
      const number = view.getBigUint64(at);
      if (number < most) return Number(number % below);
    }
  }
}

/** What follows for a throw, of those that could have come. */
function drawn({ could }: DrawnThrow, secret: Uint8Array, message: Uint8Array): string {
  let left = pick(
    secret,
    message,
    could.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [text, weight] of could) {
    if (left < weight) return text;
    left -= weight;
  }
  return '';
}

/** Of a game that is over, or whose throws follow from a date. */
export async function verify(page: ProofPage): Promise<Verdict> {
  const { game, reference, seeds, secret, day } = page;
  const encoder = new TextEncoder();
  if (day !== undefined) {
    const key = sha256(concatBytes(encoder.encode('ashtapada-day-1'), ZERO, encoder.encode(day)));
    return followed(page, key, ({ seat, number }) =>
      concatBytes(encoder.encode(seat ?? ''), ZERO, eightBytes(number ?? 0)),
    );
  }
  if (secret === null) return { kind: 'broken' };
  const promised = await commitmentOf(['ashtapada-dice-2', reference], secret);
  let kept = true;
  for (const { seat, seed, commitment } of seeds)
    kept &&= seed !== null && (await seedCommitment(game, seat, seed)) === commitment;
  if (promised !== page.commitment || !kept || seeds.length === 0) return { kind: 'broken' };
  const added = seeds.map(({ seed }) => bytesOf(seed ?? ''));
  return followed(page, bytesOf(secret), (_, index) =>
    concatBytes(encoder.encode(reference), ZERO, eightBytes(index + 1), ...added),
  );
}

/** Draws every throw again. */
function followed(
  page: ProofPage,
  key: Uint8Array,
  messageOf: (one: DrawnThrow, index: number) => Uint8Array,
): Verdict {
  let given = 0;
  for (const [index, one] of page.throws.entries()) {
    // What was thrown elsewhere comes first.
    if (one.number === null && given === index) {
      given++;
      continue;
    }
    if (one.number === null) return { kind: 'broken' };
    const follows = drawn(one, key, messageOf(one, index));
    if (follows !== one.thrown)
      return { kind: 'other', number: index + 1, thrown: one.thrown, drawn: follows };
  }
  return { kind: 'good', throws: page.throws.length - given, given };
}
