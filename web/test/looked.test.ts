import { expect, test } from 'vitest';
import { isNews } from '../src/table/seats/lookedBack';

test('only who has looked before is shown what came since', () => {
  expect(isNews('3', 5)).toBe(true);
  for (const before of [null, '', '0', '5', '9', 'x']) expect(isNews(before, 5), String(before)).toBe(false);
  // In another browser nobody knows what was looked at.
  expect(isNews(null, 5, true)).toBe(true);
  expect(isNews('5', 5, true)).toBe(false);
});
