// In every theme armies, boards, trails and signals are distinct for colour-blind eyes and in grey print, and texts are readable.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DYES } from '../src/base/colours';
import { BASES, LOOKS, RIM } from '../src/board/armies';
import { PAINT } from '../src/board/paint';
import { THEMES } from '../src/settings/settings';
import { apart, apartTo, ciede2000, contrast } from './colour';

test('the measure agrees with published values', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
});

const PALETTES: readonly (readonly [string, readonly string[]])[] = [
  ['four kings', ['black', 'green', 'red', 'yellow']],
  ['the old dyes', Object.values(DYES)],
  ['beads', ['light', 'dark']],
  ['chess', ['white', 'black']],
  ['cows and leopards', ['green', 'red']],
];

/** The colours of a theme: what it sets, else what every page has, else what the drawing has by itself. */
type Colours = (name: string) => string;

const CSS = readFileSync(join(import.meta.dirname, '../src/style/themes.css'), 'utf8');

const COLOUR = /(--[\w-]+): (#[0-9a-f]{6});/g;

function block(selector: string, wanted: RegExp = COLOUR): Record<string, string> {
  const start = CSS.indexOf(`\n${selector} {`);
  const text = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries([...text.matchAll(wanted)].map(([, name, value]) => [name, value]));
}

const DRAWN = new Map(
  [...Object.values(PAINT), RIM, ...Object.values(LOOKS).map(({ fill }) => fill)].flatMap((paint) => {
    const [, name, hex] = /^var\((--[\w-]+), (#[0-9a-f]{6})\)$/.exec(paint) ?? [];
    return name && hex ? [[name, hex] as const] : [];
  }),
);

function coloursOf(theme: string): Colours {
  const [own, common] = [block(`[data-theme="${theme}"]`), block(':root')];
  return (name) => {
    const hex = own[name] ?? common[name] ?? DRAWN.get(name);
    if (!hex) throw new Error(`${theme} has no ${name}`);
    return hex;
  };
}

const WORN = THEMES.map((theme) => [theme, coloursOf(theme)] as const);

/** What an army wears in a theme. */
function fill(name: string, colours: Colours): string {
  const paint = LOOKS[name]?.fill ?? '';
  return paint.startsWith('#') ? paint : colours(/--[\w-]+/.exec(paint)?.[0] ?? '');
}

/** The grounds on which a palette is played. */
const CELLS = ['--cloth', '--pale', '--square'];
const groundsOf = (game: string) => (game === 'beads' || game.startsWith('cows') ? ['--stone'] : CELLS);

test.each(WORN)('%s: at least 15 between any two armies, to any eye', (_, colours) => {
  for (const [, names] of PALETTES) {
    for (const one of names) {
      for (const other of names) {
        if (one >= other) continue;
        expect
          .soft(apart(fill(one, colours), fill(other, colours)), `${one} and ${other}`)
          .toBeGreaterThanOrEqual(15);
      }
    }
  }
});

test.each(WORN)('%s: every piece stands out from every square, to any eye', (_, colours) => {
  for (const [game, names] of PALETTES) {
    for (const ground of groundsOf(game)) {
      for (const name of names) {
        const edge = apart(colours('--rim'), colours(ground));
        const whole = apart(fill(name, colours), colours(ground));
        expect.soft(Math.max(edge, whole), `${name} on ${ground}`).toBeGreaterThanOrEqual(25);
      }
    }
  }
});

test.each(WORN)('%s: lines and grooves are seen', (_, colours) => {
  expect(apart(colours('--cloth-line'), colours('--cloth'))).toBeGreaterThanOrEqual(12);
  expect(apart(colours('--lotus'), colours('--cloth'))).toBeGreaterThanOrEqual(12);
  expect(apart(colours('--square'), colours('--pale'))).toBeGreaterThanOrEqual(10);
  expect(apart(colours('--groove'), colours('--stone'))).toBeGreaterThanOrEqual(15);
});

test.each(WORN)('%s: what is drawn on a piece is seen on it, to any eye', (_, colours) => {
  for (const name of new Set(PALETTES.flatMap(([, names]) => names))) {
    expect.soft(apart(fill(name, colours), LOOKS[name]?.ink ?? ''), name).toBeGreaterThanOrEqual(25);
  }
});

/** The armies that leave trails, by the ground on which they do. */
const TRAILS = {
  '--cloth': ['black', 'green', 'red', 'yellow', ...Object.values(DYES)],
  '--pale': ['white', 'black'],
  '--square': ['white', 'black'],
  '--stone': ['light', 'dark', 'green', 'red'],
};

test.each(WORN)('%s: a trail is seen on its board, by itself or by its halo', (_, colours) => {
  for (const [ground, names] of Object.entries(TRAILS)) {
    const halo = colours(ground === '--stone' ? '--halo-stone' : '--halo');
    for (const name of names) {
      const trail = colours(`--trail-${name}`);
      const bare = apart(trail, colours(ground));
      const haloed = Math.min(apart(trail, halo), apart(halo, colours(ground)));
      expect.soft(Math.max(bare, haloed), `${name} on ${ground}`).toBeGreaterThanOrEqual(20);
    }
  }
});

/** The measure of one colour laid thinly over another. */
function over(top: string, ground: string, part: number): string {
  const at = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) => Math.round(at(top, index) * part + at(ground, index) * (1 - part)));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

test('at night a trail is seen as long as it lies there, in its line or in its halo', () => {
  const colours = coloursOf('dark');
  const ages = Object.values(block('[data-theme="dark"]', /(--age-\d): ([\d.]+);/g)).map(Number);
  expect(ages.length).toBe(3);
  for (const [ground, names] of Object.entries(TRAILS)) {
    const halo = colours(ground === '--stone' ? '--halo-stone' : '--halo');
    for (const name of names) {
      for (const part of [1, ...ages]) {
        const seen = [colours(`--trail-${name}`), halo].map((one) =>
          contrast(over(one, colours(ground), part), colours(ground)),
        );
        expect.soft(Math.max(...seen), `${name} on ${ground}, ${part}`).toBeGreaterThanOrEqual(2);
      }
    }
  }
});

test('what keeps trails apart is what the boards draw', () => {
  const drawn = readFileSync(join(import.meta.dirname, '../src/board/Trails.tsx'), 'utf8');
  for (const name of ['--halo', '--halo-stone'])
    expect(drawn).toContain(`var(${name}, ${coloursOf('cloth')(name)})`);
});

/** In grey the signal is known by its form: dots, rings and whole squares, with a pale edge. */
const COLOURED = ['usual', 'protan', 'deutan', 'tritan'];

test.each(WORN)('%s: the signal is no army and no trail, to eyes that see colours', (_, colours) => {
  const armies = Object.keys(LOOKS).map((name) => [name, fill(name, colours)] as const);
  const trails = Object.values(TRAILS)
    .flat()
    .map((name) => [`the trail of ${name}`, colours(`--trail-${name}`)] as const);
  for (const [name, hex] of [...armies, ...trails]) {
    for (const eye of COLOURED)
      expect.soft(apartTo(eye, colours('--go'), hex), `${name}, ${eye}`).toBeGreaterThanOrEqual(14);
  }
});

test.each(WORN)('%s: the signal is seen on every board', (_, colours) => {
  for (const ground of [...CELLS, '--stone']) {
    for (const eye of COLOURED)
      expect
        .soft(apartTo(eye, colours('--go'), colours(ground)), `--go on ${ground}, ${eye}`)
        .toBeGreaterThanOrEqual(20);
  }
});

const READ = ['--ink', '--soft', '--native', '--accent', '--go', '--warn', '--amber'];

test.each(WORN)('%s: texts have the contrast of WCAG AA', (_, colours) => {
  for (const ground of ['--page', '--sheet']) {
    for (const name of READ) {
      expect
        .soft(contrast(colours(name), colours(ground)), `${name} on ${ground}`)
        .toBeGreaterThanOrEqual(4.5);
    }
    expect
      .soft(contrast(colours('--focus'), colours(ground)), `--focus on ${ground}`)
      .toBeGreaterThanOrEqual(3);
  }
  for (const ground of ['--accent', '--primary-hover'])
    expect.soft(contrast(colours('--accent-ink'), colours(ground)), ground).toBeGreaterThanOrEqual(4.5);
  expect
    .soft(contrast(colours('--motif'), colours('--band')), 'letters on the border')
    .toBeGreaterThanOrEqual(4.5);
  expect.soft(contrast(colours('--stone-letter'), colours('--stone')), 'on stone').toBeGreaterThanOrEqual(3);
  expect.soft(contrast(colours('--ink'), colours('--fault'))).toBeGreaterThanOrEqual(4.5);
  expect.soft(contrast(colours('--amber'), colours('--worry'))).toBeGreaterThanOrEqual(4.5);
});

test('the armies of four kings differ in the shape of their bases too, whatever they wear', () => {
  for (const names of [Object.keys(DYES), Object.values(DYES)]) {
    expect(new Set(names.map((name) => BASES[LOOKS[name]?.base ?? 'round'])).size).toBe(4);
  }
  for (const [own, dye] of Object.entries(DYES)) expect(LOOKS[dye]?.base).toBe(LOOKS[own]?.base);
});
