// A game with its variants: a picture, its names, how long it takes, and a line for each way to begin it.
import { layout } from '../board/geometry';
import type { GameCard, NativeName, TileCard, WayCard } from '../generated/wire';
import { firstGame } from '../learn/addresses';
import { cardOf } from '../net/catalogue';
import { MiniBoard } from '../parts/MiniBoard';
import { t } from '../text';
import { part } from './part';

export type Begin = (card: GameCard, way: WayCard) => void;

interface WaysProps {
  card: GameCard;
  /** Whether the minutes are told elsewhere. */
  timed?: boolean;
  /** The heading it stands under, whose words need not be said again. */
  under?: string | undefined;
  busy: boolean;
  onBegin: Begin;
}

/** A line for each way to begin: one tap starts with the usual set-up, another leads to the set-up page. */
export function Ways({ card, timed = false, under, busy, onBegin }: WaysProps) {
  return (
    <>
      {card.ways.map((way) => (
        <li key={way.seat} data-game={card.id}>
          <button type="button" class="begin" disabled={busy} onClick={() => onBegin(card, way)}>
            {/* Of many that read the same, each is heard as its own. */}
            <span class={way.title === under ? 'visually-hidden' : 'begin-what'}>{way.title}</span>{' '}
            {card.minutes && !timed && (
              <span class="minutes">{t('way-minutes', { count: card.minutes.computer })}</span>
            )}{' '}
            <span class="begin-go">{t('card-play')}</span>
          </button>
          <a
            class="set-up"
            href={
              way.seat === card.start.seats[0]?.seat ? `/new/${card.id}` : `/new/${card.id}?seat=${way.seat}`
            }
            title={t('way-set-up')}
          >
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <path d="M3 6h6M13 6h4M3 14h3M10 14h7" />
              <circle cx="11" cy="6" r="2.2" />
              <circle cx="8" cy="14" r="2.2" />
            </svg>
            <span class="visually-hidden">{`${t('way-set-up')}: ${way.title}`}</span>
          </a>
        </li>
      ))}
    </>
  );
}

interface Props {
  tile: TileCard;
  cards: readonly GameCard[];
  busy: boolean;
  onBegin: Begin;
}

const atHome = (native: NativeName | null) =>
  native && (
    // How sure the spelling is, is told with the words of the games.
    <p class="native" lang={native.lang} title={native.doubtful ? t('tile-doubt') : undefined}>
      {native.text}
    </p>
  );

/** A game that the documents do not describe: smaller, on one line beside its board. */
export function KinTile({ tile, cards, busy, onBegin }: Props) {
  const pictured = cardOf(tile.picture.rules);
  return (
    <article class="tile kin" data-tile={tile.id}>
      {pictured && <MiniBoard board={pictured.board} view={tile.picture.view} />}
      <div>
        <h3>
          <a href={`/rules/${tile.picture.rules}`}>{tile.title}</a>
        </h3>
        {atHome(tile.native)}
        <p class="kinship">{t('kinship', { kind: tile.kinship })}</p>
        <ul class="begin-list">
          {cards.map((card) => (
            <Ways key={card.id} card={card} under={tile.title} busy={busy} onBegin={onBegin} />
          ))}
        </ul>
      </div>
    </article>
  );
}

export function Tile({ tile, cards, busy, onBegin }: Props) {
  const [first] = cards;
  const pictured = cardOf(tile.picture.rules);
  if (!first) return null;
  return (
    <article class="tile" data-tile={tile.id}>
      {pictured && (
        <div class="tile-picture">
          <MiniBoard
            board={pictured.board}
            view={tile.picture.view}
            part={part(layout(pictured.board, 0), tile.picture.view, 5, 3)}
          />
        </div>
      )}
      <h2>{tile.title}</h2>
      {atHome(tile.native)}
      <p class="kinship">{t('kinship', { kind: tile.kinship })}</p>
      <p class="tile-blurb">{tile.blurb}</p>
      <p class="facts">
        {t('card-players', { count: first.players })}, {t(first.look.die ? 'card-dice' : 'card-no-dice')}
        {first.minutes && (
          <>
            <br />
            {t('card-minutes', { count: first.minutes.computer, people: first.minutes.people })}
          </>
        )}
      </p>
      <ul class="begin-list">
        {cards.map((card) => (
          <Ways key={card.id} card={card} timed={first.minutes !== null} busy={busy} onBegin={onBegin} />
        ))}
      </ul>
      <p class="tile-links">
        {first.guided && <a href={firstGame(first.id)}>{t('card-first')}</a>}
        <a href={`/learn/${first.id}`}>{t('card-learn')}</a>
        <a href={`/rules/${first.id}`}>{t('card-rules')}</a>
      </p>
    </article>
  );
}
