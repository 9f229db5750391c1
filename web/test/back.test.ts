// The way to an account and back.
import { expect, test } from 'vitest';
import { backOf, meAt } from '../src/account/back';

test('the way to an account leads back to pages of ours only', () => {
  const here = meAt({ passkeys: { kind: 'here' } }, '/game/h7xk2m5q0w3e');
  expect(here).toBe('/me?back=%2Fgame%2Fh7xk2m5q0w3e');
  expect(backOf(here.slice(here.indexOf('?')))).toBe('/game/h7xk2m5q0w3e');
  const named = meAt({ passkeys: { kind: 'address', address: 'http://localhost:4949' } }, '/together');
  expect(named).toBe('http://localhost:4949/me?back=%2Ftogether');
  for (const search of [
    '',
    '?back=',
    '?back=https://example.org',
    '?back=//example.org/game/x',
    '?back=/game/../me',
  ])
    expect(backOf(search), search).toBeNull();
});
