// Steps back and forth: four buttons, one that steps by itself, and a slider over all that was played.

import { STEPS, stepFrom, stops } from '../../game/steps';
import { cap, KEYS } from '../../keys/keys';
import { settings } from '../../settings/settings';
import { t } from '../../text';
import { entryWords } from '../../text/action';
import type { Store } from '../store';
import { canPlayPast, goTo, playPast, step } from './stepping';

/** The signs of the paces of a replay. */
const SIGNS = { slow: '½×', normal: '1×', quick: '2×' };

/** Plays what is past by itself, at a pace. */
function Autoplay({ store }: { store: Store }) {
  const { playing, pace, change } = store.looking.autoplay;
  const words = t(playing.value ? 'replay-stop' : 'replay-play');
  const key = settings.value.letters === 'off' ? undefined : cap(KEYS.timeline.play[0]);
  const paced = t('replay-pace', { pace: pace.value });
  return (
    <>
      <button
        type="button"
        class="replay"
        title={key ? `${words} (${key})` : words}
        aria-label={words}
        aria-keyshortcuts={key}
        disabled={!playing.value && !canPlayPast(store)}
        onClick={() => playPast(store)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={playing.value ? 'M3 2H7V14H3ZM9 2H13V14H9Z' : 'M3 1.5L14 8L3 14.5Z'} fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        class="replay-pace"
        title={paced}
        aria-label={`${SIGNS[pace.value]}: ${paced}`}
        onClick={change}
      >
        {SIGNS[pace.value]}
      </button>
    </>
  );
}

export function Timeline({ store }: { store: Store }) {
  // What was taken back is skipped.
  const entries = store.showing.toldEntries.value;
  const list = stops(entries);
  const here = list.findLastIndex((seq) => seq <= store.showing.count.value);
  const entry = entries[(list[here] ?? 0) - 1];
  const words = entry ? entryWords(entry, store.people.names.value) : t('step-first');
  return (
    <div class="timeline">
      <div class="steps">
        {STEPS.map(({ way, id, sign }) => (
          <button
            type="button"
            key={id}
            title={`${t(id)} (${cap(KEYS.timeline[way][0])})`}
            aria-label={t(id)}
            aria-keyshortcuts={KEYS.timeline[way][0]}
            disabled={stepFrom(here, list.length, way) === null}
            onClick={() => step(store, way)}
          >
            {sign}
          </button>
        ))}
        <Autoplay store={store} />
      </div>
      <input
        type="range"
        class="slider"
        aria-label={t('step-slider')}
        aria-valuetext={t('step-at', { step: here, last: list.length - 1, action: words })}
        min={0}
        max={Math.max(1, list.length - 1)}
        value={here}
        disabled={list.length < 2}
        onInput={(event) => goTo(store, list, Number(event.currentTarget.value))}
      />
    </div>
  );
}
