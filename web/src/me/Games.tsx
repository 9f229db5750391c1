// One's games in one list, wherever they are known from: those in which it is one's turn first, those that are over with how
// they ended. They are chosen by filters, which combine and stand in the address.
import { useEffect, useState } from 'preact/hooks';
import { bringSeat, keysHere } from '../account/api';
import { alone } from '../base/alone';
import { replaceSearch, search } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import type { Listing } from '../generated/wire';
import type { OwnGame } from '../home/own';
import { begin } from '../home/start';
import { request } from '../net/api';
import { cardOf, catalogue } from '../net/catalogue';
import { gamePath } from '../net/paths';
import { House } from '../parts/House';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';
import { ALL, type Chosen, COMPANY, chosenIn, filtered, queryOf, STATES } from './filters';
import { GameRow } from './GameRow';
import { useOwnGames } from './own';

interface Props {
  speak: Speak;
  signedIn: boolean;
  say(words: string): void;
  /** Is told whether there are any, once that is known or cannot be. */
  onKnown(some: boolean): void;
  /** Is called when the games are others. */
  onChanged(): void;
}

/** Whether it is one's own, and not only played at this computer. */
const isOwn = ({ from }: OwnGame) => from !== 'computer';

const tileOf = (rules: string) => cardOf(rules)?.tile ?? undefined;

interface FilterProps {
  games: readonly OwnGame[];
  chosen: Chosen;
  /** Whether all games are known, so that they can be counted. */
  whole: boolean;
  speak: Speak;
  onChoose(some: Partial<Chosen>): void;
}

function Filters({ games, chosen, whole, speak, onChoose }: FilterProps) {
  const count = (some: Partial<Chosen>) => filtered(games, { ...chosen, ...some }, tileOf).length;
  const button = (some: Partial<Chosen>, words: string, pressed: boolean) => (
    <button type="button" key={words} aria-pressed={pressed} onClick={() => onChoose(some)}>
      {words}
      {whole && <small>{count(some)}</small>}
    </button>
  );
  const played = new Set(games.flatMap(({ rules }) => tileOf(rules) ?? []));
  const tiles = (catalogue.value?.tiles ?? []).filter(({ id }) => played.has(id));
  return (
    <fieldset class="my-filters">
      <legend class="visually-hidden">{speak('me-filters')}</legend>
      <div>
        {STATES.map((state) => button({ state }, speak(`me-state-${state}`), chosen.state === state))}
      </div>
      <div>
        {COMPANY.filter(
          (company) => company !== 'all' && (company !== 'computer' || games.some((game) => !isOwn(game))),
        ).map((company) =>
          // Pressed once more, it is as before.
          button(
            { company: chosen.company === company ? 'all' : company },
            speak(`me-with-${company}`),
            chosen.company === company,
          ),
        )}
      </div>
      {tiles.length > 1 && (
        <label>
          <span class="visually-hidden">{speak('me-which')}</span>
          <select value={chosen.tile} onChange={(event) => onChoose({ tile: event.currentTarget.value })}>
            <option value="">{speak('me-which-all')}</option>
            {tiles.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** Nobody has played yet: one tap begins. */
function None({ speak, fail }: { speak: Speak; fail(error: unknown): void }) {
  const [busy, setBusy] = useState(false);
  const first = catalogue.value?.games[0];
  return (
    <House words={speak('me-games-none')}>
      <button
        type="button"
        class="primary"
        disabled={busy || !first}
        onClick={() => {
          if (!first) return;
          setBusy(true);
          begin(first, null).catch((error: unknown) => {
            setBusy(false);
            fail(error);
          });
        }}
      >
        {t('home-first')}
      </button>
    </House>
  );
}

/** Seats of this browser that the account can have, too. */
async function bring(games: readonly OwnGame[]): Promise<void> {
  const keys = new Map(keysHere());
  for (const { id, yours } of games) {
    for (const seat of yours) await bringSeat(id, seat, keys.get(id) ?? '');
  }
}

/** The list, with what is off it as long as it can be put back. */
function useListing(fail: (error: unknown) => void) {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const onList = ({ id }: OwnGame, listed: boolean) => {
    request<Listing>(`${gamePath(id)}/listed`, { listed }).then(() => {
      setOff((before) => new Set(listed ? [...before].filter((one) => one !== id) : [...before, id]));
    }, fail);
  };
  return { off, onList };
}

export function Games({ speak, signedIn, say, onKnown, onChanged }: Props) {
  const [trouble, setTrouble] = useSaid();
  const fail = (error: unknown) => setTrouble(failureSentence(error));
  const { games, hasMore, more, again } = useOwnGames(signedIn, fail);
  const { off, onList } = useListing(fail);
  // Where nobody else has it, a game can be deleted.
  const onDelete = ({ id, rules }: OwnGame) => {
    request(`${gamePath(id)}/forget`, {}).then(() => {
      say(speak('me-game-deleted', { title: cardOf(rules)?.title ?? rules }));
      onChanged();
    }, fail);
  };
  const some = games?.some(isOwn) ?? false;
  const computers = games?.some((game) => !isOwn(game)) ?? false;
  const known = games !== null || trouble.words !== '';
  useEffect(() => {
    if (known) onKnown(some);
  }, [known, some]);
  const chosen = chosenIn(search.value);
  const shown = filtered(games ?? [], chosen, tileOf);
  const ours = signedIn ? (games ?? []).filter(({ from }) => from === 'browser') : [];
  const choose = (some: Partial<Chosen>) => replaceSearch(queryOf({ ...chosen, ...some }, search.value));
  const part = (over: boolean) => {
    const some = shown.filter((game) => game.over === over);
    return (
      some.length > 0 && (
        <ul class={over ? 'my-over' : 'my-going'} aria-label={speak(over ? 'me-over' : 'me-going')}>
          {some.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              signedIn={signedIn}
              speak={speak}
              off={off.has(game.id)}
              onList={onList}
              onDelete={alone ? onDelete : null}
            />
          ))}
        </ul>
      )
    );
  };
  return (
    <section class="my-games" aria-busy={games === null && trouble.words === ''}>
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      {games === null && trouble.words === '' && <p>{t('loading')}</p>}
      {games !== null && !some && <None speak={speak} fail={fail} />}
      {games !== null && (some || computers) && (
        <>
          <Filters games={games} chosen={chosen} whole={!hasMore('all')} speak={speak} onChoose={choose} />
          {part(false)}
          {part(true)}
          {shown.length === 0 && some && (
            <House words={speak('me-none-such')}>
              <button type="button" class="primary" onClick={() => choose(ALL)}>
                {speak('me-show-all')}
              </button>
            </House>
          )}
          {hasMore(chosen.state) && (
            <p>
              <button type="button" onClick={() => more(chosen.state)}>
                {speak('me-more')}
              </button>
            </p>
          )}
          {!signedIn && games.some(({ from }) => from === 'browser') && (
            <p class="me-note">{speak('me-here-only')}</p>
          )}
        </>
      )}
      {ours.length > 0 && (
        <button
          type="button"
          onClick={() => {
            setTrouble('');
            bring(ours).then(() => {
              say(speak('me-brought', { count: ours.length }));
              again();
            }, fail);
          }}
        >
          {speak('me-bring', { count: ours.length })}
        </button>
      )}
    </section>
  );
}
