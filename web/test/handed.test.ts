// A game handed to another page by a link: what stands in it, and which page was meant.
import { expect, test } from 'vitest';
import { folded, handedIn, handedTo, pageAt, unfolded } from '../src/game/handed';

const RECORD = `[Rules "chaturaji-pl-solo"]
[South "Żaneta Łąka"]

${'1. 3: b1-c3 2. 5: b6-c6 '.repeat(80)}
`;

test('a record goes into a link and comes out of it as it was', async () => {
  const game = await folded(RECORD);
  expect(game).toMatch(/^game~[\w-]+$/);
  expect(game.length).toBeLessThan(RECORD.length / 2);
  expect(await unfolded(game)).toBe(RECORD);
  for (const message of [
    handedTo(new URL('https://example.org'), game, true),
    `See ${handedTo(new URL('https://example.org/games/'), game, false)}. Anna`,
  ])
    expect(handedIn(message)).toBe(game);
  expect(handedIn('https://example.org/#/link/eNpVjslsLgjAYhv')).toBeNull();
});

test('a link that was cut off, or that unfolds without end, is none', async () => {
  const game = await folded(RECORD);
  await expect(unfolded(game.slice(0, -9))).rejects.toThrow();
  await expect(unfolded('game~hello')).rejects.toThrow();
  await expect(unfolded(await folded('a'.repeat(600_000)))).rejects.toThrow();
});

test('the page is found in whatever is typed', () => {
  const to = (typed: string, server: boolean) => {
    const page = pageAt(typed);
    return page && handedTo(page, 'game~x', server);
  };
  expect(to(' play.example.org ', true)).toBe('https://play.example.org/link#game~x');
  expect(to('https://play.example.org/game/abc?on#top', true)).toBe('https://play.example.org/link#game~x');
  expect(to('localhost:4950', true)).toBe('http://localhost:4950/link#game~x');
  expect(to('192.168.1.7:4950/', true)).toBe('http://192.168.1.7:4950/link#game~x');
  expect(to('school.local', true)).toBe('http://school.local/link#game~x');
  expect(to('https://example.org/people/anna/games/#/me', false)).toBe(
    'https://example.org/people/anna/games/#/link/game~x',
  );
  expect(to('example.org/games/index.html', false)).toBe('https://example.org/games/index.html#/link/game~x');
  expect(to('file:///home/anna/games.html#/', false)).toBe('file:///home/anna/games.html#/link/game~x');
  for (const none of ['', '  ', 'my page', 'javascript:alert(1)', 'mailto:a@example.org', 'https://'])
    expect(pageAt(none), none).toBeNull();
});
