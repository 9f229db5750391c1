// What answers a page that has no server: the module on threads of its own, and the games in the browser. What the module wants done
// is done here, one thing after another: what is to be kept is durable before anything that follows from it is shown.
import { Failure, type Trouble } from '../base/failure';
import { type Entry, type Head, type Keeper, openKeeper } from './keeper';
import { Lead } from './lead';
import * as scholar from './scholar';
import { Thread } from './thread';

type Effect =
  | { effect: 'answer'; number: number; ok?: unknown; problem?: Trouble }
  | { effect: 'say'; socket: number; text: string }
  | { effect: 'shut'; socket: number }
  | { effect: 'load'; game: string }
  | { effect: 'keep'; head: Head; before: number | null; entries: Entry[] }
  | { effect: 'forget'; game: string }
  | { effect: 'think'; game: string; thought: { number: number } }
  | { effect: 'stop-thinking'; game: string }
  | { effect: 'study'; socket: number; task: unknown }
  | { effect: 'stop-study'; socket: number }
  | { effect: 'warn'; what: string };
interface Happened {
  effects: Effect[];
  wakes: number | null;
}
interface Asking {
  done(answer: unknown): void;
  fail(failure: Failure): void;
}
/** Whoever listens at a connection. */
export interface Listener {
  told(text: string): void;
  shut(): void;
}

const UNREACHABLE: Trouble = { kind: 'unreachable', message: '' };
const UNKEPT: Trouble = { kind: 'storage', message: '' };

/** The language that the tables speak since they began; a computer player speaks none. */
let spoken: string | null = null;
const tables = new Thread(() => {
  spoken = document.documentElement.lang;
  return ['base', spoken];
});
const player = new Thread(() => ['base']);
const asking = new Map<number, Asking>();
const listening = new Map<number, Listener>();
let numbers = 0;
let keeper: Promise<Keeper> | undefined;
let last: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Where games are kept. */
export const kept = (): Promise<Keeper> => {
  keeper ??= openKeeper();
  return keeper;
};

const begin = async () => run({ event: 'begin', games: await (await kept()).heads() });

// Of several windows one runs the tables, that which is looked at: the others connect again when they are.
const lead = new Lead({
  begins: begin,
  ends() {
    end();
    for (const one of asking.values()) one.fail(new Failure(UNREACHABLE));
    asking.clear();
  },
});

/** Ends the tables as they run: whoever listens connects again, to those that begin after them. */
function end(): void {
  spoken = null;
  clearTimeout(timer);
  for (const one of [tables, player, scholar]) one.stop();
  for (const socket of [...listening.keys()]) shut(socket);
}

/** Whoever thinks learns of the solved games anew: there are others now. */
export function forgetSolved(): void {
  scholar.forget();
  if (!player.busy) player.stop();
}

/** In another language the tables begin anew, with its texts. */
async function renew(): Promise<void> {
  if (spoken === null || spoken === document.documentElement.lang) return;
  end();
  await begin();
}

function shut(socket: number): void {
  const listener = listening.get(socket);
  listening.delete(socket);
  listener?.shut();
}

/** Lets something happen at the tables, after whatever happened before; `first` is done right before it. */
function happen(event: unknown, first = () => {}): Promise<void> {
  const done = last
    .then(() => lead.held())
    .then(renew)
    .then(first)
    .then(() => run(event));
  last = done.catch(() => {});
  return done;
}

async function run(event: unknown): Promise<void> {
  const { effects, wakes }: Happened = JSON.parse(await tables.call('tables', JSON.stringify(event)));
  clearTimeout(timer);
  if (wakes !== null) timer = setTimeout(() => void happen({ event: 'time' }).catch(() => {}), wakes);
  let unkept = false;
  for (const effect of effects) unkept = (await carryOut(effect, unkept)) || unkept;
}

/** Does one thing; whether something could not be kept. What follows from that is shown to nobody. */
async function carryOut(effect: Effect, unkept: boolean): Promise<boolean> {
  switch (effect.effect) {
    case 'answer':
      answer(effect, unkept);
      return false;
    case 'say':
      if (!unkept) listening.get(effect.socket)?.told(effect.text);
      return false;
    case 'shut':
      shut(effect.socket);
      return false;
    case 'load':
      await run({ event: 'loaded', game: effect.game, kept: await (await kept()).game(effect.game) });
      return false;
    case 'keep':
      return !(await keep(effect));
    case 'forget':
      await (await kept()).forget(effect.game);
      return false;
    case 'think':
      if (!unkept) void think(effect);
      return false;
    case 'stop-thinking':
      if (player.busy) player.stop();
      return false;
    case 'study':
      void scholar
        .answer(effect.task, (text) => listening.get(effect.socket)?.told(text))
        .catch(() => shut(effect.socket));
      return false;
    case 'stop-study':
      scholar.stop();
      return false;
    case 'warn':
      console.warn(effect.what);
      return false;
  }
}

function answer({ number, ok, problem }: Effect & { effect: 'answer' }, unkept: boolean): void {
  const one = asking.get(number);
  asking.delete(number);
  if (problem) one?.fail(new Failure(problem));
  else if (unkept) one?.fail(new Failure(UNKEPT));
  else one?.done(ok);
}

async function keep({ head, before, entries }: Effect & { effect: 'keep' }): Promise<boolean> {
  const keeper = await kept();
  const why = await keeper.keep(head, before, entries);
  if (why === null) return true;
  const known = await keeper.game(head.id).catch(() => null);
  await run({ event: 'unkept', game: head.id, head: known?.head ?? null, why });
  return false;
}

async function think({ game, thought }: Effect & { effect: 'think' }): Promise<void> {
  if (player.busy) player.stop();
  const { number } = thought;
  try {
    const action = await player.call('think', JSON.stringify(thought));
    await happen({ event: 'found', game, number, action: action === '' ? null : action });
  } catch (error) {
    // Whoever stopped it waits for nothing.
    if (error instanceof Error && error.message === 'stopped') return;
    player.stop();
    await happen({ event: 'found', game, number, action: null }).catch(() => {});
  }
}

/** Asks what a server would be asked under a path. */
export function ask(path: string, body?: string): Promise<unknown> {
  numbers += 1;
  const number = numbers;
  return new Promise((done, fail) => {
    asking.set(number, { done, fail });
    happen({ event: 'ask', number, path, body: body ?? null }).catch(() => {
      asking.delete(number);
      fail(new Failure(UNREACHABLE));
    });
  });
}

/** Connects to what a server would have under a path; gives what says something, and what leaves. */
export async function connect(
  path: string,
  listener: Listener,
): Promise<[say: (text: string) => void, leave: () => void]> {
  numbers += 1;
  const socket = numbers;
  await happen({ event: 'open', socket, path }, () => void listening.set(socket, listener));
  if (!listening.has(socket)) throw new Failure(UNREACHABLE);
  const say = (text: string) => void happen({ event: 'hear', socket, text }).catch(() => {});
  const leave = () => {
    if (listening.delete(socket)) void happen({ event: 'close', socket }).catch(() => {});
  };
  return [say, leave];
}
