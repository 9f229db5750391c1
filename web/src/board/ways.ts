// Ways to a spot: a jump, or a chain of jumps pointed at by its end. Pure: which jumps there are is told by the server.
import type { ActionView, Board } from '../generated/wire';
import { between } from './geometry';

/** The spots of a way: where it begins, and where each jump lands. */
export type Way = readonly string[];

/** Every spot that a piece can reach by two jumps or more. */
export function farSpots(chains: readonly Way[], from: string): Set<string> {
  const begun = chains.filter((chain) => chain[0] === from);
  return new Set(begun.flatMap((chain) => chain.slice(2)));
}

/** The ways from a spot to another, a single jump among them, shorter ones first. */
export function waysTo(
  legal: readonly ActionView[],
  chains: readonly Way[],
  from: string,
  to: string,
): Way[] {
  const found = new Map<string, Way>();
  const jump = legal.some((one) => one.kind === 'capture' && one.from === from && one.to === to);
  const begun = chains.filter((chain) => chain[0] === from);
  for (const chain of [...(jump ? [[from, to]] : []), ...begun]) {
    for (const [index, spot] of chain.entries()) {
      const way = chain.slice(0, index + 1);
      if (index > 0 && spot === to) found.set(way.join(' '), way);
    }
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

/** The pieces that a way jumps, in order. */
export function jumped(board: Board, way: Way): string[] {
  return way.slice(1).flatMap((to, index) => between(board, way[index] ?? '', to) ?? []);
}

/** Of ways that capture the same pieces only the first: there is nothing to choose between them. */
export function unlike(board: Board, ways: readonly Way[]): Way[] {
  const known = new Set<string>();
  return ways.filter((way) => {
    const taken = jumped(board, way).sort().join(' ');
    if (known.has(taken)) return false;
    known.add(taken);
    return true;
  });
}

/** The ways that go over a spot, by landing there or by capturing what stands there. */
export function waysOver(board: Board, ways: readonly Way[], spot: string): Way[] {
  return ways.filter((way) => way.slice(1, -1).includes(spot) || jumped(board, way).includes(spot));
}

/** Where on the board each way is told from the others: over a piece that only it jumps, if there is one. */
export function tellingSpots(board: Board, ways: readonly Way[]): string[] {
  const passed = ways.map((way) => [...jumped(board, way), ...way.slice(1, -1)]);
  return ways.map((way, index) => {
    const others = passed.filter((_, other) => other !== index).flat();
    const own = passed[index]?.find((spot) => !others.includes(spot));
    return own ?? passed[index]?.[0] ?? way[0] ?? '';
  });
}
