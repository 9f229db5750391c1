// A game of the day, offered: what it is, how many have played, the streak; of one with dice the blank dice.
import { useState } from 'preact/hooks';
import { PieceIcon } from '../../board/Piece';
import type { DailyGamePage, Role } from '../../generated/wire';
import { cardOf } from '../../net/catalogue';
import { coloursOf } from '../../settings/colours';
import { failureSentence } from '../../text/problem';
import type { Speak } from '../../text/speak';
import { Lotuses } from './Lotuses';
import { countedDay, play, resultOf } from './play';
import { playedOf, streakOn } from './played';
import { Stick } from './Sticks';
import { bestOf, scoreWords } from './score';
import '../../style/days.css';

interface Props {
  speak: Speak;
  game: DailyGamePage;
  /** Without a title of its own below one. */
  titled?: boolean;
}

/** What this browser knows of the game on its day: the server's day counts, whatever the clock of this computer says. */
export function standOf({ id, day }: DailyGamePage) {
  const [known, counted] = [playedOf(id), countedDay(day)];
  const last = known.last?.day === counted ? known.last : null;
  return { known, day: counted, last, done: last?.done ?? false, streak: streakOn(known, counted) };
}

/** Going to the table: whether one is under way, and what hinders. */
export function useBegin(id: string) {
  const [trouble, setTrouble] = useState('');
  const [going, setGoing] = useState(false);
  const begin = () => {
    setGoing(true);
    setTrouble('');
    play(id).catch((error: unknown) => {
      setGoing(false);
      setTrouble(failureSentence(error));
    });
  };
  return { begin, going, trouble };
}

/** Whom one leads, where the sides differ. */
function Man({ game: { rules, seat }, role }: { game: DailyGamePage; role: Role }) {
  const card = cardOf(rules);
  if (!card) return null;
  const colours = coloursOf(card.start.seats);
  return (
    <p class="day-man" aria-hidden="true">
      <PieceIcon role={role} colour={colours[seat] ?? ''} men={colours.men} size={96} />
    </p>
  );
}

export function DayCard({ speak, game, titled = true }: Props) {
  const { id, day: date, role, throws, played, results, strongest } = game;
  const { known, day, last, done, streak } = standOf(game);
  const { begin, going, trouble } = useBegin(id);
  const title = speak(`day-title-${id}`);
  const best = bestOf(results);
  const told = [
    speak('day-played', { count: played }),
    best && scoreWords(speak, 'best', best),
    strongest && scoreWords(speak, 'strongest', strongest.score),
  ];
  return (
    <section class="day-card" data-game={id} aria-label={title} data-done={done || undefined}>
      {titled && <h2>{title}</h2>}
      <p class="day-lead">{speak(`day-lead-${id}`, { rounds: throws.length, role: role ?? '' })}</p>
      {throws.length > 0 && (
        <p class="day-dice" aria-hidden="true">
          {/* The first is turned; who has played knows the others too. */}
          {throws.map((face, index) => (
            <Stick key={index} face={done || index === 0 ? Number(face) : 0} />
          ))}
        </p>
      )}
      {role && <Man game={game} role={role} />}
      <p class="day-stand">{told.filter(Boolean).join(' ')}</p>
      <div class="day-streak">
        <p>{speak('day-streak', { count: streak })}</p>
        <Lotuses played={known} day={day} />
      </div>
      <p class="day-go">
        {done && last ? (
          <>
            <a class="button primary" href={resultOf(id, date, last.game)}>
              {speak('day-result')}
            </a>{' '}
            <button type="button" data-day="again" disabled={going} onClick={begin}>
              {speak('day-again')}
            </button>
          </>
        ) : (
          <button type="button" class="primary" data-day="play" disabled={going} onClick={begin}>
            {speak(last ? 'day-go-on' : `day-play-${id}`)}
          </button>
        )}
      </p>
      {trouble !== '' && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      <p class="day-rule">{speak(`day-rule-${id}`)}</p>
    </section>
  );
}
