// Names printed on the cloth: they fit whatever they are.
import { expect, test } from 'vitest';
import { garland, laurel, scattered } from '../src/table/ends/garland';
import { LARGEST, printNames, SMALLEST } from '../src/table/ends/printing';

/** Every letter six tenths as wide as it is high. */
const measure = (text: string) => 0.6 * Array.from(text).length;
const ROOM = { width: 690, height: 330 };

test('a short name is as large as letters are, in one line around the middle', () => {
  const { size, lines, joint } = printNames(['You'], ROOM, measure);
  expect(size).toBe(LARGEST);
  expect(lines.map(({ letters }) => letters.map(({ text }) => text).join(''))).toEqual(['You']);
  const [first, , last] = lines[0]?.letters ?? [];
  expect(first?.x).toBeCloseTo(-(last?.x ?? 0) - 0.6 * size, 5);
  expect(joint).toBeNull();
});

test('a long name of two words goes on two lines rather than become small', () => {
  const { size, lines } = printNames(['Wspaniała Kunegunda'], ROOM, measure);
  expect(lines.map(({ letters }) => letters.map(({ text }) => text).join(''))).toEqual([
    'Wspaniała',
    'Kunegunda',
  ]);
  expect(size).toBeGreaterThan(SMALLEST);
  expect(new Set(lines.map(({ name }) => name))).toEqual(new Set([0]));
});

test.each([
  [['Wspaniała Kunegunda']],
  [['You', 'Wspaniała Kunegunda']],
  [['Anna', 'Jan', 'Čeněk', 'Bartek']],
  [['Nejnezpravděpodobnějšími']],
  [['A']],
  [['مرحبا بالعالم']],
])('%s fit into the room', (names) => {
  for (const joined of [false, names.length === 2]) {
    const { size, lines, width, height } = printNames(names, ROOM, measure, joined);
    expect(width).toBeLessThanOrEqual(ROOM.width + 0.001);
    expect(height).toBeLessThanOrEqual(ROOM.height + 0.001);
    expect(Math.max(...lines.map((line) => line.y))).toBeLessThan(height / 2);
    expect(Math.min(...lines.map((line) => line.y)) - 0.7 * size).toBeGreaterThan(-height / 2 - 0.001);
    expect(lines.map(({ letters }) => letters.map(({ text }) => text).join('')).join(' ')).toBe(
      names.join(' '),
    );
  }
});

test('letters that belong together are not torn apart', () => {
  const { lines } = printNames(['محمد'], ROOM, measure);
  expect(lines[0]?.letters.map(({ text }) => text)).toEqual(['محمد']);
  expect(printNames(['Če'], ROOM, measure).lines[0]?.letters).toHaveLength(2);
});

test('between two names there is room for the word that joins them', () => {
  const { lines, joint } = printNames(['Anna', 'Jan'], ROOM, measure, true);
  const [anna, jan] = lines.map(({ y }) => y);
  expect(joint).toBeGreaterThan(anna ?? 0);
  expect(joint).toBeLessThan(jan ?? 0);
});

test('the drawings of an end are as many as they should be, and within their fields', () => {
  // A knot more than swags.
  const leaves = garland(800).parts.find(([, d]) => d.split('Z').length - 1 === 6);
  expect(leaves).toBeDefined();
  const petals = scattered(800, 600, 26);
  expect(petals).toHaveLength(26);
  for (const { x, y } of petals) {
    expect(x).toBeLessThan(800);
    expect(y).toBeLessThan(600);
  }
  expect(laurel()).toHaveLength(8);
});
