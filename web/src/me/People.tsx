// The people one has played with, as one's own games tell of them, and the next game with each.
import { useEffect, useState } from 'preact/hooks';
import { keysHere } from '../account/api';
import { hasGames } from '../base/kept';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import type { People as Answer, CompanionView } from '../generated/wire';
import { request } from '../net/api';
import { cardOf } from '../net/catalogue';
import { isHidden } from '../table/talk/hidden';
import { language, t } from '../text';
import { isolated } from '../text/isolate';
import { type Speak, useSpeak } from '../text/speak';
import { ago } from '../text/time';
import { playAgain } from './playAgain';
import '../style/people.css';

/** So many are shown at once. */
const SHOWN = 6;

interface OneProps {
  one: CompanionView;
  speak: Speak;
  busy: boolean;
  onAgain(one: CompanionView): void;
}

function One({ one, speak, busy, onAgain }: OneProps) {
  const { name, games, played, game, rules, over, together } = one;
  const shown = isolated(name);
  return (
    <li data-person={name}>
      <span class="person-words">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          {speak('people-games', { count: games })} ·{' '}
          <time dateTime={played}>{ago(played, language.value, new Date())}</time>
        </span>
        <span>
          {cardOf(rules)?.title ?? rules}
          {together > 1 && ` · ${speak('people-more', { count: together - 1 })}`}
        </span>
      </span>
      {over ? (
        <button
          type="button"
          disabled={busy}
          aria-label={speak('people-again-with', { name: shown })}
          onClick={() => onAgain(one)}
        >
          {speak('people-again')}
        </button>
      ) : (
        <a class="button" href={`/game/${game}`} aria-label={speak('people-go-on-with', { name: shown })}>
          {speak('people-go-on')}
        </a>
      )}
    </li>
  );
}

export function People() {
  const speak = useSpeak('me');
  const [people, setPeople] = useState<readonly CompanionView[]>([]);
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useSaid();
  useEffect(() => {
    if (!hasGames()) return;
    request<Answer>('/api/me/people', { keys: keysHere() }).then(
      (answer) => setPeople(answer.people),
      // Then nobody is shown.
      () => {},
    );
  }, []);
  const seen = people.filter(({ name }) => !isHidden(name));
  if (!speak || seen.length === 0) return null;
  const again = ({ game }: CompanionView) => {
    setTrouble('');
    setBusy(true);
    playAgain(game).then(
      (next) => navigate(`/game/${next}`),
      () => {
        setBusy(false);
        setTrouble(t('problem-unreachable'));
      },
    );
  };
  return (
    <section class="people">
      <h2>{speak('people-title')}</h2>
      <p class="people-note">{speak('people-about')}</p>
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      <ul>
        {seen.slice(0, all ? seen.length : SHOWN).map((one) => (
          <One key={`${one.name} ${one.game}`} one={one} speak={speak} busy={busy} onAgain={again} />
        ))}
      </ul>
      {!all && seen.length > SHOWN && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {speak('people-all', { count: seen.length })}
        </button>
      )}
    </section>
  );
}
