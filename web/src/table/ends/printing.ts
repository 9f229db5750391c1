// How names are printed on the cloth: how large, in how many lines, and where each letter stands. Pure.

/** How wide a text is in letters of one unit. */
export type Measure = (text: string) => number;

export interface Room {
  width: number;
  height: number;
}

export interface Letter {
  text: string;
  /** From the middle of the line. */
  x: number;
}

export interface Line {
  letters: readonly Letter[];
  /** Which of the names it belongs to. */
  name: number;
  /** Of its base line, from the middle of all lines. */
  y: number;
  width: number;
}

export interface Print {
  size: number;
  lines: readonly Line[];
  /** Where a word that joins two names stands. */
  joint: number | null;
  /** What all of it takes, without the seams. */
  width: number;
  height: number;
}

/** The largest letters, and those from which on a name goes on two lines. */
export const LARGEST = 330;
export const SMALLEST = 96;
/** Of the size of the letters: room between them for the outlines, from line to line, above the base line and below it. */
const SPACING = 0.027;
const LEADING = 0.98;
const RISE = 0.72;
const FALL = 0.24;
/** Of the size: what a joining word takes. */
const JOINT = 0.42;

/** Letters that stand by themselves and may be stamped one by one; all others belong together. */
const SINGLE = /^[\u0020-\u024f\u0370-\u052f\u1e00-\u1eff\u2010-\u2027]+$/u;

const graphemes = (text: string): string[] =>
  SINGLE.test(text)
    ? Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
        (one) => one.segment,
      )
    : [text];

/** As two lines that differ least in width, if it has a space. */
function halves(text: string, measure: Measure): string[] {
  const words = text.split(/[ \u00a0]+/);
  const ways = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(measure));
  return ways.sort((a, b) => widest(a) - widest(b))[0] ?? [text];
}

/** Letters are set beside one another as they are, as blocks are: where two moved together their seams would cover them. */
const widthOf = (text: string, measure: Measure) =>
  graphemes(text).reduce((sum, one) => sum + measure(one) + SPACING, -SPACING);

function lettersOf(text: string, size: number, measure: Measure): Letter[] {
  let x = -widthOf(text, measure) / 2;
  return graphemes(text).map((one) => {
    const letter = { text: one, x: x * size };
    x += measure(one) + SPACING;
    return letter;
  });
}

/** The size at which these lines fit. */
function sizeOf(
  lines: readonly string[],
  joined: boolean,
  { width, height }: Room,
  measure: Measure,
): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, measure)), 0.1);
  const high = RISE + FALL + LEADING * (lines.length - 1) + (joined ? JOINT : 0);
  return Math.min(LARGEST, width / widest, height / high);
}

/**
 * Prints names below one another, all in one size: as large as they fit, each on a line, or on two where it would be small
 * otherwise. `joined`: between two names there is room for a word that joins them.
 */
export function printNames(names: readonly string[], room: Room, measure: Measure, joined = false): Print {
  const whole = names.map((name) => [name]);
  const broken = names.map((name) => halves(name, measure));
  const fits = (ways: readonly string[][]) => sizeOf(ways.flat(), joined, room, measure);
  const ways = fits(whole) >= SMALLEST || fits(whole) >= fits(broken) ? whole : broken;
  const size = fits(ways);
  const rows = ways.flatMap((lines, name) => lines.map((text) => ({ text, name })));
  const gap = joined ? JOINT * size : 0;
  const height = size * (RISE + FALL + LEADING * (rows.length - 1)) + gap;
  const first = -height / 2 + RISE * size;
  let joint: number | null = null;
  const lines = rows.map(({ text, name }, index): Line => {
    const y = first + LEADING * size * index + (name > 0 ? gap : 0);
    if (joined && name > 0 && joint === null) joint = y - RISE * size - gap / 2 + FALL * 0.3 * size;
    return { letters: lettersOf(text, size, measure), name, y, width: size * widthOf(text, measure) };
  });
  return { size, lines, joint, width: Math.max(...lines.map((line) => line.width)), height };
}
