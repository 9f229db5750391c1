// At the table of a day, when the game is over: what it came to is kept, and one is led there.
import { useEffect, useState } from 'preact/hooks';
import { useSpeak } from '../../text/speak';
import { countedDay, dayPage, resultOf } from './play';
import { hasFinished } from './thrown';
import '../../style/throw.css';

export function DayEnd({ game, date }: { game: string; date: string }) {
  const speak = useSpeak('throw');
  const [over, setOver] = useState(false);
  useEffect(() => {
    dayPage(date, game).then(
      ({ own }) => {
        if (own?.counts) hasFinished(countedDay(date), game, own.points);
        setOver(own !== null);
      },
      // The way to the result is shown all the same.
      () => setOver(true),
    );
  }, [game, date]);
  if (!speak || !over) return null;
  return (
    <p class="throw-end">
      <a class="button primary" href={resultOf(date, game)}>
        {speak('throw-end')}
      </a>
    </p>
  );
}
