import { expect, test } from 'vitest';
import { titleOf } from '../src/arrival';

test('the title begins with what is most of its own, and with the first sentence alone', () => {
  expect(titleOf([null, 'Rules', 'Sixteen Soldiers'])).toBe('Rules · Sixteen Soldiers · Ashtapada');
  expect(titleOf(['Light to move. A capture is due.', null, 'Sixteen Soldiers'])).toBe(
    'Light to move · Sixteen Soldiers · Ashtapada',
  );
  // In how many games others wait is read first.
  expect(titleOf([null, 'Rules', null], 2)).toBe('(2) Rules · Ashtapada');
  expect(titleOf(['Black: exchange the kings?', undefined, ''])).toBe(
    'Black: exchange the kings? · Ashtapada',
  );
});
