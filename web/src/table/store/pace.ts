// How fast the computer plays at a table, who thinks, and how the clocks stand.
import { signal } from '@preact/signals';
import type { ClientMessage } from '../../generated/ClientMessage';
import type { ClockView } from '../../generated/ClockView';
import type { Seat } from '../../generated/Seat';
import type { Tempo } from '../../generated/Tempo';
import type { Told } from '../clocks/clock';

export function makePace(send: (message: ClientMessage) => void, hush: () => void) {
  const thinking = signal<Seat | null>(null);
  /** How fast the computer plays now, and how fast it does when it does not pause. */
  const tempo = signal<Tempo>('normal');
  const pace = signal<Tempo>('normal');
  const clock = signal<Told | null>(null);

  /** The server says so. */
  function hear(to: Tempo): void {
    tempo.value = to;
    if (to === 'paused') thinking.value = null;
    else pace.value = to;
    hush();
  }

  function setTempo(to: Tempo): void {
    // Kept here too: what is said before the line is there is said again when it is.
    hear(to);
    send({ type: 'tempo', tempo: to });
  }

  return {
    thinking,
    tempo,
    pace,
    clock,
    hear,
    setTempo,
    setPace(to: Tempo): void {
      pace.value = to;
      if (tempo.value !== 'paused') setTempo(to);
    },
    step: () => send({ type: 'step' }),
    setClock(view: ClockView | undefined): void {
      clock.value = view ? { clock: view, at: performance.now() } : null;
    },
    /** The server may have been started anew meanwhile: it then knows nothing of a pause. */
    remind(): void {
      if (tempo.value !== 'normal') setTempo(tempo.value);
    },
  };
}

export type Pace = ReturnType<typeof makePace>;
