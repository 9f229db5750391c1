// Steps back and forth: four buttons and a slider over all that was played.
import { cap, KEYS } from '../keys/keys';
import type { Store } from '../table/store';
import { t } from '../text';
import { entryWords } from '../text/action';
import { goTo, step } from './stepping';
import { STEPS, stepFrom, stops } from './steps';

export function Timeline({ store }: { store: Store }) {
  // What was taken back is skipped.
  const entries = store.toldEntries.value;
  const list = stops(entries);
  const here = list.findLastIndex((seq) => seq <= store.count.value);
  const entry = entries[(list[here] ?? 0) - 1];
  const words = entry ? entryWords(entry, store.colours.value) : t('step-first');
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
