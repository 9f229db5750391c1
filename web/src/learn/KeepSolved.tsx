// Keeps the files of a solved game in this browser, so that it is known without a network, too.
import { useEffect, useState } from 'preact/hooks';
import { ROOT } from '../base/alone';
import type { SolvedFiles } from '../generated/wire';
import { figure } from '../text';
import type { Speak } from '../text/speak';

/** The cache of these files: none of the page's own, which go with its versions. */
const CACHE = 'solved-games';

const addressOf = (path: string) => new URL(`${ROOT}parts/solved/${path}`, document.baseURI).href;
const filesOf = ({ game, slices }: SolvedFiles) => slices.map((slice) => addressOf(`${game}/${slice}.slice`));

/** The files of the games that are solved here. */
export async function solvedHere(): Promise<readonly SolvedFiles[]> {
  const answer = await fetch(addressOf('games.json')).catch(() => null);
  return answer?.ok ? ((await answer.json()) as SolvedFiles[]) : [];
}

const hasAll = async (files: SolvedFiles) => {
  const cache = await caches.open(CACHE);
  const known = await Promise.all(filesOf(files).map((file) => cache.match(file)));
  return known.every(Boolean);
};

/** How far it is: of so many files so many are here; null: nothing was asked for. */
type Done = number | 'all' | 'failed' | null;

export function KeepSolved({ speak, files }: { speak: Speak; files: SolvedFiles }) {
  const [done, setDone] = useState<Done>(null);
  useEffect(() => {
    if (files)
      hasAll(files).then(
        (all) => all && setDone('all'),
        () => {},
      );
  }, [files]);
  if (!('caches' in self)) return null;
  const keep = async () => {
    setDone(0);
    try {
      const cache = await caches.open(CACHE);
      await cache.add(addressOf('games.json'));
      for (const [index, file] of filesOf(files).entries()) {
        if (!(await cache.match(file))) await cache.add(file);
        setDone(index + 1);
      }
      setDone('all');
    } catch {
      setDone('failed');
    }
  };
  const lose = async () => {
    const cache = await caches.open(CACHE);
    await Promise.all(filesOf(files).map((file) => cache.delete(file)));
    setDone(null);
  };
  const size = figure(Math.max(1, Math.round(files.bytes / 1e6)));
  if (typeof done === 'number') {
    return (
      <label>
        {speak('solved-keeping')} <progress value={done} max={files.slices.length} />
      </label>
    );
  }
  return (
    <div role="status">
      {done === 'all' ? (
        <>
          <p>{speak('solved-kept')}</p>
          <button type="button" class="quiet" onClick={lose}>
            {speak('solved-lose')}
          </button>
        </>
      ) : (
        <>
          <button type="button" onClick={keep}>
            {speak('solved-keep')}
          </button>
          <p>
            <small>{speak(done === 'failed' ? 'solved-keep-failed' : 'solved-keep-about', { size })}</small>
          </p>
        </>
      )}
    </div>
  );
}
