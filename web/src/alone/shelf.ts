// The files of solved games that are kept in this browser: fetched from beside the page, or worked out here.
import { ROOT } from '../base/alone';

/** The cache of these files: none of the page's own, which go with its versions. */
const CACHE = 'solved-games';
const FOLDER = `${ROOT}parts/solved/`;

/** Whether anything can be kept: not by every page, nor in every window. */
export const canKeep = 'caches' in self;

/** Where a file is to be had, `GAME/3-2.slice`, and by what it is known where it is kept. */
export const addressOf = (file: string) => new URL(`${FOLDER}${file}`, document.baseURI).href;
const shelf = () => caches.open(CACHE);

/** A file, if it is kept; `null` if not. */
export async function keptFile(file: string): Promise<ArrayBuffer | null> {
  const found = canKeep ? await caches.match(addressOf(file)).catch(() => undefined) : undefined;
  return (await found?.arrayBuffer()) ?? null;
}

/** Keeps a file that was worked out here; fails where there is no room for it. */
export const keepFile = async (file: string, bytes: ArrayBuffer): Promise<void> =>
  (await shelf()).put(addressOf(file), new Response(bytes));

/** Fetches a file to keep it, unless it is kept. */
export async function fetchFile(file: string): Promise<void> {
  const cache = await shelf();
  if (!(await cache.match(addressOf(file)))) await cache.add(addressOf(file));
}

/** The names of the slices that are kept of each game. */
export async function keptGames(): Promise<Map<string, string[]>> {
  const games = new Map<string, string[]>();
  const kept = canKeep
    ? await shelf().then(
        (cache) => cache.keys(),
        () => [],
      )
    : [];
  for (const { url } of kept) {
    const [, game, slice] = /\/solved\/(\w+)\/([\d-]+)\.slice$/.exec(url) ?? [];
    if (game && slice && url === addressOf(`${game}/${slice}.slice`)) {
      games.set(game, [...(games.get(game) ?? []), slice]);
    }
  }
  return games;
}

/** Removes whatever is kept of a game. */
export async function loseGame(game: string): Promise<void> {
  const cache = await shelf();
  const slices = (await keptGames()).get(game) ?? [];
  await Promise.all(slices.map((slice) => cache.delete(addressOf(`${game}/${slice}.slice`))));
}
