// One's games from all places where they are known, page by page.
import { useEffect, useState } from 'preact/hooks';
import { myGames } from '../account/api';
import { askGoing } from '../account/waiting';
import { screenGames } from '../base/kept';
import type { GameSummary, MyGame } from '../generated/wire';
import { joined } from '../home/listed';
import { inOrder, type OwnGame } from '../home/own';
import { games as gamesHere } from '../net/api';
import { PAGE } from '../net/paths';
import type { Chosen } from './filters';

/** A list as far as it is known; `next` asks for its next part. */
interface Part<T> {
  games: readonly T[];
  next: string | null;
}

interface Parts {
  going: Part<MyGame>;
  over: Part<MyGame>;
  hereGoing: Part<GameSummary>;
  hereOver: Part<GameSummary>;
}

const longer = <T extends { id: string }>(before: Part<T>, came: Part<T>): Part<T> => ({
  games: joined(before.games, came.games),
  next: came.next,
});

export interface OwnGames {
  /** Null until all lists are there. */
  games: readonly OwnGame[] | null;
  /** Whether there are older ones among those asked for. */
  hasMore(state: Chosen['state']): boolean;
  more(state: Chosen['state']): void;
  /** Asks for everything anew. */
  again(): void;
}

async function fetchAll(): Promise<Parts> {
  const [going, over, hereGoing, hereOver] = await Promise.all([
    askGoing(),
    myGames({ over: true }),
    gamesHere(false, PAGE),
    gamesHere(true, PAGE),
  ]);
  return { going, over, hereGoing, hereOver };
}

/** The lists that hold games of a state. */
const named = (state: Chosen['state']): (keyof Parts)[] => [
  ...(state === 'over' ? [] : (['going', 'hereGoing'] as const)),
  ...(state === 'going' ? [] : (['over', 'hereOver'] as const)),
];

async function fetchMore(parts: Parts, state: Chosen['state']): Promise<Parts> {
  const wanted = named(state);
  const mine = (name: 'going' | 'over') => {
    const { next } = parts[name];
    if (next === null || !wanted.includes(name)) return parts[name];
    return myGames({ over: name === 'over', after: next }).then((came) => longer(parts[name], came));
  };
  const here = (name: 'hereGoing' | 'hereOver') => {
    const { next } = parts[name];
    if (next === null || !wanted.includes(name)) return parts[name];
    return gamesHere(name === 'hereOver', PAGE, next).then((came) => longer(parts[name], came));
  };
  const [going, over, hereGoing, hereOver] = await Promise.all([
    mine('going'),
    mine('over'),
    here('hereGoing'),
    here('hereOver'),
  ]);
  return { going, over, hereGoing, hereOver };
}

/** Who is signed in changes what there is. */
export function useOwnGames(signedIn: boolean, fail: (error: unknown) => void): OwnGames {
  const [parts, setParts] = useState<Parts | null>(null);
  const again = () => void fetchAll().then(setParts, fail);
  useEffect(again, [signedIn]);
  const games =
    parts &&
    inOrder(
      [...parts.going.games, ...parts.over.games],
      [...parts.hereGoing.games, ...parts.hereOver.games],
      screenGames(),
    );
  return {
    games,
    hasMore: (state) => parts !== null && named(state).some((name) => parts[name].next !== null),
    more: (state) => parts && void fetchMore(parts, state).then(setParts, fail),
    again,
  };
}
