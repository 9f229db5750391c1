// One of one's games: which, with whom, and when it was played last.
import { ArmyMark } from '../board/Piece';
import { cardOf } from '../data';
import type { MyGame } from '../generated/MyGame';
import type { Speak } from '../learn/words';
import { botName } from '../table/seats/names';
import { language, t } from '../text';
import { ago, day } from '../text/time';

/** Whoever has no name is called by the colour alone. */
export function GameRow({ game, signedIn, speak }: { game: MyGame; signedIn: boolean; speak: Speak }) {
  const card = cardOf(game.rules);
  const start = card?.start.seats ?? [];
  const colour = (seat: string) => start.find((one) => one.seat === seat)?.colour ?? '';
  return (
    <li class={game.waits ? 'my-game waits' : 'my-game'} data-game-id={game.id}>
      <a href={`/game/${game.id}`}>{card?.title ?? game.rules}</a>
      <span class="my-seats">
        {game.seats.map(({ seat, player }) => (
          <span key={seat} class={game.yours.includes(seat) ? 'own' : undefined}>
            <ArmyMark colour={colour(seat)} size={18} />{' '}
            {player.kind === 'bot'
              ? botName(player.bot, start)
              : player.name || t(`colour-${colour(seat)}`, { seatColour: colour(seat) })}
          </span>
        ))}
      </span>
      <span class="my-when">
        <time dateTime={game.played}>
          {game.over ? day(game.played, language.value) : ago(game.played, language.value, new Date())}
        </time>
        {signedIn && !game.account && ` · ${speak('me-only-here')}`}
      </span>
    </li>
  );
}
