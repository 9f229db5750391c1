// What went wrong, with a problem that can be shown.
import type { Problem } from '../generated/Problem';
import type { ProblemKind } from '../generated/ProblemKind';

/** A problem that the server reports, or that the page finds if the server reports none. */
export type Trouble = Omit<Problem, 'kind'> & { kind: ProblemKind | 'unreachable' | 'http' };

export class Failure extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.message);
  }
}
