// The tempo of the computer players at a table, the seat that is thinking, and the clocks.
import { signal } from '@preact/signals';
import type { ClientMessage, ClockView, Seat, Tempo } from '../../generated/wire';
import type { ClockReading } from '../clocks/clock';

export function makePace(send: (message: ClientMessage) => void, hush: () => void, seen: () => void) {
  const thinking = signal<Seat | null>(null);
  /** How fast the computer plays now, and how fast it does when it does not pause. */
  const tempo = signal<Tempo>('normal');
  const pace = signal<Tempo>('normal');
  const told = signal<ClockReading | null>(null);

  /** The tempo that the server reports. */
  function hear(to: Tempo): void {
    const unseen = tempo.value === 'unseen' && to !== 'unseen';
    tempo.value = to;
    if (to === 'paused') thinking.value = null;
    else if (to !== 'unseen') pace.value = to;
    hush();
    if (unseen) seen();
  }

  function setTempo(to: Tempo): void {
    // Stored here too: a tempo set before the connection is open is sent again when it is.
    hear(to);
    send({ type: 'tempo', tempo: to });
  }

  return {
    thinking,
    tempo,
    pace,
    /** What the server told of the clocks last, and when. */
    told,
    hear,
    setTempo,
    setPace(to: Tempo): void {
      pace.value = to;
      if (tempo.value !== 'paused') setTempo(to);
    },
    step: () => send({ type: 'step' }),
    setClock(view: ClockView | undefined): void {
      told.value = view ? { clock: view, at: performance.now() } : null;
    },
    /** After a reconnection: a server that was restarted has forgotten the tempo. */
    remind(): void {
      if (tempo.value !== 'normal') setTempo(tempo.value);
    },
  };
}

export type Pace = ReturnType<typeof makePace>;
