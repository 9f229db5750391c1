// At one's table of a game of the day, when it is over: that it was played is kept, and one is led to what it came to.
import { useEffect } from 'preact/hooks';
import { useSpeak } from '../../text/speak';
import { countedDay, dayGame, resultOf } from './play';
import { hasFinished } from './played';

export function DayEnd({ id, game, date }: { id: string; game: string; date: string }) {
  const speak = useSpeak('days');
  useEffect(() => {
    // Failing that, the result itself asks for it again.
    dayGame(date, id, game).then(
      ({ own }) => own?.counts && hasFinished(id, countedDay(date), game),
      () => {},
    );
  }, [id, game, date]);
  return (
    <a class="button primary day-end" href={resultOf(id, date, game)}>
      {speak?.('day-end') ?? '\u00a0'}
    </a>
  );
}
