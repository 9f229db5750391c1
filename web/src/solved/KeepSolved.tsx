// Keeps the files of a solved game in this browser, so that it is known without a network, too.
import { useEffect, useState } from 'preact/hooks';
import { addressOf, canKeep, fetchFile, keptGames, loseGame } from '../alone/shelf';
import type { SolvedFiles } from '../generated/wire';
import { figure } from '../text';
import type { Speak } from '../text/speak';

/** The files of the games that are solved here. */
export async function solvedHere(): Promise<readonly SolvedFiles[]> {
  const answer = await fetch(addressOf('games.json')).catch(() => null);
  return answer?.ok ? ((await answer.json()) as SolvedFiles[]) : [];
}

const hasAll = async ({ game, slices }: SolvedFiles) => {
  const kept = (await keptGames()).get(game) ?? [];
  return slices.every((slice) => kept.includes(slice));
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
  if (!canKeep) return null;
  const keep = async () => {
    setDone(0);
    try {
      for (const [index, slice] of files.slices.entries()) {
        await fetchFile(`${files.game}/${slice}.slice`);
        setDone(index + 1);
      }
      setDone('all');
    } catch {
      setDone('failed');
    }
  };
  const lose = async () => {
    await loseGame(files.game);
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
