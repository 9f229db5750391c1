// Error messages, with what to do about them.
import { alone } from '../base/alone';
import { Failure, type Trouble } from '../base/failure';
import { language, maybe, t } from '.';
import { messageArgs, type Names, refusalSentence } from './event';
import { tied } from './tied';

export function problemSentence(problem: Trouble, names: Names = { colours: {} }): string {
  if (problem.refusal) return refusalSentence(problem.refusal, names);
  if (problem.impossible) {
    const { expected, ...fields } = problem.impossible;
    if (!('army' in fields) || names.colours[fields.army] !== undefined)
      return t(`impossible-${expected}`, messageArgs(fields, { colours: names.colours }));
    // Where no board is shown yet, the server's sentence names the colours of the document.
  } else {
    const said = { message: problem.message };
    // Where there is no server, nothing is its fault.
    const own = alone ? maybe(`problem-alone-${problem.kind}`, said) : null;
    const words = own ?? maybe(`problem-${problem.kind}`, said);
    if (words !== null) return words;
  }
  return tied(problem.message, language.value);
}

export function failureSentence(error: unknown, names?: Names): string {
  return error instanceof Failure ? problemSentence(error.problem, names) : t('problem-unexpected');
}
