// What perfect play is in the games that are solved: under each ruling who wins, what to begin with, and what the duty to capture does.
import { useEffect, useState } from 'preact/hooks';
import { canKeep } from '../alone/shelf';
import { alone } from '../base/alone';
import type { MiniArrow } from '../board/MiniBoard';
import { queryOf } from '../game/link';
import type {
  FirstMove,
  GameCard,
  SolvedFiles,
  SolvedGame,
  SolvedGames,
  SolvedRuling,
} from '../generated/wire';
import { request } from '../net/api';
import { cardOf } from '../net/catalogue';
import { SOLVED } from '../net/paths';
import { lazy } from '../parts/lazy';
import { MiniBoard } from '../parts/MiniBoard';
import { figure, language, percent, t } from '../text';
import { failureSentence } from '../text/problem';
import { type Speak, useSpeak } from '../text/speak';
import { Endings } from './Endings';
import { KeepSolved, solvedHere } from './KeepSolved';
import '../style/learn.css';
import '../style/mini-arrow.css';
import '../style/solved.css';

const SolveGame = lazy(() => import('./SolveHere').then((part) => part.SolveGame));

const all = ({ won, drawn, lost }: SolvedRuling) => won + drawn + lost;

/** The options of a ruling in the words of the form in which a table is set up. */
function rulingWords(speak: Speak, card: GameCard, { options }: SolvedRuling): string {
  const words = Object.entries(options).map(([id, value]) => {
    const option = card.options.find((one) => one.id === id);
    if (!option) return `${id}=${value}`;
    const { values } = option;
    const word =
      values.kind === 'words'
        ? values.values.find((one) => one.value === value)?.label
        : values.kind === 'flag'
          ? t(value === 'true' ? 'value-yes' : 'value-no')
          : value;
    return `${option.label}: ${word ?? value}`;
  });
  return words.length === 0 ? speak('solved-usual') : words.join('; ');
}

/** The move of a text such as `d3-d4`, as an arrow. */
function arrowOf({ action, result }: FirstMove): MiniArrow[] {
  const [from, to] = action.split('-');
  const ink = result === 'won' ? 'var(--go)' : result === 'lost' ? 'var(--warn)' : 'var(--soft)';
  return from && to ? [{ from, to, ink }] : [];
}

/** How many positions are won, drawn and lost, as a bar and in words. */
function Shares({ speak, ruling }: { speak: Speak; ruling: SolvedRuling }) {
  return (
    <>
      <span class="solved-bar" aria-hidden="true">
        {(['won', 'drawn', 'lost'] as const).map((kind) => (
          <i key={kind} class={kind} style={{ flexGrow: ruling[kind] / all(ruling) }} />
        ))}
      </span>
      <small>
        {speak('solved-of')}{' '}
        {(['won', 'drawn', 'lost'] as const)
          .map((kind) => speak(`solved-${kind}`, { share: percent(ruling[kind] / all(ruling)) }))
          .join(', ')}
        {' · '}
        {ruling.longest === undefined
          ? speak('solved-no-turns')
          : speak('solved-longest', { turns: ruling.longest })}
      </small>
    </>
  );
}

/** What may end a game before it is decided, and ends none here. */
const ENDLESS: Readonly<Record<string, string>> = {
  repetition: 'off',
  noCaptureEnds: 'draw',
  noCaptureMoves: '0',
};

function Ruling({ speak, card, ruling }: { speak: Speak; card: GameCard; ruling: SolvedRuling }) {
  const [first] = ruling.moves;
  const { longest_win: win, zugzwangs } = ruling;
  const lookAt = (position: string, actions: readonly string[]) => {
    const options = Object.entries({ ...ruling.options, ...ENDLESS });
    return `/position?${queryOf({ rules: card.id, options, position, actions: [...actions] })}`;
  };
  return (
    <li>
      <h3>{rulingWords(speak, card, ruling)}</h3>
      <p>
        <b>{speak('solved-start', { turns: 0, ...ruling.start })}.</b>{' '}
        {first
          ? speak('solved-first', { move: first.action, turns: 0, ...first })
          : speak('solved-first-all', { result: ruling.start.result })}
      </p>
      <Shares speak={speak} ruling={ruling} />
      {win && (
        <small>
          <a href={lookAt(win.position, win.line.split(' '))}>{speak('solved-watch')}</a>
          {zugzwangs?.one && (
            <>
              {' · '}
              {speak('solved-zugzwangs', { men: zugzwangs.men, count: figure(zugzwangs.boards) })}{' '}
              <a href={lookAt(zugzwangs.one, [])}>{speak('solved-zugzwang')}</a>
            </>
          )}
        </small>
      )}
    </li>
  );
}

