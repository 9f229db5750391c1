// Error messages, with what to do about them.
import { Failure, type Trouble } from '../net/api';
import { maybe, t } from '.';
import { type Colours, messageArgs, refusalSentence } from './event';

export function problemSentence(problem: Trouble, colours: Colours = {}): string {
  if (problem.refusal) return refusalSentence(problem.refusal, colours);
  if (problem.impossible) {
    const { expected, ...fields } = problem.impossible;
    // Where no board is shown yet, the server's sentence names the colours of the document.
    const known = !('army' in fields) || colours[fields.army] !== undefined;
    return known ? t(`impossible-${expected}`, messageArgs(fields, colours)) : problem.message;
  }
  return maybe(`problem-${problem.kind}`, { message: problem.message }) ?? problem.message;
}

export function failureSentence(error: unknown, colours: Colours = {}): string {
  return error instanceof Failure ? problemSentence(error.problem, colours) : t('problem-unexpected');
}
