// One of one's games: which, with whom, when it was played last, and how it ended.
import { ArmyMark } from '../board/Piece';
import type { EndView, MyGame } from '../generated/wire';
import { outcomeWords } from '../home/summary';
import { cardOf } from '../net/catalogue';
import { botName, personName } from '../table/seats/names';
import { language, t } from '../text';
import { GAVE_UP } from '../text/action';
import { coloursOf, eventSentence, type Names, seatArgs } from '../text/event';
import type { Speak } from '../text/speak';
import { ago, day } from '../text/time';

/** Why a game ended, in sentences: who gave up, and what else there was. */
export function endWords({ outcome: { ending }, gave_up = [] }: EndView, names: Names): string {
  const given = gave_up.map(([seat, cause]) =>
    cause === 'own'
      ? eventSentence({ kind: 'resigned', seat }, names)
      : t(GAVE_UP[cause], seatArgs(names, seat)),
  );
  return [...given, ...(ending === 'resignation' ? [] : [t(`ending-${ending}`)])].join(' ');
}

function End({ game, end }: { game: MyGame; end: EndView }) {
  const start = cardOf(game.rules)?.start.seats ?? [];
  const [own] = game.yours;
  const names: Names = {
    colours: coloursOf(start),
    you: game.yours.length === 1 && own !== undefined ? own : null,
  };
  return (
    <p class="my-end">
      <b>{outcomeWords(end.outcome, start, names, game.seats)}</b> <span>{endWords(end, names)}</span>
      <span class="my-end-links">
        <a href={`/game/${game.id}?play-back`}>{t('result-review')}</a>
        <a href={`/game/${game.id}?review`}>{t('result-study')}</a>
      </span>
    </p>
  );
}

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
              : personName(player) || t(`colour-${colour(seat)}`, { seatColour: colour(seat) })}
          </span>
        ))}
      </span>
      <span class="my-when">
        <time dateTime={game.played}>
          {game.over ? day(game.played, language.value) : ago(game.played, language.value, new Date())}
        </time>
        {signedIn && !game.account && ` · ${speak('me-only-here')}`}
      </span>
      {game.end && <End game={game} end={game.end} />}
    </li>
  );
}
