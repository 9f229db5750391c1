// What went wrong, with a problem that can be shown.
import type { Problem, ProblemKind } from '../generated/wire';

/** A problem that the server reports, or that the page finds if the server reports none. */
export type Trouble = Omit<Problem, 'kind'> & { kind: ProblemKind | 'unreachable' | 'http' };

export class Failure extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.message);
  }
}
