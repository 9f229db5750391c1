// Whatever the rules report, and the terminal says, is told on the page: in the log by the notation of a turn or by a
// sentence, at the end of the game, or in the count of a seat; a screen reader is told all of it.
import { beforeAll, expect, test, vi } from 'vitest';
import type { CommandCause, Ending, Event, Means, Merit } from '../src/generated/wire';
import { turnsOf } from '../src/table/log/turns';
import { turnText, worthTelling } from '../src/table/log/written';
import { setLanguage } from '../src/text';
import { toldOf } from '../src/text/action';
import { log } from './samples';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

const NAMES = { colours: { south: 'red', north: 'black', west: 'green', east: 'yellow' } };

/** Where an event is told: as a sentence, in the count of the seat beside the board, or by the text of the turn with this action. */
type Where = 'sentence' | 'count' | { action: string; text: string };
type Told = readonly [Event, Where];
const by = (action: string, text = action): Where => ({ action, text });

const captured = (means: Means): Event => ({
  kind: 'captured',
  army: 'north',
  role: 'pawn',
  at: 'e5',
  by: 'south',
  means,
});
const MEANS: Readonly<Record<Means, Where>> = {
  displacement: by('d4xe5'),
  jump: by('d4xe5'),
  parade: 'sentence',
  huff: 'sentence',
};
const MERITS: Readonly<Record<Merit, Where>> = {
  // The piece stands in the log.
  capture: 'count',
  'throne-entry': 'sentence',
  'throne-kill': 'sentence',
  empire: 'sentence',
  'all-kings': 'sentence',
  'king-returned': 'sentence',
  'forked-kings': 'sentence',
};
const CAUSES: Readonly<Record<CommandCause, Where>> = {
  throne: 'sentence',
  'king-lost': 'sentence',
  'king-back': 'sentence',
  parade: 'sentence',
  finished: 'sentence',
};
const ENDINGS: Readonly<Record<Ending, Where>> = {
  'last-army': 'sentence',
  annihilation: 'sentence',
  'only-kings': 'sentence',
  'one-king': 'sentence',
  'both-kings': 'sentence',
  'all-kings': 'sentence',
  'no-progress': 'sentence',
  rounds: 'sentence',
  repetition: 'sentence',
  target: 'sentence',
  'no-moves': 'sentence',
  blocked: 'sentence',
  checkmate: 'sentence',
  stalemate: 'sentence',
  'insufficient-material': 'sentence',
  'bare-king': 'sentence',
  agreement: by('agree', 'ended by agreement'),
  resignation: by('resign south', 'Red resigns'),
};
const each = <K extends string>(of: Readonly<Record<K, Where>>, make: (one: K) => Event): Told[] =>
  Object.entries<Where>(of).map(([one, where]) => [make(one as K), where]);

/** Every kind of event, with all that tells one from another of its kind. */
const EVENTS: Readonly<Record<Event['kind'], readonly Told[]>> = {
  thrown: [[{ kind: 'thrown', seat: 'south', throw: '3' }, by('3', '3:')]],
  called: [[{ kind: 'called', seat: 'south', face: 3 }, by('call 3', '3')]],
  moved: [[{ kind: 'moved', army: 'south', role: 'boat', from: 'a1', to: 'c3' }, by('a1-c3')]],
  placed: [
    [{ kind: 'placed', army: 'south', role: 'cow', at: 'e5' }, by('@e5', 'e5')],
    [{ kind: 'placed', army: 'south', role: 'king', at: 'e5' }, 'sentence'],
  ],
  captured: each(MEANS, captured),
  parade: [[{ kind: 'parade', seat: 'south', corner: 'd4' }, 'sentence']],
  scored: each(MERITS, (merit) => ({ kind: 'scored', seat: 'south', points: 2, merit })),
  promoted: [[{ kind: 'promoted', army: 'south', at: 'a8', role: 'horse' }, 'sentence']],
  waiting: [[{ kind: 'waiting', army: 'south', at: 'a8' }, 'sentence']],
  'throne-entered': [[{ kind: 'throne-entered', king: 'south', throne: 'west' }, 'sentence']],
  commands: each(CAUSES, (cause) => ({ kind: 'commands', commander: 'south', army: 'west', cause })),
  'command-ends': each(CAUSES, (cause) => ({ kind: 'command-ends', army: 'west', cause })),
  empire: [[{ kind: 'empire', seat: 'south' }, 'sentence']],
  'exchange-offered': [[{ kind: 'exchange-offered', by: 'south', own: 'south', other: 'north' }, 'sentence']],
  'exchange-accepted': [[{ kind: 'exchange-accepted', by: 'north' }, 'sentence']],
  'exchange-declined': [[{ kind: 'exchange-declined', by: 'north' }, by('decline')]],
  frozen: [[{ kind: 'frozen', army: 'south' }, 'sentence']],
  'king-freed': [[{ kind: 'king-freed', army: 'south' }, 'sentence']],
  thawed: [[{ kind: 'thawed', army: 'south' }, 'sentence']],
  'turn-lost': [[{ kind: 'turn-lost', seat: 'south', face: 4, why: 'blocked' }, by('pass', '–')]],
  'thrown-again': [[{ kind: 'thrown-again', seat: 'south' }, by('pass', '–')]],
  passed: [[{ kind: 'passed', seat: 'south' }, by('pass', '–')]],
  stopped: [[{ kind: 'stopped', seat: 'south', at: 'e5' }, by('stop', 'stop')]],
  'duty-failed': [[{ kind: 'duty-failed', seat: 'south', from: 'a1', to: 'c3' }, 'sentence']],
  finished: [[{ kind: 'finished', seat: 'south' }, 'sentence']],
  withdrew: [[{ kind: 'withdrew', seat: 'south' }, 'sentence']],
  check: [[{ kind: 'check', seat: 'south' }, 'sentence']],
  resigned: [[{ kind: 'resigned', seat: 'south' }, by('resign south', 'Red resigns')]],
  over: each(ENDINGS, (ending) => ({ kind: 'over', ending })),
};

test.each(Object.values(EVENTS).flat())('it is told: %j', (event, where) => {
  expect(worthTelling(event, {})).toBe(where === 'sentence');
  const action = typeof where === 'string' ? 'd4xe5' : where.action;
  const [entry] = log(['south', action, [event]]);
  if (!entry) throw new Error('no entry');
  const said = toldOf(entry, NAMES);
  expect(said).toHaveLength(1);
  // A message that is missing is its id.
  expect(said[0]).not.toMatch(/^$|event-/);
  if (typeof where === 'string') return;
  const [turn] = turnsOf([entry]);
  expect(turn && turnText(turn, NAMES)).toContain(where.text);
});
