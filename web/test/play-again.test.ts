import { beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/generated/wire';
import { playAgain } from '../src/me/playAgain';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { protocol: 'https:', host: 'here' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

/** A socket that answers what it is told to, and keeps what was said. */
function socket(answers: Readonly<Record<string, Partial<ServerMessage>>>) {
  const said: { type: string; keys?: unknown }[] = [];
  const made = {
    onopen: () => {},
    onmessage: (_: { data: string }) => {},
    onclose: () => {},
    send(text: string) {
      const message = JSON.parse(text) as { type: string };
      said.push(message);
      const answer = answers[message.type];
      if (answer) queueMicrotask(() => made.onmessage({ data: JSON.stringify(answer) }));
    },
    close: vi.fn(),
  };
  queueMicrotask(() => made.onopen());
  return { made, said };
}

test('the next game is begun by the key of the last one, which opens it too', async () => {
  kept.set('ashtapada-key-old', 'secret');
  const { made, said } = socket({
    hello: { type: 'seats' } as Partial<ServerMessage>,
    next: { type: 'next', game: 'new' },
  });
  const urls: string[] = [];
  const make = (url: string) => {
    urls.push(url);
    return made as unknown as WebSocket;
  };
  expect(await playAgain('old', make)).toBe('new');
  expect(urls).toEqual(['wss://here/api/games/old/socket']);
  expect(said.map(({ type }) => type)).toEqual(['hello', 'next']);
  expect(said[0]?.keys).toContainEqual(['south', 'secret']);
  expect(kept.get('ashtapada-key-new')).toBe('secret');
  expect(made.close).toHaveBeenCalled();
});

test('who may not begin it is told why, and nothing is kept', async () => {
  const problem = { kind: 'watching', message: 'you watch this game' } as const;
  const { made } = socket({
    hello: { type: 'seats' } as Partial<ServerMessage>,
    next: { type: 'trouble', problem },
  });
  await expect(playAgain('old', () => made as unknown as WebSocket)).rejects.toThrow('you watch');
  expect(kept.size).toBe(0);
});
