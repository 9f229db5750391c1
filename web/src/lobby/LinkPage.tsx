// A link of a game that is played without a server: opened, or pasted here.
import { useEffect, useState } from 'preact/hooks';
import { NameField, useOwnName } from '../account/NameField';
import { alone } from '../base/alone';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import type { LetterOpened, Seat } from '../generated/wire';
import { playedLast, remember } from '../home/start';
import { cardOf, catalogue } from '../net/catalogue';
import { begun as introduced } from '../parts/intro/known';
import { lazy } from '../parts/lazy';
import { MiniBoard } from '../parts/MiniBoard';
import { coloursOf } from '../settings/colours';
import { linkTrouble, openLetter, passed, shownAt, useKeeps } from '../table/links/letters';
import { PasteLink } from '../table/links/PasteLink';
import { personName, sideName } from '../table/seats/names';
import { inList } from '../text/list';
import { type Speak, useSpeak } from '../text/speak';
import '../style/links.css';

const Handed = lazy(() => import('./Handed').then((part) => part.Handed));

type Invitation = Extract<LetterOpened, { kind: 'invites' }>;

function Invited({ invitation, text, speak }: { invitation: Invitation; text: string; speak: Speak }) {
  const [said, setSaid] = useSaid();
  const [joining, setJoining] = useState(false);
  const own = useOwnName();
  const keeps = useKeeps();
  const { rules, seats, players } = invitation;
  // Whoever invites may have written there who is to come.
  const planned = players.find(({ seat }) => seats.includes(seat))?.player;
  const [called, setCalled] = useState(planned?.kind === 'human' && own.name === '' ? planned.name : null);
  const asWhom = {
    ...own,
    name: called ?? own.name,
    type(name: string) {
      setCalled(null);
      own.type(name);
    },
  };
  const card = cardOf(rules);
  if (!card) return null;
  const others = players.filter(({ seat }) => !seats.includes(seat));
  const names = [...new Set(others.map(({ player }) => personName(player)).filter(Boolean))];
  const colours = coloursOf(card.start.seats);
  const army = (seat: Seat) => {
    const one = card.start.seats.find((other) => other.seat === seat);
    return one?.side ? sideName(one, { colours }) : speak('links-army', { colour: colours[seat] ?? '' });
  };
  const join = () => {
    setJoining(true);
    openLetter(text, asWhom.name.trim()).then(
      (opened) => {
        if (opened.kind !== 'game') return;
        introduced.game = opened.game;
        remember(rules, seats[0] ?? null);
        navigate(`/game/${opened.game}`);
      },
      (error: unknown) => {
        setJoining(false);
        setSaid(linkTrouble(error, speak));
      },
    );
  };
  return (
    <div class="link-invitation">
      <MiniBoard board={card.board} view={card.start} label={card.title} />
      <div>
        <h1>{speak('links-invited')}</h1>
        <p>
          {names.length > 0
            ? speak('links-invited-by', { count: names.length, names: inList(names), game: card.title })
            : speak('links-invited-by-someone', { game: card.title })}
        </p>
        <p>{card.blurb}</p>
        <p>{speak('links-seats', { count: seats.length, seats: inList(seats.map(army)) })}</p>
        <p>{speak(card.look.die ? 'links-no-clock' : 'links-no-dice')}</p>
        <p>{speak('links-for-one')}</p>
        {!keeps && <p class="problem">{speak('links-unkept')}</p>}
        <NameField own={asWhom} label={speak('links-name')} class="link-name" />
        <p class="buttons">
          <button type="button" class="primary big" data-link="join" disabled={joining} onClick={join}>
            {speak('links-join')}
          </button>
          <a class="button" href={`/rules/${rules}`}>
            {speak('links-look-rules')}
          </a>
        </p>
        <p role="status">
          <Spoken said={said} />
        </p>
      </div>
    </div>
  );
}

/** Which game to play with a friend: the one that was played last, and the first of each kind. */
function Games({ speak }: { speak: Speak }) {
  const { games = [], tiles = [] } = catalogue.value ?? {};
  const last = playedLast(games)?.card;
  const firsts = tiles.flatMap(({ id }) => games.find(({ tile }) => tile === id) ?? []);
  const offered = [...new Set([...(last ? [last] : []), ...firsts])];
  return (
    <section class="link-games">
      <h2>{speak('links-begin')}</h2>
      <ul>
        {offered.map(({ id, title }) => (
          <li key={id}>
            <a class="button" href={`/new/${id}?apart`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands behind the mark of the address; where there is no server the whole address does, and says it already. */
function useMark(): string {
  const [mark, setMark] = useState(location.hash);
  useEffect(() => {
    const look = () => setMark(location.hash);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return alone ? '' : mark;
}

export function LinkPage({ id: text }: { id: string }) {
  /** A game that another page has handed over. */
  const [game = null] = /game~[\w-]+/.exec(text + useMark()) ?? [];
  const speak = useSpeak('links');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [said, setSaid] = useSaid();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setInvitation(null);
    setFailed(false);
    setSaid('');
    if (text === '' || !alone || !speak || game !== null) return;
    let wanted = true;
    openLetter(text).then(
      (opened) => {
        if (!wanted) return;
        if (opened.kind === 'invites') setInvitation(opened);
        else navigate(shownAt(opened, text));
      },
      (error: unknown) => {
        if (!wanted) return;
        setFailed(true);
        setSaid(linkTrouble(error, speak));
      },
    );
    return () => {
      wanted = false;
    };
  }, [text, speak === null]);
  if (!speak) return <main class="page" />;
  if (game !== null) {
    return (
      <main class="page">
        <Handed key={game} game={game} speak={speak} />
      </main>
    );
  }
  if (invitation) {
    return (
      <main class="page">
        <Invited invitation={invitation} text={text} speak={speak} />
      </main>
    );
  }
  const read = text === '' || failed;
  return (
    <main class="page reading">
      <h1>{speak('links-page')}</h1>
      {!alone ? (
        <p>{speak('links-elsewhere')}</p>
      ) : (
        <>
          <p role={said.words ? 'alert' : 'status'}>
            {read ? <Spoken said={said} /> : speak('links-opening')}
          </p>
          {read && (
            <>
              <p>{speak('links-page-about', passed())}</p>
              <PasteLink speak={speak} onRead={() => setSaid('')} />
              <Games speak={speak} />
            </>
          )}
        </>
      )}
    </main>
  );
}
