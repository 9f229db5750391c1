// At one's table of a day, when the game is over: what it came to is kept, and one is led there.
import { useEffect } from 'preact/hooks';
import { useSpeak } from '../../text/speak';
import { countedDay, dayPage, resultOf } from './play';
import { hasFinished } from './thrown';

export function DayEnd({ game, date }: { game: string; date: string }) {
  const speak = useSpeak('throw');
  useEffect(() => {
    // Failing that, the result itself asks for it again.
    dayPage(date, game).then(
      ({ own }) => own?.counts && hasFinished(countedDay(date), game, own.points),
      () => {},
    );
  }, [game, date]);
  return (
    <a class="button primary throw-end" href={resultOf(date, game)}>
      {speak?.('throw-end') ?? '\u00a0'}
    </a>
  );
}
