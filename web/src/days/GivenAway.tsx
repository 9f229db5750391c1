// The round in which most was given away, as the computer's review of the game has it: asked for by whoever wants to know.
import { useEffect, useState } from 'preact/hooks';
import { arrowPath } from '../board/arrow';
import { layout, viewBox } from '../board/geometry';
import type { ActionView, PositionView, ReviewView, Seat } from '../generated/wire';
import { lookAt, tableNow } from '../net/api';
import { MiniBoard } from '../parts/MiniBoard';
import { coloursOf } from '../settings/colours';
import { useQuestion } from '../study/asking';
import { percent } from '../text';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';
import { costliest, turnOf } from './costliest';

interface Shown {
  view: PositionView;
  played: string;
  turn: number;
}

/** The position before an entry, and what was played there. Nothing is taken back at such a table. */
async function before(game: string, seq: number, seat: Seat): Promise<Shown> {
  const { table, entries } = await tableNow(game);
  const { rules, options } = table;
  const actions = entries.filter((entry) => entry.seq < seq).map(({ text }) => text);
  const position = table.start.position;
  const view = await lookAt({ rules, options, position, actions });
  const played = entries.find((entry) => entry.seq === seq)?.text ?? '';
  return { view, played, turn: turnOf(entries, seq, seat) };
}

interface Props {
  speak: Speak;
  game: string;
  /** Where whoever plays it sits. */
  seat: Seat;
}

export function GivenAway({ speak, game, seat }: Props) {
  const [wanted, setWanted] = useState(false);
  const { found, trouble } = useQuestion(wanted ? game : null, () => ({
    kind: 'review',
    at: { kind: 'game', id: game },
  }));
  if (!wanted) {
    return (
      <section class="day-given">
        <button type="button" data-day="given" onClick={() => setWanted(true)}>
          {speak('day-given-ask')}
        </button>
      </section>
    );
  }
  if (trouble !== '') {
    return (
      <section class="day-given">
        <p class="problem" role="alert">
          {trouble}
        </p>
      </section>
    );
  }
  if (found?.kind !== 'review') {
    const { done, all } = found?.kind === 'progress' ? found : { done: 0, all: 1 };
    return (
      <section class="day-given" aria-busy="true">
        <p role="status">{speak('day-given-looks')}</p>
        <progress aria-label={speak('day-given-looks')} value={done} max={all} />
      </section>
    );
  }
  return <Costliest speak={speak} game={game} seat={seat} review={found.review} />;
}

function Costliest({ speak, game, seat, review }: Props & { review: ReviewView }) {
  const worst = costliest(review, seat);
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    if (worst) before(game, worst.seq, seat).then(setShown, setTrouble);
  }, [game, worst?.seq]);
  if (!worst) return <p class="day-given">{speak('day-given-none')}</p>;
  if (!shown) {
    return (
      <p class="day-given" role={trouble === null ? 'status' : 'alert'}>
        {trouble === null ? speak('day-given-looks') : failureSentence(trouble)}
      </p>
    );
  }
  const better = worst.better[0];
  const title = speak('day-given', { turn: shown.turn });
  return (
    <section class="day-given">
      <h2>{title}</h2>
      <div class="day-moment">
        <Board shown={shown} better={better} label={title} />
        <div>
          <dl>
            <dt>{speak('day-given-you')}</dt>
            <dd>{shown.played}</dd>
            <dt class="better">{speak('day-given-better')}</dt>
            <dd>{better?.text}</dd>
          </dl>
          <p>{speak('day-given-cost', { cost: percent(worst.cost) })}</p>
        </div>
      </div>
    </section>
  );
}

/** The position with two arrows: what was played, and what would have been better. */
function Board({ shown, better, label }: { shown: Shown; better: ActionView | undefined; label: string }) {
  const { board, view } = shown.view;
  const on = layout(board, 0);
  const arrow = (from: string | null | undefined, to: string | null | undefined) => {
    const ends = [on.at.get(from ?? ''), on.at.get(to ?? '')];
    return ends[0] && ends[1] ? arrowPath(ends[0], ends[1], 14) : '';
  };
  const [from, to] = shown.played.match(/[a-z]\d+/g) ?? [];
  const own = view.seats.find(({ seat }) => view.turn.kind === 'seat' && seat === view.turn.seat);
  const colour = own ? coloursOf(view.seats)[own.seat] : '';
  return (
    <div class="day-board">
      <MiniBoard board={board} view={view} label={label} coordinates />
      <svg viewBox={viewBox(on)} aria-hidden="true">
        <path class={`played ${colour}`} d={arrow(from, to)} />
        <path class="better" d={arrow(better?.from, better?.to)} />
      </svg>
    </div>
  );
}
