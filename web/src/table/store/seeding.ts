// The part of the people at this screen in the dice of a table. Nothing is thrown before every seat has added a seed.
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, ProofView, Seat } from '../../generated/wire';
import type { ConnectionState } from '../../net/socket';

interface StoreInputs {
  id: string;
  connection: ReadonlySignal<ConnectionState>;
  isHuman(seat: Seat): boolean;
  /** Whether it is known who sits there. */
  seated(): boolean;
  send(message: ClientMessage): void;
}

/** How long a seat that has committed may take to reveal its seed before the seats begin anew, in milliseconds. */
const PATIENCE = 5000;

const areCommitted = ({ seeds }: ProofView) => seeds.every(({ commitment }) => commitment !== null);

/** The seats whose part is waited for: what they commit to, and once all have committed their seeds. */
export function missingParts(known: ProofView): readonly Seat[] {
  if (known.ready) return [];
  const part = areCommitted(known) ? 'seed' : 'commitment';
  return known.seeds.filter((one) => one[part] === null).map(({ seat }) => seat);
}

export function makeSeeding({ id, connection, isHuman, seated, send }: StoreInputs) {
  const proof = signal<ProofView | null>(null);
  /** Whether this page has added a part, whose seeds are kept until all are known. */
  let added = false;
  // Sent anew after every reconnection: a part that is known already changes nothing.
  const stop = effect(() => {
    const known = proof.value;
    if (!known || connection.value !== 'open' || (known.ready && !added)) return;
    const own = known.seeds.filter(({ seat }) => isHuman(seat));
    const committed = areCommitted(known);
    added = !known.ready;
    void import('./seeds').then(async ({ partsOf, forgetSeeds }) => {
      const round = `${id}-${known.round}`;
      if (known.ready) return forgetSeeds(round, own);
      const parts = await partsOf(round, id, own, committed);
      if (proof.peek() === known) for (const part of parts) send({ type: 'seed', part });
    });
    if (known.ready) return;
    // The browser that committed may be gone, and its seed with it.
    const missing = own.find(({ seed }) => seed === null);
    if (!committed || !missing) return;
    const timer = setTimeout(
      () => send({ type: 'seed', part: { kind: 'anew', seat: missing.seat } }),
      PATIENCE,
    );
    return () => clearTimeout(timer);
  });
  return {
    /** What the throws are drawn from; null where none are drawn here. */
    proof,
    /** Whether dice can be thrown: every seat has added its seed. */
    ready: computed(() => proof.value?.ready ?? true),
    /** The seats of others whose part in the dice is waited for; one's own is added at once. */
    owed: computed(() =>
      proof.value && seated() ? missingParts(proof.value).filter((seat) => !isHuman(seat)) : [],
    ),
    stop,
  };
}

export type Seeding = ReturnType<typeof makeSeeding>;
