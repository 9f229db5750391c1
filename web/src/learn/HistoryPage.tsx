// A short history: in words, on a timeline, on a map and in drawings of the boards. Its texts are fetched with the page.

import type { GameCard, Men, View } from '../generated/wire';
import { catalogue } from '../net/catalogue';
import { MiniBoard } from '../parts/MiniBoard';
import type { Speak } from '../text/speak';
import { WORDS } from './addresses';
import { PlaceMap } from './PlaceMap';
import { Shelf } from './Shelf';
import { DOCUMENTS, short } from './sources';
import '../style/learn.css';
import '../style/history.css';

const PARTS = [1, 2, 3, 4, 5, 6];

/** In the order of time, with the documents that say so; the others are from the books. */
const TIMES: readonly (readonly [id: string, documents: readonly string[]])[] = [
  ['epic', ['S0', 'S2']],
  ['seventh', ['S1']],
  ['biruni', ['S0', 'S2']],
  ['bengal', []],
  ['cox', ['S2']],
  ['nodice', ['S0', 'S2']],
  ['forbes', ['S2']],
  ['parker', []],
  ['murray', ['S0', 'S2']],
];

/** What each document tells besides its rules, paragraph by paragraph. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  S0: ['kin', 'epic', 'names', 'dice'],
  S1: ['page'],
  S2: ['name', 'epic', 'theory', 'boat'],
  S3: ['kin', 'where', 'duty', 'more'],
  S4: ['sheet'],
};

const empty = (view: View): View => ({ ...view, pieces: [] });
/** The drawings of boards: the men of the games whose first one has that board, and what stands on it. */
const BOARDS: readonly (readonly [id: string, men: Men, shown: (view: View) => View])[] = [
  ['ashtapada', 'kings', empty],
  ['four', 'kings', (view) => view],
  ['points', 'soldiers', empty],
  ['ring', 'cows', (view) => view],
];

function Drawing({ card, view, words }: { card: GameCard; view: View; words: string }) {
  return (
    <figure>
      <MiniBoard board={card.board} view={view} />
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function Timeline({ speak }: { speak: Speak }) {
  return (
    <ol class="history-times">
      {TIMES.map(([id, documents]) => (
        <li key={id}>
          <b>{speak(`time-${id}-when`)}</b>
          <span>
            {speak(`time-${id}`)} <small>{documents.map(short).join(' ')}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Told({ speak }: { speak: Speak }) {
  return (
    <section class="history-told">
      <h2>{speak('told-title')}</h2>
      <p>{speak('told-intro')}</p>
      <div>
        {DOCUMENTS.map(({ id, lang, title }) => (
          <article key={id}>
            <h3>
              <cite lang={lang}>{title}</cite> <small>{short(id)}</small>
            </h3>
            {TOLD[id]?.map((part) => (
              <p key={part}>{speak(`told-${id}-${part}`)}</p>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}

export function HistoryPage() {
  return (
    <Shelf name="history" other={[WORDS, 'history-to-words']}>
      {(speak) => (
        <>
          <div class="history-words">
            {PARTS.map((part) => (
              <p key={part}>{speak(`history-${part}`)}</p>
            ))}
          </div>
          <div class="history-side">
            <section>
              <h2>{speak('time-title')}</h2>
              <Timeline speak={speak} />
            </section>
            <section>
              <h2>{speak('map-title')}</h2>
              <PlaceMap speak={speak} />
            </section>
          </div>
          <section>
            <h2>{speak('boards-title')}</h2>
            <p>{speak('boards-note')}</p>
            <div class="history-boards">
              {BOARDS.map(([id, men, shown]) => {
                const card = catalogue.value?.games.find(({ start }) => start.seats[0]?.men === men);
                return (
                  card && (
                    <Drawing key={id} card={card} view={shown(card.start)} words={speak(`board-${id}`)} />
                  )
                );
              })}
            </div>
          </section>
          <Told speak={speak} />
        </>
      )}
    </Shelf>
  );
}
