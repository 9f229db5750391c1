// What one may do after a game: once more, and look back at it; everything else on request.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Spoken, type SpokenWords } from '../../base/Spoken';
import { cardOf } from '../../net/catalogue';
import { lazy } from '../../parts/lazy';
import { isChess } from '../../settings/colours';
import { t } from '../../text';
import { called } from '../../text/event';
import { failureSentence } from '../../text/problem';
import type { Speak } from '../../text/speak';
import type { Change } from '../again';
import { type Facts, headlineOf, namedIn, nameIn, scoreWords, toldOf, whyOf } from './facts';
import { NextLevel } from './NextLevel';
import { PartnersButton } from './Partners';
import type { ResultProps } from './Result';
import { Sources } from './Standings';

const Rated = lazy(() => import('./Rated').then((part) => part.Rated), 'quiet');

const AGAIN = 'M4 4v5h5M4.6 9A8 8 0 1 1 4 13';
const PLAY = 'M7 4.5v15l12-7.5z';
const CHART = 'M3 3v18h18M6 16l5-6 4 3 6-8';

const Sign = ({ d }: { d: string }) => (
  <svg class="sign" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={d} />
  </svg>
);

interface Props extends Omit<ResultProps, 'awaited'> {
  awaited: boolean;
  facts: Facts;
  /** The words to strangers, once they are here. */
  speak: Speak | null;
  said: SpokenWords;
  setSaid(words: string): void;
  onAgain(change: Change): void;
  playBack(): void;
  review(): void;
}

export function ResultButtons(props: Props) {
  const { store, facts, said, onward, playBack, review, onAgain } = props;
  const [open, setOpen] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  // What it opens may lie below the edge of the card: its first button comes into view, and no more moves than that asks.
  useEffect(() => {
    if (open) rest.current?.querySelector('button, a')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const { table } = facts;
  const mayGoOn =
    !onward &&
    !store.trial &&
    store.seats.next.value === null &&
    (!table.apart || store.seats.yours.value.length > 0);
  // Where the colours decide who is first, they change at a rematch; elsewhere one asks for that.
  const changes = isChess(store.people.colours.value.men);
  return (
    <>
      <div class="result-buttons">
        {onward ? (
          onward
        ) : mayGoOn ? (
          <button
            type="button"
            class="primary"
            data-result={changes ? 'elsewhere' : 'again'}
            onClick={() => onAgain({ elsewhere: changes })}
          >
            {!changes && <Sign d={AGAIN} />}
            {t(changes ? 'result-elsewhere' : 'result-again', { first: 'yes' })}
          </button>
        ) : (
          // Where somebody asks for another game, that is the one thing to do.
          <button
            type="button"
            class={store.seats.next.value === null ? 'primary' : ''}
            data-result="review"
            onClick={playBack}
          >
            <Sign d={PLAY} />
            {t('result-review')}
          </button>
        )}
        <button type="button" data-result="study" title={t('result-study')} onClick={review}>
          <Sign d={CHART} />
          {t('tool-review')}
        </button>
      </div>
      <button
        type="button"
        class="result-more quiet"
        aria-expanded={open}
        aria-controls="result-rest"
        onClick={() => setOpen(!open)}
      >
        {t('tool-more')}
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
      <div ref={rest} id="result-rest" class="result-rest" hidden={!open}>
        <Rest {...props} mayGoOn={mayGoOn} changes={changes} />
      </div>
      {table.rated && <Rated store={store} />}
      <p class="result-said" aria-live="polite">
        <Spoken said={said} />
      </p>
    </>
  );
}

/** Hands the picture on; a browser that cannot saves it. */
function share({ store, turns, facts, speak, setSaid, onShare }: Props): void {
  setSaid('');
  const { table, view, places, own, ending } = facts;
  // Who sees the picture is somebody else.
  const others = { colours: store.people.colours.value };
  const guest = own !== null && namedIn(store)(own) === null && speak ? speak('end-guest') : null;
  onShare({
    store,
    view,
    board: table.board,
    turns,
    title: cardOf(table.rules)?.title ?? table.rules,
    headline: headlineOf(store, facts, others),
    why: whyOf(store, facts, others),
    told: speak && toldOf(store, facts, others, speak, true),
    places: places.map((place) => ({
      rank: place.rank,
      won: place.won && ending.tone !== 'drawn',
      score: scoreWords(place) ?? '',
      sides: place.seats.map((one) => ({
        name: (one.seat === own && guest) || nameIn(store, one, others),
        colour: others.colours[one.seat] ?? '',
      })),
    })),
  })
    .then((saved) => setSaid(saved ? t('result-saved') : ''))
    .catch((error: unknown) => setSaid(failureSentence(error)));
}

function Rest(props: Props & { mayGoOn: boolean; changes: boolean }) {
  const { store, facts, awaited, onward, mayGoOn, changes, playBack, onAgain } = props;
  const { table, view, places, own, names } = facts;
  const hands = 'canShare' in navigator;
  return (
    <>
      <div class="result-others">
        {mayGoOn && (
          <button
            type="button"
            data-result={changes ? 'again' : 'elsewhere'}
            onClick={() => onAgain({ elsewhere: !changes })}
          >
            {t(changes ? 'result-again' : 'result-elsewhere', { first: 'no' })}
          </button>
        )}
        {mayGoOn && table.start.seats.length === 4 && (
          <PartnersButton
            seats={table.start.seats}
            nameOf={(seat) =>
              (seat !== own && namedIn(store)(seat)) || t('army-name', { colour: called(names, seat) })
            }
            onChoose={(partners) => onAgain({ partners })}
          />
        )}
        {!onward && !store.trial && awaited && own && (
          <NextLevel store={store} game={table.id} seats={view.seats} places={places} own={own} />
        )}
        {(mayGoOn || onward) && (
          <button type="button" data-result="review" onClick={playBack}>
            {t('result-review')}
          </button>
        )}
        <button type="button" data-result="share" onClick={() => share(props)}>
          {t(hands ? 'result-share' : 'result-save')}
        </button>
        <a class="button" href={`/new/${table.rules}`}>
          {t('out-new')}
        </a>
        <a class="button" href="/">
          {t('result-gallery')}
        </a>
      </div>
      <Sources store={store} facts={facts} />
    </>
  );
}
