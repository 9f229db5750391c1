// The fonts of the page, cut down to what it writes: Eczar for titles, names, numbers and buttons, Mukta for what is read, and names
// in their own scripts, which stand in lines of their own and may come late: many systems have no letters for them. Gives `virtual:fonts.css`, whose files the bundler names and copies like any other.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { MARK, NATIVE_NAMES } from '../src/text/natives';

const require = createRequire(import.meta.url);
const FOLDER = resolve(import.meta.dirname, '..');
const MODULE = 'virtual:fonts.css';

/** What English needs. */
const BASIC = `${between(0x20, 0x7e)}\u00a0§©«°·»½¼¾–—‘’‚“”„•…←↑→↓−`;
/** Letters of Western Europe, for the names of people too. */
const WESTERN = between(0xc0, 0xff).replace(/[×÷]/g, '');
/** In Eczar an ornament; the sign of multiplication is left to Mukta. */
const TIMES = '×';

interface Slice {
  /** Of the file. */
  name: string;
  family: string;
  weight: string;
  source: string;
  text: string;
  /** Whether it is a script of India, whose letters take many shapes. */
  isScript?: boolean;
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** All texts that the page may show. */
function texts(): string {
  const read = (folder: string, wanted: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => wanted.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
  const rulebook = resolve(FOLDER, '../crates/rulebook');
  return (
    read(join(FOLDER, 'src'), /\.tsx?$/) +
    read(join(rulebook, 'locales'), /\.ftl$/) +
    // By its other names a game is found; they are not written.
    read(join(rulebook, 'games'), /\.toml$/).replace(/^names = \[[^\]]*\]/gm, '')
  );
}

/** The letters of a range that a text has, the composed ones also in their parts: a script shapes a word from those. */
const only = (text: string, range: RegExp) =>
  [...new Set([text, text.normalize('NFD')].flatMap((one) => one.match(range) ?? []))].sort().join('');

function slices(): Slice[] {
  const written = texts();
  // The Latin letters beyond those of Western Europe that our texts have.
  const further = only(written.normalize('NFC'), /[\u0100-\u024f\u1e00-\u1eff]/g);
  const eczar = (part: string) => `@fontsource-variable/eczar/files/eczar-${part}-wght-normal.woff2`;
  const mukta = (part: string, weight: string) =>
    `@fontsource/mukta/files/mukta-${part}-${weight}-normal.woff2`;
  const noto = (font: string, script: string) =>
    `@fontsource/${font}-${script}/files/${font}-${script}-${script}-600-normal.woff2`;
  // Of all weights, as the Latin letters: among faces of one family a browser looks only at those that fit the weight best.
  const script = (name: string, source: string, range: RegExp): Slice => ({
    name,
    family: 'Eczar',
    weight: '400 800',
    source,
    text: only(written, range),
    isScript: true,
  });
  return [
    { name: 'eczar-basic', family: 'Eczar', weight: '400 800', source: eczar('latin'), text: BASIC },
    { name: 'eczar-western', family: 'Eczar', weight: '400 800', source: eczar('latin'), text: WESTERN },
    { name: 'eczar-further', family: 'Eczar', weight: '400 800', source: eczar('latin-ext'), text: further },
    ...['400', '600'].flatMap((weight) => [
      {
        name: `mukta-${weight}-basic`,
        family: 'Mukta',
        weight,
        source: mukta('latin', weight),
        text: BASIC + TIMES,
      },
      {
        name: `mukta-${weight}-western`,
        family: 'Mukta',
        weight,
        source: mukta('latin', weight),
        text: WESTERN,
      },
      {
        name: `mukta-${weight}-further`,
        family: 'Mukta',
        weight,
        source: mukta('latin-ext', weight),
        text: further,
      },
    ]),
    // The names by which the page and its games go stand on most pages; the other words only in the glossary.
    {
      name: 'eczar-names',
      family: 'Eczar Names',
      weight: '400 800',
      source: eczar('devanagari'),
      text: only([MARK, ...Object.values(NATIVE_NAMES)].map(({ text }) => text).join(''), /[\u0900-\u097f]/g),
      isScript: true,
    },
    script('eczar-devanagari', eczar('devanagari'), /[\u0900-\u097f]/g),
    script('bengali', noto('noto-serif', 'bengali'), /[\u0980-\u09ff]/g),
    script('kannada', noto('noto-sans', 'kannada'), /[\u0c80-\u0cff]/g),
    script('sinhala', noto('noto-serif', 'sinhala'), /[\u0d80-\u0dff]/g),
  ];
}

/** Of the features of Latin letters these are worth their bytes; the scripts of India need all of theirs. */
const LATIN_FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];
/** Ranges as style sheets write them. */
function ranges(text: string): string {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const found: [first: number, last: number][] = [];
  for (const point of points) {
    const last = found.at(-1);
    if (last && last[1] + 1 === point) last[1] = point;
    else found.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return found.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',');
}

