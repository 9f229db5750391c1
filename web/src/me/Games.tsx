// One's games: those that wait first, and those that are over with how they ended. With an account they come from it, else by
// the keys that this browser keeps.
import { useEffect, useState } from 'preact/hooks';
import { bringSeat, keysHere, myGames } from '../account/api';
import { Spoken, useSaid } from '../base/Spoken';
import type { MyGame, MyGames } from '../generated/wire';
import { atHome } from '../net/api';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';
import { GameRow } from './GameRow';

interface Props {
  speak: Speak;
  signedIn: boolean;
  say(words: string): void;
}

const NONE: MyGames = { games: [], next: null };

/** A list that grows by its next part; null until the first one is there. */
function useList(over: boolean, signedIn: boolean, fail: (error: unknown) => void) {
  const [list, setList] = useState<MyGames | null>(null);
  const more = (after: string | null) =>
    myGames({ over, ...(after !== null && { after }) }).then((came) => {
      setList((before) => ({
        games: after === null ? came.games : [...(before?.games ?? []), ...came.games],
        next: came.next,
      }));
    }, fail);
  useEffect(() => void more(null), [signedIn]);
  return { list, more };
}

interface PartProps {
  title: string;
  games: readonly MyGame[];
  signedIn: boolean;
  speak: Speak;
}

function Part({ title, games, signedIn, speak }: PartProps) {
  if (games.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <GameRow key={game.id} game={game} signedIn={signedIn} speak={speak} />
        ))}
      </ul>
    </div>
  );
}

export function Games({ speak, signedIn, say }: Props) {
  const [trouble, setTrouble] = useSaid();
  const fail = (error: unknown) => setTrouble(failureSentence(error));
  const going = useList(false, signedIn, fail);
  const over = useList(true, signedIn, fail);
  const there = going.list !== null && over.list !== null;
  const [now, past] = [going.list ?? NONE, over.list ?? NONE];
  const games = [...now.games, ...past.games];
  const ours = signedIn ? games.filter((game) => !game.account) : [];
  const bring = async () => {
    setTrouble('');
    const keys = new Map(keysHere());
    for (const { id, yours } of ours) {
      for (const seat of yours) await bringSeat(id, seat, keys.get(id) ?? '');
    }
    say(speak('me-brought', { count: ours.length }));
    await Promise.all([going.more(null), over.more(null)]);
  };
  const part = (title: string, of: readonly MyGame[]) => (
    <Part title={title} games={of} signedIn={signedIn} speak={speak} />
  );
  const older = ({ list, more }: ReturnType<typeof useList>, words: string) =>
    list !== null &&
    list.next !== null && (
      <button type="button" onClick={() => void more(list.next)}>
        {speak(words)}
      </button>
    );
  return (
    <section class="my-games" aria-busy={!there && trouble.words === ''}>
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      {there && games.length === 0 && <p>{speak('me-games-none')}</p>}
      {part(
        t('home-waiting'),
        now.games.filter((game) => game.waits),
      )}
      {part(
        speak('me-going'),
        now.games.filter((game) => !game.waits),
      )}
      {older(going, 'me-more')}
      {part(speak('me-over'), past.games)}
      {older(over, 'me-more-over')}
      {!signedIn && games.length > 0 && <p class="me-note">{speak('me-here-only')}</p>}
      {ours.length > 0 && (
        <button type="button" onClick={() => void bring().catch(fail)}>
          {speak('me-bring', { count: ours.length })}
        </button>
      )}
      {atHome() && (
        <p class="me-note">
          {speak('me-one-screen')} <a href="/games">{t('games-title')}</a>
        </p>
      )}
    </section>
  );
}
