// What went wrong, in words, with what to do about it.
import type { Problem } from '../generated/Problem';
import { Failure } from '../net/api';
import { maybe, t } from '.';
import { type Colours, refusalSentence } from './event';

export function problemSentence(problem: Problem, colours: Colours = {}): string {
  if (problem.refusal) return refusalSentence(problem.refusal, colours);
  return maybe(`problem-${problem.kind}`, { message: problem.message }) ?? problem.message;
}

export function failureSentence(error: unknown): string {
  return error instanceof Failure ? problemSentence(error.problem) : t('problem-unexpected');
}
