// Playing sounds: never before the first gesture on the page, and only those that are turned on.
import { type Sound, settings } from '../settings/settings';

const LOUD = { off: 0, soft: 0.1, full: 0.3 };

interface Played {
  audio: AudioContext;
  out: GainNode;
  play: Readonly<Record<Sound, (at: number) => void>>;
}

let ready: Promise<Played> | null = null;

async function begin(): Promise<Played> {
  // Created within the gesture, or the browser mutes it.
  const audio = new AudioContext();
  const out = audio.createGain();
  out.connect(audio.destination);
  const { instruments } = await import('./synth');
  return { audio, out, play: instruments(audio, out) };
}

/** Waits for the first gesture, and then prepares the sounds. */
export function awaitGesture(): void {
  const kinds = ['pointerdown', 'keydown'] as const;
  const first = () => {
    for (const kind of kinds) removeEventListener(kind, first, true);
    if (typeof AudioContext !== 'undefined') ready = begin();
  };
  for (const kind of kinds) addEventListener(kind, first, true);
}

/** Plays a sound unless it is turned off; with `asked` even then, as a sample. */
export function play(sound: Sound, asked = false): void {
  const { volume, silent } = settings.peek();
  if (!ready || (!asked && (volume === 'off' || silent.includes(sound)))) return;
  ready.then(
    ({ audio, out, play: instrument }) => {
      if (audio.state === 'suspended') void audio.resume();
      out.gain.value = LOUD[volume] || LOUD.soft;
      instrument[sound](audio.currentTime + 0.01);
    },
    () => undefined, // No sound can be made here.
  );
}
