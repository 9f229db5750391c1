// The tabs beside the board: which one is shown, and which the computer has something for.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let memory: Map<string, string>;
let sheet = false;

beforeEach(() => {
  memory = new Map();
  sheet = false;
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => memory.set(key, text),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: !sheet, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => ({
  ...(await import('../src/table/sheets')),
  ...(await import('../src/table/studied')),
});

test('the moves are shown at first, then what was chosen last', async () => {
  const first = await load();
  expect(first.tab.value).toBe('moves');
  first.choose('talk');
  expect([first.tab.value, first.raised.value]).toEqual(['talk', false]);
  vi.resetModules();
  expect((await load()).tab.value).toBe('talk');
  for (const other of ['study', 'open', '']) {
    memory.set('ashtapada-tab', other);
    vi.resetModules();
    expect((await load()).tab.value, other).toBe('moves');
  }
});

test('what something leads to is shown and not remembered', async () => {
  const { raise, tab, raised } = await load();
  raise('rules');
  expect([tab.value, raised.value, memory.size]).toEqual(['rules', true, 0]);
  raise(null);
  expect([tab.value, raised.value]).toEqual(['rules', false]);
});

test('another tab ends the study, and stays up where the tabs are a sheet', async () => {
  const { choose, study, studied, raised } = await load();
  sheet = true;
  study('lines', true);
  choose('moves');
  expect([studied.value, raised.value]).toEqual([null, true]);
});

test('the computer helps alone, after the end, and where all agreed to it', async () => {
  const { topicOf } = await load();
  const at = (away: boolean, help: boolean, over: boolean) =>
    topicOf({
      seats: { away: signal(away) },
      game: {
        table: signal({ help }),
        live: signal({ turn: { kind: over ? 'over' : 'move' } }),
      },
    } as unknown as Parameters<typeof topicOf>[0]);
  expect(at(false, false, false)).toBe('lines');
  expect(at(true, false, false)).toBeNull();
  expect(at(true, true, false)).toBe('lines');
  expect(at(true, false, true)).toBe('review');
});
