// What can be taken from a table: record, position, link, pictures, a board for other pages.
import { useState } from 'preact/hooks';
import { linkTo } from '../base/alone';
import { Spoken, useSaid } from '../base/Spoken';
import { copyText, saveFile } from '../base/save';
import { branchAt } from '../game/ground';
import { isHere, queryOf } from '../game/link';
import { lastMoves } from '../game/log';
import { cardOf } from '../net/catalogue';
import { Dialog } from '../parts/Dialog';
import { lazy } from '../parts/lazy';
import type { Store } from '../table/store';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { type Speak, useSpeak } from '../text/speak';
import { FilmMaker } from './FilmMaker';
import type { PictureProps } from './Picture';
import '../style/share.css';

const HandOver = lazy(() => import('./HandOver').then((part) => part.HandOver));
const TakePlace = lazy(() => import('../table/seats/Gather').then((part) => part.TakePlace));

interface Props {
  store: Store;
  /** Quarter turns of the board as it is shown. */
  turns: number;
  onClose(): void;
}

function Address({ id, label, text, onCopy }: { id: string; label: string; text: string; onCopy(): void }) {
  return (
    <div class="share-address">
      <label for={id}>{label}</label>
      <input id={id} type="text" readonly value={text} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={onCopy}>
        {t('share-copy')}
      </button>
    </div>
  );
}

export function SharePanel({ store, turns, onClose }: Props) {
  const [said, setSaid] = useSaid();
  const [whole, setWhole] = useState(false);
  const speak = useSpeak('links');
  const table = store.game.table.value;
  const view = store.showing.shown.value;
  if (!table || !view) return null;
  const title = cardOf(table.rules)?.title ?? table.rules;
  const name = `${table.rules}-${store.id || 'line'}`;
  const entries = store.showing.shownEntries.value;

  const place = whole
    ? branchAt(table, store.game.entries.value, store.showing.count.value)
    : { ...branchAt(table, [], 0), position: view.position };
  const query = queryOf(place);
  const link = linkTo(`/position?${query}`);
  const frame = `<iframe src="${linkTo(`/embed?${query}`)}" width="480" height="560" style="border:0" title="${title}"></iframe>`;
  const picture: PictureProps = { board: table.board, view, turns, last: lastMoves(entries), title };

  const copy = (text: string, done: string) => {
    copyText(text).then((copied) => setSaid(copied ? done : t('copy-failed', { text })));
  };
  /** Does something that may fail, and shows the error. */
  const attempt = (work: () => Promise<void>) => {
    setSaid('');
    work().catch((error: unknown) => setSaid(failureSentence(error)));
  };
  const record = (use: (text: string) => void) => attempt(async () => use(await store.record()));
  const still = (kind: 'svg' | 'png') =>
    attempt(async () => {
      const { drawPng, drawSvg } = await import('./render');
      const content =
        kind === 'png' ? await drawPng(picture) : new Blob([drawSvg(picture)], { type: 'image/svg+xml' });
      saveFile(`${name}.${kind}`, content);
    });
  /** How it goes on elsewhere. A game by links stays one as long as it goes on. */
  const elsewhere = (speak: Speak) =>
    table.linked && store.game.live.value?.turn.kind !== 'over' ? (
      <TakePlace store={store} speak={speak} />
    ) : (
      <HandOver
        speak={speak}
        record={() => store.record()}
        copy={copy}
        fail={(error) => setSaid(failureSentence(error))}
      />
    );
  const print = (close: () => void) =>
    attempt(async () => {
      const { printPicture } = await import('./print');
      close();
      await printPicture(picture, view.position);
    });

  return (
    <Dialog kind="share" title={t('share-title')} onClose={onClose}>
      {(close) => (
        <>
          <section>
            <h3>{t('share-game')}</h3>
            <div class="share-row">
              <button
                type="button"
                data-share="record"
                onClick={() =>
                  record((text) =>
                    saveFile(`${name}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' })),
                  )
                }
              >
                {t('download-record')}
              </button>
              <button type="button" onClick={() => record((text) => copy(text, t('share-record-copied')))}>
                {t('share-copy-record')}
              </button>
            </div>
          </section>
          <FilmMaker store={store} turns={turns} title={title} name={name} attempt={attempt} />
          <section>
            <h3>{t('share-position')}</h3>
            <div class="share-row">
              <button type="button" onClick={() => copy(view.position, t('copied'))}>
                {t('copy-position')}
              </button>
              <button type="button" data-share="svg" onClick={() => still('svg')}>
                {t('share-svg')}
              </button>
              <button type="button" data-share="png" onClick={() => still('png')}>
                {t('share-png')}
              </button>
              <button type="button" onClick={() => print(close)}>
                {t('share-print')}
              </button>
              <a class="button" href={`/setup/${table.rules}?${query}`} onClick={close}>
                {t('share-change')}
              </a>
            </div>
          </section>
          <section>
            <h3>{t('share-links')}</h3>
            <Address
              id="share-link"
              label={t('share-link')}
              text={link}
              onCopy={() => copy(link, t('share-link-copied'))}
            />
            <Address
              id="share-frame"
              label={t('share-frame')}
              text={frame}
              onCopy={() => copy(frame, t('share-frame-copied'))}
            />
            {isHere(location.hostname) && <p class="share-note">{t('share-here')}</p>}
            <label class="share-whole">
              <input
                type="checkbox"
                checked={whole}
                onChange={(event) => setWhole(event.currentTarget.checked)}
              />
              {t('share-whole')}
            </label>
          </section>
          {/* Last, since it comes later than the rest: nothing moves under a finger. */}
          {speak && elsewhere(speak)}
          <p class="share-said" aria-live="polite">
            <Spoken said={said} />
          </p>
        </>
      )}
    </Dialog>
  );
}
