// A server that knows another past than the page, as after a backup was restored.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryView } from '../src/generated/wire';
import { makePace } from '../src/table/store/pace';
import { makeReceiving } from '../src/table/store/receiving';
import { makeSending } from '../src/table/store/sending';
import { makeShowing } from '../src/table/store/showing';
import { makeStates, NO_CHOICES, type Snapshot } from '../src/table/store/states';
import { makeTelling } from '../src/table/store/telling';
import { setLanguage } from '../src/text';
import { entry, seat, table, view } from './samples';

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.useFakeTimers();
  await setLanguage('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const START = view([], { seats: [seat('south'), seat('north')] });
const steps = (...texts: string[]): EntryView[] =>
  texts.map((text, index) => {
    const { view: _, ...told } = entry(index + 1, index % 2 === 0 ? 'south' : 'north', text);
    return {
      ...told,
      digest: `after ${texts.slice(0, index + 1).join()}`,
      change: { position: text, turn: START.turn },
    };
  });
const snapshot = (entries: EntryView[], anew = false): Snapshot => ({
  type: 'snapshot',
  table: table({ start: START }),
  entries,
  more: false,
  base: 0,
  choices: NO_CHOICES,
  ...(anew && { anew }),
});

/** What a page does with what the server says. */
function page() {
  const states = makeStates(null, []);
  const telling = makeTelling();
  const send = vi.fn();
  const pace = makePace(send, telling.goOn, () => {});
  const sending = makeSending({ connection: signal('open' as const), send, upTo: states.upTo });
  const showing = makeShowing({ ...states, tempo: pace.tempo, isHuman: () => true, caughtUp: () => {} });
  const begunAnew = vi.fn();
  const receive = makeReceiving({
    game: states,
    people: { names: signal({ colours: {} }) },
    dice: { proof: signal(null) },
    showing,
    sending,
    notices: telling,
    clock: pace,
    chooseAnew: () => {},
    dropRest: () => false,
    send,
    missing: () => {},
    begunAnew,
    record: () => {},
  });
  const texts = () => states.entries.value.map(({ text }) => text);
  return { states, telling, sending, showing, receive, begunAnew, texts };
}

test('what the server does not know is not believed, and the page says so', () => {
  const { states, telling, sending, showing, receive, begunAnew, texts } = page();
  receive(snapshot(steps('c4-c5', 'd6-d5', 'f4-f5')));
  expect(states.upTo()).toEqual({ seen: 3, digest: 'after c4-c5,d6-d5,f4-f5' });
  sending.ask({ kind: 'act', action: 'e6-e5' });
  receive(snapshot(steps('c4-c5', 'g6-g5', 'c5-d5'), true));
  expect(texts()).toEqual(['c4-c5', 'g6-g5', 'c5-d5']);
  expect([showing.count.value, showing.current.value, states.live.value?.position]).toEqual([
    3,
    true,
    'c5-d5',
  ]);
  expect(sending.waiting.value).toBe(false);
  expect(begunAnew).toHaveBeenCalledTimes(1);
  expect(telling.notice.value).toMatch(/backup/);
  // It stays while others play on, and goes when something is done here.
  receive({
    type: 'played',
    entries: steps('c4-c5', 'g6-g5', 'c5-d5', 'e6-e5').slice(3),
    choices: NO_CHOICES,
  });
  vi.advanceTimersByTime(10_000);
  expect(texts()).toHaveLength(4);
  expect(telling.notice.value).toMatch(/backup/);
  telling.hush();
  expect(telling.notice.value).toBe('');
});

test('who comes back to the game that was left is told nothing', () => {
  const { telling, receive, begunAnew, texts } = page();
  receive(snapshot(steps('c4-c5', 'd6-d5')));
  receive(snapshot(steps('c4-c5', 'd6-d5', 'f4-f5').slice(2)));
  expect(texts()).toEqual(['c4-c5', 'd6-d5', 'f4-f5']);
  expect([telling.notice.value, begunAnew.mock.calls.length]).toEqual(['', 0]);
});
