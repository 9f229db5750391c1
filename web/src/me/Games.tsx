// One's games: those that wait first. With an account they come from it, else by the keys that this browser keeps.
import { useEffect, useState } from 'preact/hooks';
import type { MyGame } from '../generated/MyGame';
import type { MyGames } from '../generated/MyGames';
import type { Speak } from '../learn/words';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { bringSeat, keysHere, myGames } from './api';
import { GameRow } from './GameRow';

interface Props {
  speak: Speak;
  signedIn: boolean;
  say(words: string): void;
}

const PARTS = [
  ['home-waiting', (game: MyGame) => game.waits],
  ['me-going', (game: MyGame) => !game.waits && !game.over],
  ['me-over', (game: MyGame) => game.over],
] as const;

export function Games({ speak, signedIn, say }: Props) {
  const [list, setList] = useState<MyGames | null>(null);
  const [trouble, setTrouble] = useState('');
  const fail = (error: unknown) => setTrouble(failureSentence(error));
  const more = (after: string | null) =>
    myGames(after === null ? {} : { after }).then((came) => {
      setTrouble('');
      setList((before) => ({
        games: after === null ? came.games : [...(before?.games ?? []), ...came.games],
        next: came.next,
      }));
    }, fail);
  useEffect(() => void more(null), [signedIn]);
  const games = list?.games ?? [];
  const ours = signedIn ? games.filter((game) => !game.account) : [];
  const bring = async () => {
    const keys = new Map(keysHere());
    for (const { id, yours } of ours) {
      for (const seat of yours) await bringSeat(id, seat, keys.get(id) ?? '');
    }
    say(speak('me-brought', { count: ours.length }));
    await more(null);
  };
  return (
    <section class="my-games">
      <p class="problem" role="alert" hidden={trouble === ''}>
        {trouble}
      </p>
      {list !== null && games.length === 0 && <p>{speak('me-games-none')}</p>}
      {PARTS.map(([title, is]) => {
        const these = games.filter(is);
        if (these.length === 0) return null;
        return (
          <div key={title}>
            <h2>{title === 'home-waiting' ? t(title) : speak(title)}</h2>
            <ul>
              {these.map((game) => (
                <GameRow key={game.id} game={game} signedIn={signedIn} speak={speak} />
              ))}
            </ul>
          </div>
        );
      })}
      {!signedIn && games.length > 0 && <p class="me-note">{speak('me-here-only')}</p>}
      {ours.length > 0 && (
        <button type="button" onClick={() => void bring().catch(fail)}>
          {speak('me-bring', { count: ours.length })}
        </button>
      )}
      {list !== null && list.next !== null && (
        <button type="button" onClick={() => void more(list.next)}>
          {speak('me-more')}
        </button>
      )}
    </section>
  );
}
