// A table that is kept nowhere, to try something at: it speaks as the server's tables do, so that everything
// around the board works with it, and asks the rules for each step.
import type { ClientMessage } from '../generated/ClientMessage';
import type { DiceSource } from '../generated/DiceSource';
import type { Entry } from '../generated/Entry';
import type { LineView } from '../generated/LineView';
import type { Problem } from '../generated/Problem';
import type { TableView } from '../generated/TableView';
import type { View } from '../generated/View';
import { Failure, playLine } from '../net/api';
import type { Line, LineEvents } from '../net/socket';
import { effective } from '../table/log';
import { drawThrow } from './draw';
import { askOf, type Ground } from './ground';

export interface Trial {
  ground: Ground;
  /** How many entries were there before anything was tried. */
  base: number;
  /** What is shown until the rules have answered. */
  first: View | null;
  connect(on: LineEvents): TrialLine;
}

export interface TrialLine extends Line {
  /** Goes back as far as needed and on from there, so that these actions are what was played. */
  replay(id: string, actions: readonly string[]): void;
}

interface Manner {
  /** Whether the page throws, or the reader says what was thrown. */
  dice?: DiceSource;
  first?: View;
  /** What was tried already, when the address tells of it. */
  tried?: readonly string[];
}

type Sent = Extract<ClientMessage, { id: string }>;

function tableOf(line: LineView, ground: Ground, dice: DiceSource): TableView {
  const { rules, options, board, start } = line;
  // Nobody but the reader plays here; people keep their names.
  const seats = ground.seats.map(({ seat, player }) => ({
    seat,
    player: { kind: 'human' as const, name: player.kind === 'human' ? player.name : '' },
  }));
  return { id: '', rules, options, seats, dice, board, start, commitment: null };
}

const problemOf = (error: unknown): Problem =>
  error instanceof Failure ? error.problem : { kind: 'unexpected', message: String(error), refusal: null };

/** The state to go back to when the last action or throw is taken back; null: nothing was tried yet. */
export function stateBefore(entries: readonly Entry[], base: number): number | null {
  const kept = effective(entries);
  const [last, before] = [kept.at(-1), kept.at(-2)];
  return last && last.seq > base ? (before?.seq ?? 0) : null;
}

/** What to play after these entries so that exactly the `wanted` actions count. */
export function wayTo(entries: readonly Entry[], wanted: readonly string[]): string[] {
  const kept = effective(entries);
  const parted = kept.findIndex((entry, index) => entry.action !== wanted[index]);
  const same = parted < 0 ? kept.length : parted;
  const back = same < kept.length ? [`take-back ${kept[same - 1]?.seq ?? 0}`] : [];
  return [...back, ...wanted.slice(same)];
}

export function makeTrial(ground: Ground, { dice = 'fair', first, tried = [] }: Manner = {}): Trial {
  const base = ground.actions.length;
  let actions = [...ground.actions];
  let entries: Entry[] = [];
  let view: View | null = null;

  function connect(on: LineEvents): TrialLine {
    let closed = false;
    let queue = Promise.resolve();

    async function begin(): Promise<void> {
      try {
        const answer = await playLine(askOf(ground, [...ground.actions, ...tried]));
        if (closed) return;
        entries = answer.entries;
        view = answer.view;
        actions = entries.map((entry) => entry.action);
        on.state('open');
        on.message({
          type: 'snapshot',
          table: tableOf(answer, ground, dice),
          entries: answer.entries,
          view: answer.view,
        });
        if (answer.stopped) on.message({ type: 'trouble', problem: answer.stopped.problem });
      } catch (error) {
        if (!closed) on.message({ type: 'trouble', problem: problemOf(error) });
      }
    }

    const refuse = (id: string, problem: Problem) => on.message({ type: 'refused', id, problem });
    const kind = (word: string): Problem => ({ kind: word, message: word, refusal: null });

    /** What a message adds to the line; a problem where it cannot. */
    function addition(message: Sent, now: View): string | Problem {
      switch (message.type) {
        case 'act':
          return message.action;
        case 'enter-throw':
          return message.throw;
        case 'roll':
          return drawThrow(now.chance) ?? kind('stale');
        case 'take-back': {
          const state = stateBefore(entries, base);
          return state === null ? kind('nothing-to-take-back') : `take-back ${state}`;
        }
        // Nobody is there to give up to, and no clock runs.
        case 'agree':
        case 'resign':
        case 'more-time':
          return kind('bad-request');
      }
    }

    async function play(message: Sent): Promise<void> {
      if (closed || !view) return;
      const added = addition(message, view);
      if (typeof added !== 'string') return refuse(message.id, added);
      await extend(message.id, [added]);
    }

    async function extend(id: string, added: readonly string[]): Promise<void> {
      if (closed) return;
      try {
        const answer = await playLine({ ...askOf(ground, [...actions, ...added]), seen: entries.length });
        if (closed) return;
        if (answer.stopped) return refuse(id, answer.stopped.problem);
        const known = entries.length;
        const fresh = answer.entries.filter((entry) => entry.seq > known);
        entries = [...entries, ...fresh];
        view = answer.view;
        actions.push(...added);
        on.message({ type: 'played', entries: fresh, view: answer.view });
        on.message({ type: 'done', id });
      } catch (error) {
        if (!closed) refuse(id, problemOf(error));
      }
    }

    async function why(from: string, to: string | null): Promise<void> {
      try {
        const answer = await playLine({ ...askOf(ground, actions), seen: entries.length, why: [from, to] });
        if (!closed) on.message({ type: 'because', from, to, refusal: answer.because });
      } catch (error) {
        if (!closed) on.message({ type: 'trouble', problem: problemOf(error) });
      }
    }

    // Not before the store that is told has its line.
    queue = queue.then(begin);
    return {
      send(message) {
        if ('id' in message) queue = queue.then(() => play(message));
        else if (message.type === 'why') queue = queue.then(() => why(message.from, message.to));
      },
      replay(id, wanted) {
        queue = queue.then(() => extend(id, wayTo(entries, wanted)));
      },
      close() {
        closed = true;
      },
    };
  }
  // Until the rules have answered nothing can be done.
  const still = first ? { ...first, legal: [], chains: [], chance: [] } : null;
  return { ground, base, first: still, connect };
}