/** Eczar hangs high in its line, for the letters of Devanagari; on a button its Latin letters would not be in the middle. */
const LOWERED = { ascent: 1.16, descent: 0.53 };
const MUKTA = { ascent: 1.13, descent: 0.532 };

const SERIFS = ['Times New Roman', 'Liberation Serif', 'Tinos'];

/**
 * Fonts of systems in the measures of ours, which stand in for them until they have come: as wide over our English texts, in lines
 * as high, so that nothing moves when they are put on (`src/text/fonts.ts`).
 */
const NEAR = [
  { family: 'Mukta Near', bold: false, fonts: ['Arial', 'Liberation Sans', 'Arimo'], size: 0.935, ...MUKTA },
  { family: 'Mukta Near', bold: true, fonts: ['Arial', 'Liberation Sans', 'Arimo'], size: 0.9, ...MUKTA },
  { family: 'Eczar Near', bold: false, fonts: SERIFS, size: 1.075, ...LOWERED },
  { family: 'Eczar Near', bold: true, fonts: SERIFS, size: 1.075, ...LOWERED },
];

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

const lines = (ascent: number, descent: number) =>
  `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%`;

function near(): string {
  return NEAR.map(({ family, bold, fonts, size, ascent, descent }) => {
    const source = fonts.map((font) => `local("${font}${bold ? ' Bold' : ''}")`).join(',');
    const weight = bold ? '600 800' : '400 500';
    return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${percent(size)};${lines(ascent / size, descent / size)}}`;
  }).join('\n');
}

/** Cuts the fonts and writes them with their style sheet; what was cut before is taken again. Gives the style sheet's path. */
async function cut(): Promise<string> {
  const all = slices();
  const key = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const { source, text } of all) key.update(source).update(text);
  const room = join(FOLDER, 'node_modules/.fonts', key.digest('hex').slice(0, 12));
  const sheet = join(room, 'fonts.css');
  if (existsSync(sheet)) return sheet;
  mkdirSync(room, { recursive: true });
  const rules: string[] = [];
  for (const { name, family, weight, source, text, isScript } of all) {
    const whole = readFileSync(require.resolve(source));
    const options = isScript
      ? { ...(name.startsWith('eczar') && { variationAxes: { wght: 600 } }) }
      : { keepFeatures: LATIN_FEATURES };
    const bytes = await subset(whole, text, {
      targetFormat: 'woff2',
      noHinting: true,
      ...options,
    });
    writeFileSync(join(room, `${name}.woff2`), bytes);
    const lowered = family.startsWith('Eczar') ? `${lines(LOWERED.ascent, LOWERED.descent)};` : '';
    const range = ranges(text);
    rules.push(
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;${lowered}src:url("./${name}.woff2") format("woff2");unicode-range:${range}}`,
    );
  }
  writeFileSync(sheet, `${rules.join('\n')}\n${near()}\n`);
  return sheet;
}

/** The licences of the fonts, which go wherever the fonts go. */
function licences(): string {
  const packages = new Set(slices().map(({ source }) => source.split('/files/')[0] ?? ''));
  return [...packages].map((name) => readFileSync(require.resolve(`${name}/LICENSE`), 'utf8')).join('\n\n');
}

export function fonts(): Plugin {
  let sheet: Promise<string> | undefined;
  return {
    name: 'fonts',
    enforce: 'pre',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source: licences() });
    },
    resolveId(id) {
      if (id !== MODULE) return null;
      sheet ??= cut();
      return sheet;
    },
  };
}
