// What a returning player meets first: the game in which others wait, or else the one played last, with its board as it
// stands, who plays, what each did last, and one button. Fetched for those alone who have a game that goes on.
import { seatOf } from '../base/turn';
import { layout, turnsFor, viewBox } from '../board/geometry';
import { PieceIcon, PieceShape } from '../board/Piece';
import { Surface } from '../board/Surface';
import { Trails } from '../board/Trails';
import type { Die, Seat, Standing } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import { coloursOf } from '../settings/colours';
import { cornerOf } from '../table/places';
import { botName, personName } from '../table/seats/names';
import { Points } from '../table/seats/Points';
import { MovePicture } from '../table/told/MovePicture';
import { language, t } from '../text';
import { eventsWords, type Names } from '../text/event';
import { inList } from '../text/list';
import { ago, since } from '../text/time';
import type { Last } from './lasts';
import { awaits, namesOf, type OwnGame } from './own';
import type { Returned } from './returned';
import '../style/return.css';

interface Props {
  game: OwnGame;
  shown: Returned;
}

/** The man that stands for an army. */
const figure = ({ side, men }: Standing) => side ?? (men === 'soldiers' ? 'soldier' : 'king');

/** What a seat did last, in pictures, and in words for who does not see them. */
const LastMove = ({
  last: { picture, events },
  names,
  die,
}: {
  last: Last;
  names: Names;
  die: Die | null;
}) => (
  <span class="return-last">
    <MovePicture picture={picture} colours={names.colours} die={die} words={eventsWords(events, names)} />
  </span>
);

function Line({
  seat,
  game,
  shown,
  names,
  corner,
}: Props & { seat: Standing; names: Names; corner: string }) {
  const { view, lasts, table } = shown;
  const own = game.yours.includes(seat.seat);
  const player = game.seats.find((one) => one.seat === seat.seat)?.player;
  const colour = names.colours[seat.seat] ?? '';
  const due = seatOf(view.turn) === seat.seat;
  const last = lasts.get(seat.seat);
  // Who plays several armies at this screen reads which is which.
  const army = t('army-name', { colour });
  const name =
    player?.kind === 'bot'
      ? botName(player.bot, view.seats)
      : own && game.yours.length === 1
        ? t('nav-you')
        : personName(player) || army;
  return (
    <li
      class={[`near-${corner}`, own && 'own', due && 'due'].filter(Boolean).join(' ')}
      data-seat={seat.seat}
    >
      <PieceIcon role={figure(seat)} colour={colour} men={names.colours.men} size={34} />
      <b class="return-name">{name}</b>
      {due && own ? (
        <span class="return-yours">{t(view.turn.kind === 'chance' ? 'return-die' : 'return-yours')}</span>
      ) : (
        last && <LastMove last={last} names={names} die={table.look.die} />
      )}
      <Points seat={seat} />
    </li>
  );
}

function Board({ game, shown, names }: Props & { names: Names }) {
  const { table, view, trails } = shown;
  const on = layout(table.board, turnsOf(game));
  const title = cardOf(game.rules)?.title ?? '';
  return (
    <svg class="board mini" viewBox={viewBox(on)} role="img" aria-label={t('return-board', { title })}>
      <Surface on={on} colours={names.colours} coordinates={false} />
      <Trails on={on} trails={trails} colours={names.colours} />
      {view.pieces.map((piece) => {
        const at = on.at.get(piece.at);
        return (
          at && (
            <g key={piece.at} transform={`translate(${at.x} ${at.y})`}>
              <PieceShape
                role={piece.role}
                colour={names.colours[piece.army] ?? ''}
                men={names.colours.men}
              />
            </g>
          )
        );
      })}
    </svg>
  );
}

/** A single person sees the board from their own side. */
const turnsOf = ({ yours }: OwnGame): number =>
  yours.length === 1 && yours[0] !== undefined ? turnsFor(yours[0]) : 0;

/** Those who wait, in a sentence; or that a game goes on. */
function title(game: OwnGame): string {
  if (!awaits(game)) return t('return-goes-on');
  const names = namesOf(game);
  if (names.length === 0) return t('return-turn');
  return t('return-wait', { count: names.length, names: inList(names) });
}

export function ReturnHero({ game, shown }: Props) {
  const { view } = shown;
  const now = new Date();
  const [own] = game.yours;
  const colours = coloursOf(view.seats);
  const names: Names = { colours, you: game.yours.length === 1 && own !== undefined ? own : null };
  const isThrow = view.turn.kind === 'chance';
  const waits = awaits(game);
  const card = cardOf(game.rules);
  const four = view.seats.length > 2;
  // On a narrow screen the seats frame the board.
  const corner = (seat: Seat) => cornerOf(seat, turnsOf(game), four);
  return (
    <header class={four ? 'return four' : 'return'} data-game-id={game.id}>
      <div class="return-words">
        <p class={waits ? 'return-since calls-you' : 'return-since'}>
          {waits
            ? t(isThrow ? 'return-throw' : 'return-move', { since: since(game.played, now) })
            : ago(game.played, language.value, now)}
        </p>
        <h1>{title(game)}</h1>
      </div>
      <div class="return-board">
        <Board game={game} shown={shown} names={names} />
      </div>
      <ul class="return-seats">
        {view.seats.map((seat) => (
          <Line
            key={seat.seat}
            seat={seat}
            game={game}
            shown={shown}
            names={names}
            corner={corner(seat.seat)}
          />
        ))}
      </ul>
      <p class="return-go">
        <a class="button primary first" href={`/game/${game.id}`}>
          {t('strip-go')}
          {isThrow && game.turn && (
            <svg viewBox="-90 -33 180 66" width="54" height="20" aria-hidden="true">
              <rect x="-86" y="-29" width="172" height="58" rx="10" />
              <path d="M-74-26V26M74-26V26" />
            </svg>
          )}
        </a>
        <span>{card?.title ?? game.rules}</span>
      </p>
    </header>
  );
}
