// The daily throw, offered: fifteen blank dice, how many have played, the streak.
import { useEffect, useState } from 'preact/hooks';
import type { DailyThrowPage } from '../../generated/wire';
import { failureSentence } from '../../text/problem';
import { type Speak, useSpeak } from '../../text/speak';
import { dateOf, dayOf } from '../daily/streak';
import { Lotuses } from './Lotuses';
import { countedDay, dayPage, play, resultOf, TODAY } from './play';
import { Stick } from './Sticks';
import { streakOn, thrown } from './thrown';
import '../../style/throw.css';

/** How many dice are drawn before the server has said how many there are. */
const ROUNDS = 15;

interface Props {
  /** Without a title of its own below one. */
  titled?: boolean;
  /** Its words, where they are there already. */
  words?: Speak;
}

export function ThrowCard({ titled = true, words }: Props) {
  const own = useSpeak('throw');
  const speak = words ?? own;
  const [page, setPage] = useState<DailyThrowPage | null>(null);
  const [trouble, setTrouble] = useState('');
  const [going, setGoing] = useState(false);
  useEffect(() => {
    // Without it the card is what it is.
    dayPage(TODAY).then(setPage, () => {});
  }, []);
  // Its height is kept from the beginning.
  if (!speak) return <section class="throw-card" aria-busy="true" />;
  // The server's day counts: a clock of this computer that is wrong changes nothing.
  const day = page === null ? dayOf(new Date()) : countedDay(page.day);
  const known = thrown.value;
  const last = known.last?.day === day ? known.last : null;
  const done = last !== null && last.points !== null;
  const streak = streakOn(known, day);
  const begin = () => {
    setGoing(true);
    setTrouble('');
    play().catch((error: unknown) => {
      setGoing(false);
      setTrouble(failureSentence(error));
    });
  };
  const faces = page?.throws.map(Number) ?? [];
  const best = page?.results.at(-1)?.[0];
  const strongest = page?.strongest?.rounds.at(-1);
  return (
    <section class="throw-card" aria-label={speak('throw-title')} data-done={done || undefined}>
      <div>
        {titled && <h2>{speak('throw-title')}</h2>}
        <p class="throw-lead">{speak('throw-lead', { rounds: faces.length || ROUNDS })}</p>
        <p class="throw-dice" aria-hidden="true">
          {/* The first is turned; who has played knows the others too. */}
          {Array.from({ length: faces.length || ROUNDS }, (_, index) => (
            <Stick key={index} face={done || index === 0 ? (faces[index] ?? 0) : 0} />
          ))}
        </p>
      </div>
      <div>
        <p class="throw-stand">
          {page === null
            ? '\u00a0'
            : [
                speak('throw-played', { count: page.played }),
                best !== undefined && speak('throw-best', { points: best }),
                strongest !== undefined && speak('throw-strongest', { points: strongest }),
              ]
                .filter(Boolean)
                .join(' ')}
        </p>
        <div class="throw-streak">
          <p>{speak('throw-streak', { count: streak })}</p>
          <Lotuses thrown={known} day={day} />
        </div>
        <p class="throw-go">
          {done && last ? (
            <>
              <a class="button primary" href={resultOf(dateOf(day), last.game)}>
                {speak('throw-result')}
              </a>{' '}
              <button type="button" data-throw="again" disabled={going} onClick={begin}>
                {speak('throw-again')}
              </button>
            </>
          ) : (
            <button type="button" class="primary" data-throw="play" disabled={going} onClick={begin}>
              {speak(last ? 'throw-go-on' : 'throw-play')}
            </button>
          )}
        </p>
        {trouble !== '' && (
          <p class="problem" role="alert">
            {trouble}
          </p>
        )}
        <p class="throw-rule">{speak('throw-rule')}</p>
      </div>
    </section>
  );
}
