import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ProblemKind } from '../src/generated/wire';
import { readRecord } from '../src/net/api';
import { makeSending } from '../src/table/store/sending';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sending at a table with three entries. */
function table() {
  vi.useFakeTimers();
  const sent: ClientMessage[] = [];
  const known = signal(3);
  const sending = makeSending({
    connection: signal('open' as const),
    send: (message) => sent.push(message),
    upTo: () => ({ seen: known.value, digest: `digest ${known.value}` }),
  });
  /** The last message is refused. */
  const refuse = (kind: ProblemKind) => {
    const id = sending.busy.peek() ?? '';
    sending.settle(id);
    sending.refused(id, kind);
  };
  return { sent, known, sending, refuse };
}

test('a move that could not be saved is kept and sent again as it was', () => {
  const { sent, sending, refuse } = table();
  sending.ask({ kind: 'act', action: 'c4-c5' });
  refuse('storage');
  expect(sending.waiting.value).toBe(false);
  expect(sending.unsaved.value?.message).toBe(sent[0]);
  // With the same id, so that the server carries it out once; and as often as needed.
  for (let times = 2; times < 4; times++) {
    sending.again();
    expect(sent).toHaveLength(times);
    expect(sent[times - 1]).toEqual(sent[0]);
    expect(sending.busy.value).toBe((sent[0] as { id: string }).id);
    expect(sending.unsaved.value).toBeNull();
    sending.again();
    expect(sent).toHaveLength(times);
    refuse('storage');
  }
  sending.again();
  sending.settle(sending.busy.value ?? '');
  expect(sending.unsaved.value).toBeNull();
});

test('a move that the rules refuse is not kept', () => {
  const { sending, refuse } = table();
  sending.ask({ kind: 'act', action: 'c4-c9' });
  refuse('illegal');
  expect(sending.unsaved.value).toBeNull();
});

test('a new message, or a new entry, discards the unsaved one', () => {
  const { sent, known, sending, refuse } = table();
  sending.ask({ kind: 'enter-throw', throw: '3' });
  refuse('storage');
  sending.ask({ kind: 'take-back' });
  expect(sending.unsaved.value).toBeNull();
  refuse('storage');
  expect(sending.unsaved.value?.message).toBe(sent[1]);
  known.value = 4;
  expect(sending.unsaved.value).toBeNull();
  sending.again();
  expect(sent).toHaveLength(2);
});

test('a request that is too long is refused before it is sent', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(readRecord('x'.repeat(600_000))).rejects.toMatchObject({ problem: { kind: 'too-long' } });
  expect(fetched).not.toHaveBeenCalled();
});

test('a request tells which log it belongs to, and none is sent again in another past', () => {
  const { sent, sending, refuse } = table();
  sending.ask({ kind: 'act', action: 'c4-c5' });
  expect(sent[0]).toMatchObject({ seen: 3, digest: 'digest 3' });
  sending.forget();
  expect([sending.busy.value, sending.underWay.value, sending.waiting.value]).toEqual([null, null, false]);
  sending.ask({ kind: 'act', action: 'c4-c5' });
  refuse('storage');
  sending.forget();
  sending.again();
  expect([sending.unsaved.value, sent.length]).toEqual([null, 2]);
  // Nothing is overdue either.
  vi.advanceTimersByTime(60_000);
  expect(sending.lost.value).toBe(false);
});
