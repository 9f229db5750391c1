// Where the browser keeps nothing of a page without a server, one knows it before one begins.
import { useEffect, useState } from 'preact/hooks';
import { useSpeak } from '../text/speak';

export function Unkept() {
  const speak = useSpeak('kept');
  const [lasts, setLasts] = useState(true);
  useEffect(() => {
    import('../alone')
      .then(({ kept }) => kept())
      .then((keeper) => setLasts(keeper.lasts))
      // What cannot be fetched tells of itself when a game begins.
      .catch(() => {});
  }, []);
  return lasts || !speak ? null : <p class="problem unkept">{speak('kept-not-short')}</p>;
}
