// Solves a game on this device, on a thread of its own that goes on while one does something else, and keeps what is found.
import { signal } from '@preact/signals';
import type { NewGame, SolvableView, SolvedSlice } from '../generated/wire';
import { forgetSolved } from '.';
import { keepFile, keptGames } from './shelf';
import { Thread } from './thread';

/** How far it is: of so many positions so many are worked out, since a time in milliseconds. */
export interface Solving {
  game: string;
  done: number;
  all: number;
  since: number;
}

/** The game that is being solved. */
export const solving = signal<Solving | null>(null);
/** The game that could not be solved. */
export const unsolved = signal<string | null>(null);

const thread = new Thread(() => ['base']);

/** Solves a game as it is set up; what was worked out before is not worked out again. */
export async function solve(game: NewGame, { game: name, positions }: SolvableView): Promise<void> {
  stop();
  unsolved.value = null;
  const begun: Solving = { game: name, done: 0, all: positions, since: Date.now() };
  solving.value = begun;
  /** Files are kept one after the other. */
  let keeping: Promise<void> = Promise.resolve();
  let full = false;
  const kept = (await keptGames().catch(() => null))?.get(name) ?? [];
  const isStopped = () => solving.value?.since !== begun.since;
  if (isStopped()) return;
  const told = (text: string) => {
    const { done, all } = JSON.parse(text) as SolvedSlice;
    if (!isStopped()) solving.value = { ...begun, done, all };
  };
  const keep = (file: string, bytes: ArrayBuffer) => {
    keeping = keeping
      .then(() => keepFile(file, bytes))
      .catch(() => {
        full = true;
        thread.stop();
      });
  };
  let failed: boolean;
  try {
    failed = (await thread.call('solve', JSON.stringify({ game, kept }), told, keep)) !== '';
    await keeping;
  } catch (error) {
    failed = full || !(error instanceof Error && error.message === 'stopped');
    if (!failed) return;
  }
  if (failed || full) unsolved.value = name;
  forgetSolved();
  // Its memory is needed no more.
  stop();
}

/** Stops; it can go on from what was worked out. */
export function stop(): void {
  solving.value = null;
  thread.stop();
}
