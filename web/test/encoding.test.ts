import { expect, test } from 'vitest';
import { textOf } from '../src/review/encoding';
import { offsetOf } from '../src/review/place';

const text = '[South "Żółw 🐢"]\n';

function wide(text: string, little: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) view.setUint16(2 * at, text.charCodeAt(at), little);
  return new Uint8Array(view.buffer);
}

test('files are read in the encodings that name themselves', () => {
  expect(textOf(new TextEncoder().encode(text))).toBe(text);
  expect(textOf(new TextEncoder().encode(`\ufeff${text}`))).toBe(text);
  expect(textOf(wide(`\ufeff${text}`, true))).toBe(text);
  expect(textOf(wide(`\ufeff${text}`, false))).toBe(text);
  expect(textOf(new Uint8Array())).toBe('');
});

test('what is in another encoding is not read as something else', () => {
  expect(() => textOf(new Uint8Array([0x5b, 0xaf, 0xf3, 0xb3, 0x77]))).toThrow();
  expect(() => textOf(new Uint8Array([0xff, 0xfe, 0x00, 0xd8]))).toThrow();
});

test('lines end as in a text field', () => {
  expect(textOf(new TextEncoder().encode('a\rb\r\nc\n'))).toBe('a\nb\nc\n');
});

test('a place is counted in characters', () => {
  expect(offsetOf('ab\ncd', [2, 2])).toBe(4);
  expect(offsetOf('🐢🐢x', [1, 3])).toBe(4);
  expect(offsetOf('ab', [1, 3])).toBe(2);
});
