// Shares as people read them: in whole hundredths.

/** The shares in hundredths, with the sum that they have together: those that lost most by rounding down are rounded up. */
export function hundredths(shares: readonly number[]): number[] {
  const down = shares.map((share) => Math.floor(share * 100));
  const all = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100);
  const missing = all - down.reduce((sum, one) => sum + one, 0);
  const lost = (index: number) => (shares[index] ?? 0) * 100 - (down[index] ?? 0);
  const up = new Set([...shares.keys()].sort((one, other) => lost(other) - lost(one)).slice(0, missing));
  return down.map((one, index) => one + (up.has(index) ? 1 : 0));
}
