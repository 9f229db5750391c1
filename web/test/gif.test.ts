import { expect, test } from 'vitest';
import { compress, Gif, matcher, palette } from '../src/share/gif';
import { thinned } from '../src/share/thin';

/** Decodes the compression of GIF, as any viewer does. */
function expand(blocks: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let i = 0; blocks[i]; i += (blocks[i] ?? 0) + 1)
    bytes.push(...blocks.slice(i + 1, i + 1 + (blocks[i] ?? 0)));
  let position = 0;
  const take = (size: number) => {
    let code = 0;
    for (let bit = 0; bit < size; bit++, position++) {
      code |= (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) << bit;
    }
    return code;
  };
  const fresh = () => [...Array.from({ length: 256 }, (_, i) => [i]), [], []] as number[][];
  let [table, size] = [fresh(), 9];
  let last: number[] | null = null;
  const out: number[] = [];
  for (;;) {
    const code = take(size);
    if (code === 257) return out;
    if (code === 256) {
      [table, size, last] = [fresh(), 9, null];
      continue;
    }
    if (code > table.length || position > bytes.length * 8)
      throw new Error(`code ${code} of ${table.length}`);
    const known: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? 0];
    out.push(...known);
    if (last && table.length < 4096) table.push([...last, known[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size++;
    last = known;
  }
}

/** Pseudo-random numbers, the same every time. */
function* numbers(seed: number) {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}

test('what was compressed can be read again, whatever its length', () => {
  for (const [length, colours] of [
    [1, 1],
    [2, 2],
    [255, 3],
    [256, 256],
    [257, 256],
    [511, 250],
    [512, 250],
    [4000, 2],
    [9000, 256],
    [60000, 7],
    [60000, 256],
  ] as const) {
    const source = numbers(length);
    const indices = Uint8Array.from({ length }, () => (source.next().value ?? 0) % colours);
    expect(expand(compress(indices)), `${length} of ${colours}`).toEqual([...indices]);
  }
  for (let length = 1; length < 800; length += 1) {
    const source = numbers(length);
    const indices = Uint8Array.from({ length }, () => (source.next().value ?? 0) % 256);
    expect(expand(compress(indices))).toEqual([...indices]);
  }
}, 30_000);

test('the palette has the colours used most, each as it is', () => {
  const data = new Uint8ClampedArray(4 * 100);
  for (let i = 0; i < 100; i++) data.set(i < 60 ? [235, 221, 195, 255] : [181, 48, 44, 255], 4 * i);
  const colours = palette([{ width: 10, height: 10, data }]);
  expect(colours).toEqual([
    [235, 221, 195],
    [181, 48, 44],
  ]);
  expect(matcher(colours)(0xb4312d)).toBe(1);
});

test('the second picture holds only what has changed', () => {
  const paint = (at: number) => {
    const data = new Uint8ClampedArray(4 * 100).fill(255);
    data.set([0, 0, 0, 255], 4 * at);
    return { width: 10, height: 10, data };
  };
  const [first, second] = [paint(12), paint(13)];
  const gif = new Gif(10, 10, palette([first, second]));
  gif.add(first, 100);
  gif.add(second, 100);
  const bytes = [...gif.finish()];
  expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a');
  expect(bytes.at(-1)).toBe(0x3b);
  // Left 2, top 1, two wide and one high.
  const frame = [0x2c, 2, 0, 1, 0, 2, 0, 1, 0, 0, 8];
  const start = bytes.findIndex((_, at) => frame.every((byte, i) => bytes[at + i] === byte));
  expect(start).toBeGreaterThan(0);
  expect(expand(bytes.slice(start + frame.length))).toHaveLength(2);
});

test('a long game is thinned out evenly, and ends with its end', () => {
  expect(thinned(3)).toEqual([0, 1, 2]);
  expect(thinned(300)).toHaveLength(300);
  const long = thinned(902);
  expect(long.slice(0, 3)).toEqual([0, 4, 8]);
  expect(long.at(-1)).toBe(901);
  expect(long.length).toBeLessThanOrEqual(301);
  expect(thinned(0)).toEqual([]);
});
