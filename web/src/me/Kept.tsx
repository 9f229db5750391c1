// Where the games of a page without a server are, for how long, and how they come from one device to another.
import { useEffect, useState } from 'preact/hooks';
import { keepScreenGame } from '../base/kept';
import { Spoken, useSaid } from '../base/Spoken';
import { saveFile } from '../base/save';
import { here, request } from '../net/api';
import { failureSentence } from '../text/problem';
import { useSpeak } from '../text/speak';

interface Imported {
  games: string[];
  unread: string[];
}
/** For how long games are kept: until one clears them oneself, as long as the browser likes, or until the page is closed. */
type Lasting = 'lasts' | 'may-go' | 'not';

const FILE = 'ashtapada-games.txt';

async function lasting(): Promise<Lasting> {
  const keeper = await (await import('../alone')).kept();
  if (!keeper.lasts) return 'not';
  return (await navigator.storage?.persisted?.()) ? 'lasts' : 'may-go';
}

/** `brought` is called when games have come from a file. */
export function Kept({ brought }: { brought(): void }) {
  const speak = useSpeak('kept');
  const [lasts, setLasts] = useState<Lasting | null>(null);
  const [said, setSaid] = useSaid();
  const look = () => lasting().then(setLasts, () => setLasts('may-go'));
  useEffect(() => void look(), []);
  if (!speak || !lasts) return null;
  const fail = (error: unknown) => setSaid(failureSentence(error));
  const save = () =>
    request<string>('/api/export').then(
      (text) =>
        text === ''
          ? setSaid(speak('kept-none'))
          : saveFile(FILE, new Blob([text], { type: 'text/plain;charset=utf-8' })),
      fail,
    );
  const ask = async () => {
    await navigator.storage?.persist?.();
    await look();
    if ((await lasting()) === 'may-go') setSaid(speak('kept-refused'));
  };
  const bring = async (file: File) => {
    const { games, unread } = await request<Imported>(here('/api/import'), await file.text());
    const words = [
      speak('kept-brought', { games: games.length }),
      unread.length > 0 && `${speak('kept-unread', { games: unread.length })} ${unread[0]}`,
    ];
    setSaid(words.filter(Boolean).join(' '));
    games.forEach(keepScreenGame);
    if (games.length > 0) brought();
  };
  return (
    <section class="me-account">
      <h2>{speak('kept-title')}</h2>
      <p>{speak('kept-about')}</p>
      <p>{speak(`kept-${lasts}`)}</p>
      <p class="me-said" role="status">
        <Spoken said={said} />
      </p>
      <p class="kept-ways">
        {lasts === 'may-go' && (
          <button type="button" class="primary" onClick={() => void ask().catch(fail)}>
            {speak('kept-ask')}
          </button>
        )}
        <button type="button" onClick={() => void save()}>
          {speak('kept-save')}
        </button>
        <label class="button">
          {speak('kept-bring')}
          <input
            type="file"
            class="visually-hidden"
            accept=".txt,.pgn,text/plain"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file) bring(file).catch(fail);
            }}
          />
        </label>
      </p>
    </section>
  );
}
