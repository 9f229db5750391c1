// Looking for people to play a game with.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NameField, useOwnName } from '../account/NameField';
import { keepName } from '../account/name';
import { fieldsOf, keep, kept } from '../base/kept';
import type { Wishes } from '../generated/wire';
import { cardOf, catalogue } from '../net/catalogue';
import { clockWords, optionWords } from '../table/terms';
import { problemSentence } from '../text/problem';
import type { Speak } from '../text/speak';
import { GameOptions } from './GameOptions';
import type { Lobby } from './line';
import { Others } from './Others';
import { WishFields } from './WishFields';
import { wishesOf } from './wishes';

/** What was looked for last. */
const KEY = 'ashtapada-looked';
const WAITS = [1, 2, 3, 5, 10, 15];

/** `2:05`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  lobby: Lobby;
  speak: Speak;
}

/** While one looks. */
function Looking({ lobby, speak, place }: Props & { place(one: HTMLElement | null): void }) {
  const search = lobby.search.value;
  if (!search) return null;
  const { rules, people, of, left, wishes } = search;
  const { speed, level, options = [], any_options, rated, near } = wishes;
  const plan = lobby.speeds.value.find((one) => one.speed === speed);
  const agreed = [
    ...(rated ? [speak('together-rated')] : []),
    ...(near ? [speak('together-near')] : []),
    speed === undefined ? speak('together-speed-open') : clockWords(plan?.clock, speak),
    ...(options.length > 0
      ? optionWords(rules, options)
      : [speak(any_options ? 'together-options-any' : 'together-options-own')]),
    ...(of > 2 && level !== undefined ? [speak('together-fill-level', { level })] : []),
  ];
  return (
    <section ref={place} class="together-part together-looking" tabIndex={-1} aria-labelledby="looking">
      <h2 id="looking">{speak('together-looking', { game: cardOf(rules)?.title ?? rules })}</h2>
      <p role="status">{speak('together-found', { people, of })}</p>
      <p data-together="agreed">{speak('together-agreed', { what: agreed.join(' · ') })}</p>
      <p>{speak('together-left', { time: clock(left) })}</p>
      <button type="button" data-together="stop" onClick={lobby.stop}>
        {speak('together-stop')}
      </button>
    </section>
  );
}

/** The focus and the eye go to what tells of a search that was asked for, and back to the button when it is over. */
function useFollowed(looking: boolean) {
  const looked = useRef(looking);
  /** One that goes on after a reload takes no focus. */
  const asked = useRef(false);
  const part = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const left = looked.current && document.activeElement === document.body;
    if (looking ? asked.current : left) {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView({ block: 'nearest' });
    }
    looked.current = looking;
    asked.current = false;
  }, [looking]);
  const place = (one: HTMLElement | null) => {
    part.current = one;
  };
  return { place, asked };
}

export function Search({ lobby, speak }: Props) {
  const games = catalogue.value?.games ?? [];
  const [before] = useState(() => fieldsOf(kept(KEY)));
  const own = useOwnName();
  const [chosen, setChosen] = useState(() => String(before.rules ?? ''));
  const [minutes, setMinutes] = useState(() =>
    WAITS.includes(Number(before.minutes)) ? Number(before.minutes) : 3,
  );
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(before.wishes));
  const [amiss, setAmiss] = useState(false);
  const rules = games.some(({ id }) => id === chosen) ? chosen : (games[0]?.id ?? '');
  const trouble = lobby.trouble.value;
  const card = cardOf(rules);
  const looking = lobby.search.value !== null;
  const { place, asked } = useFollowed(looking);
  const look = (wanted: string, minded: Wishes) => {
    keep(KEY, JSON.stringify({ rules: wanted, minutes, wishes: minded }));
    keepName(own.name);
    asked.current = true;
    lobby.look({ rules: wanted, name: own.name.trim(), minutes, wishes: minded });
  };
  const others = <Others lobby={lobby} speak={speak} onJoin={(one) => look(one.rules, one.wishes)} />;
  if (looking) {
    return (
      <>
        <Looking lobby={lobby} speak={speak} place={place} />
        {others}
      </>
    );
  }
  return (
    <>
      <form
        class="together-part"
        onSubmit={(event) => {
          event.preventDefault();
          look(rules, wishes);
        }}
      >
        <h2>{speak('together-look')}</h2>
        <p>{speak('together-look-help')}</p>
        <div class="together-fields">
          <NameField own={own} label={speak('together-name')} />
          <label>
            {speak('together-game')}
            <select
              name="rules"
              value={rules}
              onChange={(event) => {
                setChosen(event.currentTarget.value);
                // Options are those of one rule set.
                const { options: _, any_options: __, ...others } = wishes;
                setWishes(others);
              }}
            >
              <GameOptions games={games} />
            </select>
          </label>
          <label>
            {speak('together-wait')}
            <select
              name="minutes"
              value={String(minutes)}
              onChange={(event) => setMinutes(Number(event.currentTarget.value))}
            >
              {WAITS.map((count) => (
                <option key={count} value={String(count)}>
                  {speak('together-minutes', { count })}
                </option>
              ))}
            </select>
          </label>
          {card && (
            <WishFields
              key={card.id}
              card={card}
              wishes={wishes}
              speeds={lobby.speeds.value}
              speak={speak}
              onChange={setWishes}
              onAmiss={setAmiss}
            />
          )}
        </div>
        <button
          ref={place}
          type="submit"
          class="primary"
          data-together="look"
          disabled={rules === '' || amiss}
        >
          {speak('together-look-go')}
        </button>
        {trouble && (
          <p class="problem" role="alert">
            {trouble.kind === 'signed-out' ? speak('together-signed-out') : problemSentence(trouble)}
          </p>
        )}
      </form>
      {others}
    </>
  );
}
