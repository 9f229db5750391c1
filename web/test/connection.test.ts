// The connection to a table: what is sent again over a new one, and what is done where nobody answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/generated/wire';
import { tableNow } from '../src/net/api';
import { type ConnectionState, openConnection } from '../src/net/socket';
import { NO_CHOICES, type Snapshot } from '../src/table/store/states';
import { table } from './samples';

beforeEach(() => {
  const silent = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', silent);
  vi.stubGlobal('WebSocket', { OPEN: 1, CLOSED: 3 });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A socket whose other end is the test. */
class Fake {
  readyState = 1;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  readonly sent: ClientMessage[] = [];
  send = (text: string) => this.sent.push(JSON.parse(text));
  close = () => this.onclose();
  says = (message: ServerMessage) => this.onmessage({ data: JSON.stringify(message) });
}

function open() {
  const made: Fake[] = [];
  const states: ConnectionState[] = [];
  const connection = openConnection(
    'ws://table',
    { hello: () => ({ type: 'hello', seen: 0 }), message: () => {}, state: (state) => states.push(state) },
    null,
    () => {
      const fake = new Fake();
      made.push(fake);
      return fake as unknown as WebSocket;
    },
  );
  return { connection, made, states };
}

const snapshot = (anew = false): Snapshot => ({
  type: 'snapshot',
  table: table(),
  entries: [],
  more: false,
  base: 0,
  choices: NO_CHOICES,
  ...(anew && { anew }),
});

test.each([true, false])(
  'what is pending is sent again, unless the server knows another past: %s',
  (anew) => {
    const { connection, made } = open();
    made[0]?.says(snapshot());
    connection.send({ type: 'do', id: '1', seen: 0, request: { kind: 'roll' } });
    expect(made[0]?.sent.map(({ type }) => type)).toEqual(['do']);
    made[0]?.onclose();
    vi.advanceTimersByTime(1000);
    made[1]?.says(snapshot(anew));
    expect(made[1]?.sent.map(({ type }) => type)).toEqual(anew ? [] : ['do']);
    connection.close();
  },
);

test('who takes a connection and never answers counts as not there, and is tried again', () => {
  const { connection, made, states } = open();
  vi.advanceTimersByTime(10_000);
  expect([states, made.length]).toEqual([['connecting', 'lost'], 1]);
  vi.advanceTimersByTime(60_000);
  expect(made.length).toBe(2);
  // A greeting that is late is one.
  vi.advanceTimersByTime(20_000);
  made[1]?.says(snapshot());
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(600_000);
  expect([states.at(-1), made.length]).toEqual(['open', 2]);
  connection.close();
});

test('a request that nobody answers fails in the end', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const asked = expect(tableNow('x')).rejects.toMatchObject({ problem: { kind: 'unreachable' } });
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
});
