// Answers questions about positions on this device, on a thread of its own, one after the other.
import { module, pack } from './parts';
import { Thread } from './thread';

/** How long a question about a position is thought about at most, in milliseconds; a review takes as long as it needs. */
const LOOK_MS = 20_000;
/** What it is given when it begins: it speaks no language. */
const PACKS = ['base'];

const thread = new Thread(() => PACKS);

/** An analysis that is as deep as there was time for is done. */
const ended = (text: string) => text.replace(/"done":false\}\}$/, '"done":true}}');

/** Fetches what it needs to think. */
export const prepare = (): Promise<unknown> => Promise.all([module(), ...PACKS.map(pack)]);

/** Whether it thinks. */
export const isBusy = (): boolean => thread.busy;

/** Ends what it thinks about; nothing more is told of it. */
export function stop(): void {
  if (thread.busy) thread.stop();
}

/** Ends, with all that it was given. */
export const forget = (): void => thread.stop();

/** Answers a question with all that it needs, and ends the one before; fails where it could not think at all. */
export async function answer(task: unknown, tell: (text: string) => void): Promise<void> {
  stop();
  let deepest: string | null = null;
  const call = thread.call('study', JSON.stringify(task), (part) => {
    deepest = part.includes('"kind":"analysis"') ? part : null;
    tell(part);
  });
  const late = setTimeout(() => {
    if (deepest === null) return;
    thread.stop();
    tell(ended(deepest));
  }, LOOK_MS);
  await call
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'stopped') throw error;
    })
    .finally(() => clearTimeout(late));
}
