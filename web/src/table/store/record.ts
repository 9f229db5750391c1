// The record of a game, or of a trial, which only its socket can tell.
import type { ClientMessage } from '../../generated/wire';
import { recordOf } from '../../net/api';

export function makeRecord(id: string, isTrial: boolean, send: (message: ClientMessage) => void) {
  /** Callbacks that wait for the record of a trial. */
  let wanted: ((text: string) => void)[] = [];
  return {
    record(): Promise<string> {
      if (!isTrial) return recordOf(id);
      return new Promise((take) => {
        wanted.push(take);
        send({ type: 'record' });
      });
    },
    /** The server has told it. */
    deliver(text: string): void {
      for (const take of wanted) take(text);
      wanted = [];
    },
  };
}
