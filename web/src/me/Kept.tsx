// Where the games of a page without a server are, for how long, and how they come from one device to another.
import { useEffect, useState } from 'preact/hooks';
import { keepScreenGame } from '../base/kept';
import { Spoken, useSaid } from '../base/Spoken';
import { saveFile } from '../base/save';
import { here, request } from '../net/api';
import { gamePath } from '../net/paths';
import { failureSentence } from '../text/problem';
import { useSpeak } from '../text/speak';
import { broughtWords, type Imported, recordsIn } from './brought';

/** For how long games are kept: until one clears them oneself, as long as the browser likes, or until the page is closed. */
type Lasting = 'lasts' | 'may-go' | 'not';

interface State {
  lasting: Lasting;
  /** How many games there are, on the list or not. */
  games: number;
  /** Those that were taken off the list. */
  hidden: readonly string[];
  /** Whether one of them is played by links. */
  linked: boolean;
}

const FILE = 'ashtapada-games.txt';

async function stateNow(): Promise<State> {
  const keeper = await (await import('../alone')).kept();
  const heads = await keeper.heads();
  const lasts = async () => ((await navigator.storage?.persisted?.()) ? 'lasts' : 'may-go');
  return {
    lasting: keeper.lasts ? await lasts().catch(() => 'may-go' as const) : 'not',
    games: heads.length,
    hidden: heads.flatMap(({ id, listed }) => (listed ? [] : id)),
    linked: heads.some(({ linked }) => linked !== undefined),
  };
}

/** `changed` is called when games have come; `list` is another one whenever the games are others. */
export function Kept({ list, changed }: { list: number; changed(): void }) {
  const speak = useSpeak('kept');
  const [state, setState] = useState<State | null>(null);
  /** The browser was asked to keep them, and promised nothing. */
  const [refused, setRefused] = useState(false);
  const [said, setSaid] = useSaid();
  const fail = (error: unknown) => setSaid(failureSentence(error));
  const look = () => stateNow().then(setState);
  useEffect(() => void look().catch(fail), [list]);
  if (!speak || !state) return null;
  const { lasting, games, hidden, linked } = state;
  const save = async () => {
    const text = await request<string>('/api/export');
    saveFile(FILE, new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setSaid(speak('kept-saved', { games: recordsIn(text), file: FILE }));
  };
  const ask = async () => {
    const lasts = await navigator.storage?.persist?.();
    setRefused(!lasts);
    setSaid(lasts ? '' : speak('kept-refused'));
    await look();
  };
  const bring = async (file: File) => {
    const imported = await request<Imported>(here('/api/import'), await file.text());
    setSaid(broughtWords(imported, speak));
    imported.games.forEach(keepScreenGame);
    changed();
  };
  const putBack = async () => {
    for (const id of hidden) await request(`${gamePath(id)}/listed`, { listed: true });
    changed();
  };
  return (
    <section class="me-account me-kept">
      <h2>{speak('kept-title', { lasting })}</h2>
      {lasting !== 'not' && <p>{speak('kept-about')}</p>}
      <p>{speak(`kept-${lasting}`)}</p>
      {linked && <p>{speak('kept-links')}</p>}
      <p class="me-said" role="status">
        <Spoken said={said} />
      </p>
      <p class="kept-ways">
        {lasting === 'may-go' && !refused && (
          <button type="button" class="primary" onClick={() => void ask().catch(fail)}>
            {speak('kept-ask')}
          </button>
        )}
        {games > 0 && (
          <button type="button" data-kept="save" onClick={() => void save().catch(fail)}>
            {speak('kept-save')}
          </button>
        )}
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
      {hidden.length > 0 && (
        <p>
          {speak('kept-hidden', { games: hidden.length })}{' '}
          <button type="button" data-kept="list" onClick={() => void putBack().catch(fail)}>
            {speak('kept-list')}
          </button>
        </p>
      )}
    </section>
  );
}
