// Where in a guided game one is, given what was played. Pure.
import type { GuidedStepView } from '../../generated/wire';
import { judge } from '../lines';

type Step = Pick<GuidedStepView, 'throw' | 'best' | 'replies'>;

export type Place =
  /** The learner is to throw. */
  | { kind: 'throw'; step: number }
  /** The learner is to move, and has made so many actions of the turn. */
  | { kind: 'move'; step: number; made: number }
  /** The others are to do these. */
  | { kind: 'replies'; step: number; left: readonly string[] }
  /** Something else was played; the actions before it. */
  | { kind: 'astray'; step: number; back: readonly string[] }
  | { kind: 'over' };

export function whereIs(steps: readonly Step[], played: readonly string[]): Place {
  let at = 0;
  for (const [step, { throw: thrown, best, replies }] of steps.entries()) {
    const back = played.slice(0, at + (thrown === null ? 0 : 1));
    if (thrown !== null) {
      if (played[at] === undefined) return { kind: 'throw', step };
      if (played[at] !== thrown) return { kind: 'astray', step, back: played.slice(0, at) };
      at++;
    }
    const rest = played.slice(at);
    const verdict = judge(best, rest);
    if (verdict === 'missed') return { kind: 'astray', step, back };
    if (verdict === 'on') return { kind: 'move', step, made: rest.length };
    at += best.find((line) => judge([line], rest) === 'found')?.length ?? 0;
    const done = played.slice(at, at + replies.length);
    if (done.some((reply, index) => reply !== replies[index]))
      return { kind: 'astray', step, back: played.slice(0, at) };
    if (done.length < replies.length) return { kind: 'replies', step, left: replies.slice(done.length) };
    at += replies.length;
  }
  return { kind: 'over' };
}
