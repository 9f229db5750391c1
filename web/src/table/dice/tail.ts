// When throwing begins to be tiresome: what is offered then. Pure.
import type { Choices } from '../../settings/settings';

/** After so many throws of one's own that came to nothing, throwing by itself is offered. */
const LOST = 3;

/** Whether throwing by itself is offered now; once, to who throws with the hand. */
export const offersThrowing = (lost: number, throwing: Choices['throwing'], answered: boolean): boolean =>
  throwing === 'hand' && !answered && lost >= LOST;
