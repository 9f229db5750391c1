// Animated GIFs: our boards have few colours, so each picture is drawn with one palette for all, and only
// what has changed since the picture before. Pure. The package that is still kept up holds every picture of a film until its end.

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  data: Uint8ClampedArray;
}

/** Colours besides the transparent one. */
const COLOURS = 255;
const CLEAR = 255;

/** Colours are distinguished by five bits per channel: finer differences are the edges of shapes. */
const coarse = (r: number, g: number, b: number) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

/** The colours that are used most in these pictures, as red, green, blue. */
export function palette(pictures: readonly Pixels[]): [number, number, number][] {
  const bins = new Map<number, { count: number; exact: Map<number, number> }>();
  for (const { data } of pictures) {
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const key = coarse(r, g, b);
      let bin = bins.get(key);
      if (!bin) {
        bin = { count: 0, exact: new Map() };
        bins.set(key, bin);
      }
      bin.count++;
      const colour = (r << 16) | (g << 8) | b;
      bin.exact.set(colour, (bin.exact.get(colour) ?? 0) + 1);
    }
  }
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, COLOURS)
    .map(({ exact }) => {
      const [colour] = [...exact].reduce((most, one) => (one[1] > most[1] ? one : most));
      return [colour >> 16, (colour >> 8) & 255, colour & 255];
    });
}

/** Finds the nearest colour of a palette, and remembers what it found. */
export function matcher(colours: readonly (readonly [number, number, number])[]): (rgb: number) => number {
  const known = new Map<number, number>();
  return (rgb) => {
    const found = known.get(rgb);
    if (found !== undefined) return found;
    const [r, g, b] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    colours.forEach(([x, y, z], index) => {
      // The eye tells greens apart best and blues worst.
      const far = 3 * (x - r) ** 2 + 6 * (y - g) ** 2 + 2 * (z - b) ** 2;
      if (far < least) [best, least] = [index, far];
    });
    known.set(rgb, best);
    return best;
  };
}

/** The compression of GIF, in blocks of up to 255 bytes. */
export function compress(indices: Uint8Array): number[] {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  const put = (code: number, size: number) => {
    bits |= code << held;
    held += size;
    while (held >= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
      held -= 8;
    }
  };
  const [clear, end] = [256, 257];
  let size = 9;
  let next = end + 1;
  let known = new Map<number, number>();
  put(clear, size);
  let prefix = indices[0] ?? 0;
  for (let i = 1; i < indices.length; i++) {
    const one = indices[i] ?? 0;
    const key = prefix * 256 + one;
    const code = known.get(key);
    if (code !== undefined) {
      prefix = code;
      continue;
    }
    put(prefix, size);
    if (next < 4096) {
      known.set(key, next++);
      if (next > 1 << size && size < 12) size++;
    } else {
      put(clear, size);
      size = 9;
      next = end + 1;
      known = new Map();
    }
    prefix = one;
  }
  put(prefix, size);
  // The decoder has one more code in its table by now.
  if (next + 1 > 1 << size && size < 12) size++;
  put(end, size);
  if (held > 0) bytes.push(bits & 255);
  const blocks: number[] = [];
  for (let i = 0; i < bytes.length; i += 255) {
    const block = bytes.slice(i, i + 255);
    blocks.push(block.length, ...block);
  }
  blocks.push(0);
  return blocks;
}

const word = (value: number) => [value & 255, (value >> 8) & 255];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Assembles a GIF picture by picture; all of them have the size of the first. */
export class Gif {
  private readonly parts: number[][] = [];
  private readonly match: (rgb: number) => number;
  private before: Uint8Array | null = null;

  constructor(
    private readonly width: number,
    height: number,
    colours: readonly (readonly [number, number, number])[],
  ) {
    this.match = matcher(colours);
    const table = Array.from({ length: 256 }, (_, i) => colours[i] ?? [0, 0, 0]).flat();
    this.parts.push([...letters('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...table]);
    // Repeated for ever.
    this.parts.push([0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  }

  /** Adds a picture that is shown for this many hundredths of a second. */
  add({ data, height }: Pixels, hundredths: number): void {
    const all = new Uint8Array(this.width * height);
    for (let i = 0; i < all.length; i++) {
      all[i] = this.match(
        ((data[4 * i] ?? 0) << 16) | ((data[4 * i + 1] ?? 0) << 8) | (data[4 * i + 2] ?? 0),
      );
    }
    const changed = this.changed(all, height);
    const [left, top, width, rows] = changed;
    const part = new Uint8Array(width * rows);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < width; x++) {
        const at = (top + y) * this.width + left + x;
        part[y * width + x] = this.before !== null && this.before[at] === all[at] ? CLEAR : (all[at] ?? 0);
      }
    }
    this.before = all;
    this.parts.push([0x21, 0xf9, 4, 0x05, ...word(hundredths), CLEAR, 0]);
    this.parts.push([0x2c, ...word(left), ...word(top), ...word(width), ...word(rows), 0, 8]);
    this.parts.push(compress(part));
  }

  /** Left, top, width and height of what has changed; at least one pixel. */
  private changed(all: Uint8Array, height: number): [number, number, number, number] {
    if (this.before === null) return [0, 0, this.width, height];
    let [left, right, top, bottom] = [this.width, -1, height, -1];
    for (let i = 0; i < all.length; i++) {
      if (all[i] === this.before[i]) continue;
      const [x, y] = [i % this.width, Math.floor(i / this.width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
    return right < 0 ? [0, 0, 1, 1] : [left, top, right - left + 1, bottom - top + 1];
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.parts.push([0x3b]);
    const whole = new Uint8Array(this.parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
