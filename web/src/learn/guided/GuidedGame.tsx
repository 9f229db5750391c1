// The guided game itself: its board, and beside it what was just shown and what comes next.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { navigate } from '../../base/router';
import { Spoken, useSaid } from '../../base/Spoken';
import { turnsFor } from '../../board/geometry';
import { effective } from '../../game/log';
import type { GameCard, GuidedView, Seat } from '../../generated/wire';
import { createGame } from '../../net/api';
import { know } from '../../parts/intro/known';
import { Actions } from '../../table/choices/Actions';
import { WayChoice } from '../../table/choices/WayChoice';
import { FaceSigns } from '../../table/dice/FaceSigns';
import { usualBot } from '../../table/seats/level';
import { Notice } from '../../table/told/Told';
import { t } from '../../text';
import { failureSentence } from '../../text/problem';
import type { Speak } from '../../text/speak';
import { LiveBoard, useGround } from '../LiveBoard';
import { whereIs } from './course';

interface Props {
  game: GuidedView;
  card: GameCard;
  speak: Speak;
}

interface RealProps {
  card: GameCard;
  /** The side that was learnt. */
  own: Seat;
  speak: Speak;
  primary: boolean;
}

/** A real game against the computer, begun at once. */
function RealGame({ card, own, speak, primary }: RealProps) {
  const [trouble, setTrouble] = useSaid();
  const [sending, setSending] = useState(false);
  const begin = () => {
    setSending(true);
    const bot = usualBot(card.start.seats);
    const seats = card.start.seats.map(({ seat }) => ({
      seat,
      player: seat === own ? ({ kind: 'human', name: '' } as const) : ({ kind: 'bot', bot } as const),
    }));
    createGame({ rules: card.id, options: [], seats, dice: 'fair', position: null, actions: [] }).then(
      (created) => navigate(`/game/${created.id}`),
      (error: unknown) => {
        setSending(false);
        setTrouble(failureSentence(error));
      },
    );
  };
  return (
    <>
      <button type="button" class={primary ? 'primary' : 'quiet'} disabled={sending} onClick={begin}>
        {speak(primary ? 'guided-real' : 'guided-leave')}
      </button>
      {trouble.words !== '' && (
        <p class="problem" role="alert">
          <Spoken said={trouble} />
        </p>
      )}
    </>
  );
}

export function GuidedGame({ game, card, speak }: Props) {
  // The game is the same in every language, and goes on when another one is chosen.
  const store = useGround(
    () => ({
      ground: { rules: game.rules, options: [], position: game.position, actions: [], seats: [] },
      first: game.view,
    }),
    [game.rules, game.position],
  );
  const known = effective(store?.game.entries.value ?? []).map(({ text }) => text);
  const played = known.join(' ');
  const at = useMemo(() => whereIs(game.steps, known), [game.steps, played]);
  const settled = store?.showing.current.value ?? false;
  const free = store !== null && !store.sending.waiting.value;
  const [strayed, setStrayed] = useState(false);
  // What the others do follows by itself; a move that leads elsewhere is taken back.
  useEffect(() => {
    if (!store || !settled || !free) return;
    if (at.kind === 'replies') {
      setStrayed(false);
      store.requests.replay([...known, ...at.left]);
    } else if (at.kind === 'astray') {
      setStrayed(true);
      store.requests.replay(at.back);
    }
  }, [store, settled, free, played]);
  // Whoever has played it to its end needs no introduction any more.
  const over = at.kind === 'over';
  useEffect(() => {
    if (over) know(game.rules);
  }, [over, game.rules]);
  const index = at.kind === 'astray' ? at.step : at.kind === 'over' ? game.steps.length : at.step;
  const task = useRef<HTMLDivElement>(null);
  useEffect(() => {
    task.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  if (!store) return null;
  const step = game.steps[index];
  const waits = at.kind === 'replies' || !settled;
  const praise = at.kind === 'replies' ? step?.praise : game.steps[index - 1]?.praise;
  const shown = {
    store,
    rules: game.rules,
    look: card.look,
    board: card.board,
    label: card.title,
    name: '',
  };
  const throwing = at.kind === 'throw' && settled;
  const line = step?.best[0] ?? [];
  // Of many points to place something on, the one that the words name.
  const next = at.kind === 'move' && settled ? line[at.made] : undefined;
  const placing = next && /^@([a-z]\d+)$/.exec(next)?.[1];
  return (
    <div class="lesson guided-game" data-step={index} data-at={at.kind}>
      <LiveBoard {...shown} turns={turnsFor(game.seat)} pointed={placing} />
      <div class="lesson-side">
        <p class="guided-count">
          {!over && speak('guided-step', { step: index + 1, last: game.steps.length })}
        </p>
        <div class="guided-words" aria-live="polite" ref={task}>
          {index === 0 && at.kind !== 'replies' && <p>{game.hello}</p>}
          {praise !== undefined && <p class="guided-praise">{praise}</p>}
          {at.kind === 'replies' ? (
            <p class="guided-wait">{speak('guided-wait')}</p>
          ) : over ? (
            <p class="task">{game.end}</p>
          ) : step && !(waits && index > 0) ? (
            <p class="task">{at.kind === 'throw' ? step.before : step.task}</p>
          ) : null}
          {strayed && at.kind === 'move' && <p class="astray">{speak('guided-astray')}</p>}
        </div>
        {step?.throw != null && at.kind === 'move' && (
          <p class="guided-face">
            {speak('guided-thrown', { face: Number(step.throw) })}{' '}
            <FaceSigns roles={card.look.faces[Number(step.throw)] ?? []} />
          </p>
        )}
        {at.kind === 'move' && (
          <>
            <WayChoice moves={store.moves} />
            <Actions store={store} />
          </>
        )}
        <Notice store={store} rules={game.rules} />
        <div class="lesson-buttons">
          {throwing && (
            <button
              type="button"
              class="primary throw"
              disabled={!free}
              onClick={() => step?.throw && store.requests.enterThrow(step.throw)}
            >
              {t('dice-throw')}
            </button>
          )}
          {at.kind === 'move' && (
            <button
              type="button"
              class="quiet"
              disabled={!free || !settled}
              onClick={() => store.requests.replay([...known.slice(0, known.length - at.made), ...line])}
            >
              {t('lesson-show')}
            </button>
          )}
          <RealGame card={card} own={game.seat} speak={speak} primary={over} />
          {over && (
            <button type="button" disabled={!free} onClick={() => store.requests.replay([])}>
              {t('example-again')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
