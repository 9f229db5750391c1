// The sounds, generated from noise and tones as they are played: no files. All of them are short and soft.
import type { Sound } from '../settings/settings';

type Play = (at: number) => void;

/** The instruments on one audio context, playing into `out`. */
export function instruments(audio: BaseAudioContext, out: AudioNode): Readonly<Record<Sound, Play>> {
  const noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const grains = noise.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;

  /** A gain that rises at once and dies away in `seconds`. */
  const fading = (at: number, loud: number, seconds: number): GainNode => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    gain.connect(out);
    return gain;
  };
  const tone = (at: number, pitch: number, loud: number, seconds: number, type: OscillatorType = 'sine') => {
    const source = audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(pitch, at);
    source.connect(fading(at, loud, seconds));
    source.start(at);
    source.stop(at + seconds);
    return source;
  };
  const rustle = (at: number, pitch: number, loud: number, seconds: number, narrow = 1.2) => {
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch, at);
    filter.Q.value = narrow;
    source.connect(filter).connect(fading(at, loud, seconds));
    source.start(at);
    source.stop(at + seconds);
    return filter;
  };
  /** Wood on wood: a click, and the resonance of the board. */
  const knock = (at: number, pitch = 210, loud = 1) => {
    rustle(at, pitch * 7, 0.5 * loud, 0.035);
    tone(at, pitch, 0.7 * loud, 0.09).frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.09);
  };
  return {
    wood: (at) => knock(at),
    leap: (at) => {
      rustle(at, 500, 0.25, 0.15, 3).frequency.exponentialRampToValueAtTime(1600, at + 0.14);
      knock(at + 0.15, 240);
    },
    capture: (at) => {
      knock(at, 165, 1.1);
      knock(at + 0.07, 120, 0.8);
    },
    parade: (at) => {
      [392, 494, 587, 784].forEach((pitch, i) => {
        tone(at + i * 0.11, pitch, 0.35, 0.45, 'triangle');
      });
    },
    dice: (at) => {
      [0, 0.09, 0.17, 0.27, 0.4, 0.56].forEach((after, i) => {
        rustle(at + after, 2300 - i * 150, 0.5 - i * 0.06, 0.03, 2);
        tone(at + after, 620 - i * 30, 0.2 - i * 0.02, 0.04);
      });
    },
    turn: (at) => {
      tone(at, 660, 0.3, 0.5);
      tone(at + 0.13, 880, 0.22, 0.6);
    },
    // A clock that is heard all at once: tick, tock, tick.
    low: (at) => {
      [988, 740, 988].forEach((pitch, i) => {
        rustle(at + i * 0.24, pitch * 4, 0.3, 0.02, 3);
        tone(at + i * 0.24, pitch, 0.28, 0.09, 'triangle');
      });
    },
    // A printing block set down letter by letter, and a drone over it.
    end: (at) => {
      [0, 0.12, 0.24, 0.36].forEach((after) => {
        knock(at + 0.15 + after, 190, 0.5);
      });
      [196, 294, 392, 494].forEach((pitch, i) => {
        tone(at + 0.7 + i * 0.16, pitch, 0.22, 1.1, 'triangle');
      });
    },
  };
}