function Game({ speak, game, here }: { speak: Speak; game: SolvedGame; here: readonly SolvedFiles[] }) {
  const card = cardOf(game.rules);
  const usual = game.rulings[0];
  const [free, bound] = game.duty ? [game.rulings[game.duty.free], game.rulings[game.duty.bound]] : [];
  if (!card || !usual) return null;
  const files = here.find((one) => one.game === usual.game);
  const even = game.rulings.every(({ start }) => start.result === 'drawn');
  return (
    <section class="solved-game">
      <div class="solved-board">
        <MiniBoard
          board={card.board}
          view={card.start}
          arrows={usual.moves.flatMap(arrowOf)}
          label={card.title}
        />
        <a class="button" href={`/new/${card.id}`}>
          {speak('solved-play')}
        </a>
        {files ? (
          <>
            <Endings speak={speak} card={card} />
            {/* Endings alone are not kept: of the game itself they say nothing. */}
            {files.slices.length === usual.parts && <KeepSolved speak={speak} files={files} />}
          </>
        ) : (
          alone && canKeep && <SolveGame card={card} speak={speak} />
        )}
      </div>
      <div>
        <h2>{card.title}</h2>
        <p>
          <b>
            {even
              ? speak('solved-starts', { count: game.rulings.length })
              : speak(`solved-says-${game.rules}`)}
          </b>{' '}
          {speak('solved-positions', { count: figure(all(usual)) })}
        </p>
        {free && bound && (
          <>
            <h3>{speak('solved-duty-title')}</h3>
            <p>
              {speak('solved-duty', {
                free: percent(free.drawn / all(free)),
                bound: percent(bound.drawn / all(bound)),
                freeTurns: free.longest ?? 0,
                boundTurns: bound.longest ?? 0,
              })}
            </p>
          </>
        )}
        <ul class="solved-rulings">
          {game.rulings.map((ruling) => (
            <Ruling key={JSON.stringify(ruling.options)} speak={speak} card={card} ruling={ruling} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How one finds it all again, and how it is quoted. */
function Proof({ speak, solved }: { speak: Speak; solved: SolvedGames }) {
  const [game] = solved.games;
  const year = solved.date.slice(0, 4);
  return (
    <section class="solved-how">
      <h2>{speak('solved-how-title')}</h2>
      <p>{speak('solved-how')}</p>
      <p>{speak('solved-check')}</p>
      <pre>{`ashtapada solve ${game?.rules ?? ''} --check 2000`}</pre>
      {game?.rulings[0] && <p>{speak('solved-hash', { hash: game.rulings[0].hash })}</p>}
      <h3>{speak('solved-cite')}</h3>
      <pre>{`@misc{ashtapada-solved,
  title = {Solved games of the Alquerque family},
  author = {{Ashtapada}},
  year = {${year}},
  note = {Retrograde analysis under each ruling, as of ${solved.date}}
}`}</pre>
    </section>
  );
}

export function SolvedPage() {
  const speak = useSpeak('solved');
  const [solved, setSolved] = useState<SolvedGames | null>(null);
  const [trouble, setTrouble] = useState('');
  const [here, setHere] = useState<readonly SolvedFiles[]>([]);
  useEffect(() => {
    request<SolvedGames>(SOLVED).then(setSolved, (error: unknown) => setTrouble(failureSentence(error)));
  }, [language.value]);
  useEffect(() => void solvedHere().then(setHere), []);
  if (!speak || !solved) {
    return (
      <main key="coming" class="page" aria-busy={trouble === ''}>
        <p role={trouble === '' ? undefined : 'alert'}>{trouble || t('loading')}</p>
      </main>
    );
  }
  return (
    <main class="page solved">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a>
      </p>
      <h1>{speak('solved-title')}</h1>
      <p>{speak('solved-intro')}</p>
      {solved.games.map((game) => (
        <Game key={game.rules} speak={speak} game={game} here={here} />
      ))}
      <Proof speak={speak} solved={solved} />
    </main>
  );
}
