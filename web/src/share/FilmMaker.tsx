// A game, or some rounds of it, as an animation or a video.
import { useEffect, useRef, useState } from 'preact/hooks';
import { saveFile } from '../base/save';
import { isChess } from '../settings/colours';
import { tellingFor } from '../settings/settings';
import { columnsOf, roundsOf, turnsOf } from '../table/log/turns';
import { turnText } from '../table/log/written';
import type { Store } from '../table/store';
import { pictureIn } from '../table/told/picture';
import { t } from '../text';
import { canEncode, type Film, scenesOf, shownOf } from './film';

interface Props {
  store: Store;
  /** Quarter turns of the board as it is shown. */
  turns: number;
  title: string;
  /** The name of the file, without its ending. */
  name: string;
  /** Does something that may fail, and shows the error. */
  attempt(work: () => Promise<void>): void;
}

type Make = (film: Film) => Promise<Blob | null>;

const MAKERS: readonly { ending: string; id: string; load(): Promise<Make> }[] = [
  { ending: 'gif', id: 'share-gif', load: async () => (await import('./animate')).animate },
  ...(canEncode()
    ? [{ ending: 'webm', id: 'share-video', load: async () => (await import('./video')).record }]
    : []),
];

export function FilmMaker({ store: { game, people }, turns, title, name, attempt }: Props) {
  const table = game.table.value;
  const played = turnsOf(game.entries.value);
  const order = (game.live.value?.seats ?? []).map(({ seat }) => seat);
  const rounds = roundsOf(played, columnsOf(played, order));
  const [from, setFrom] = useState(1);
  /** Null: to the end, as the game goes on. */
  const [until, setUntil] = useState<number | null>(null);
  const [done, setDone] = useState<number | null>(null);
  /** Counts what was begun or called off: work of before is not wanted any more. */
  const work = useRef(0);
  useEffect(
    () => () => {
      work.current++;
    },
    [],
  );
  if (!table || rounds.length === 0) return null;
  const last = rounds.length;
  const to = until ?? last;
  const wrong = !(from >= 1 && from <= to && to <= last);
  const scenes = wrong ? [] : scenesOf(rounds, [from, to]);
  const shown = shownOf(scenes);
  const colours = people.colours.value;
  const pictured = tellingFor(isChess(colours.men)) === 'pictures';

  const make = (ending: string, load: () => Promise<Make>) =>
    attempt(async () => {
      const mine = ++work.current;
      setDone(0);
      try {
        const made = await (await load())({
          table,
          entries: game.entries.value,
          scenes: shown,
          turns,
          title,
          pictured,
          caption: ({ turn, number }) =>
            pictured && pictureIn(turn.entries).length > 0
              ? `${number}.`
              : `${number}. ${turnText(turn, { colours })}`,
          progress: (part) => work.current === mine && setDone(part),
          wanted: () => work.current === mine,
        });
        if (made) saveFile(`${name}.${ending}`, made);
      } finally {
        if (work.current === mine) setDone(null);
      }
    });
  const cancel = () => {
    work.current++;
    setDone(null);
  };
  const field = (id: string, value: number, change: (to: number) => void) => (
    <label>
      {t(id)}
      <input
        type="number"
        data-share={id}
        min={1}
        max={last}
        value={Number.isNaN(value) ? '' : value}
        disabled={done !== null}
        aria-invalid={wrong}
        onInput={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
  return (
    <section>
      <h3>{t('share-film')}</h3>
      <div class="share-row">
        {field('share-from', from, setFrom)}
        {field('share-to', to, setUntil)}
        {MAKERS.map(({ ending, id, load }) => (
          <button
            type="button"
            key={ending}
            data-share={ending}
            disabled={done !== null || shown.length === 0}
            onClick={() => make(ending, load)}
          >
            {t(id)}
          </button>
        ))}
      </div>
      {done !== null && (
        <div class="share-row share-making">
          <progress value={done} aria-label={t('share-making', { part: Math.round(100 * done) })} />
          <button type="button" data-share="cancel" onClick={cancel}>
            {t('share-cancel')}
          </button>
        </div>
      )}
      <p class="share-note">
        {wrong
          ? t('share-range-wrong', { last })
          : shown.length < scenes.length
            ? t('share-thinned', { turns: scenes.length, shown: shown.length })
            : t('share-length', { turns: shown.length })}
      </p>
    </section>
  );
}
