// Games that are played now and that everybody may watch: their boards as they stand, asked for anew as long as somebody looks.
import { useEffect, useRef, useState } from 'preact/hooks';
import { ArmyMark } from '../board/Piece';
import type { LivePage, LiveTable, OpenTable, Player, Seat, Standing } from '../generated/wire';
import { request } from '../net/api';
import { cardOf } from '../net/catalogue';
import { LIVE } from '../net/paths';
import { MiniBoard } from '../parts/MiniBoard';
import { coloursOf } from '../settings/colours';
import { playerName } from '../table/seats/names';
import { asSeen } from '../table/talk/hidden';
import { t } from '../text';
import { renewed, type Slot, slotsOf } from './slots';
import '../style/live.css';

/** How often the boards are asked for, in milliseconds. */
const EVERY = 3000;

/** Who plays in a seat: where a computer player stands in for somebody, that one. */
function playing({ seats, stand_ins = [] }: OpenTable, seat: Seat): Player | undefined {
  const at = (plans: OpenTable['seats']) => plans.find((plan) => plan.seat === seat)?.player;
  const player = at(stand_ins) ?? at(seats);
  return player && asSeen(player);
}

interface OneProps {
  slot: Slot;
}

function One({ slot: { live, over } }: OneProps) {
  const { table, board, view } = live;
  const colours = coloursOf(view.seats);
  const title = cardOf(table.rules)?.title ?? table.rules;
  const who = ({ seat }: Standing) => playerName(playing(table, seat), colours[seat] ?? '', view.seats);
  return (
    <li data-live={table.id} class={over ? 'over' : undefined}>
      <a href={`/game/${table.id}`}>
        <MiniBoard board={board} view={view} />
        <span class="live-words">
          <b>{title}</b>
          {view.seats.map((standing) => (
            <span key={standing.seat} class="live-seat">
              <ArmyMark colour={colours[standing.seat] ?? ''} size={18} /> <bdi>{who(standing)}</bdi>
            </span>
          ))}
          <span class="live-foot">
            <span class="live-go">{t(over ? 'live-over' : 'live-watch')}</span>
            {table.watching > 0 && !over && <small>{t('live-watching', { count: table.watching })}</small>}
          </span>
        </span>
      </a>
    </li>
  );
}

interface Props {
  /** As they stand first; as many are shown from then on. */
  first: readonly LiveTable[];
  most: number;
}

export function Live({ first, most }: Props) {
  const [slots, setSlots] = useState(() => slotsOf(first, most));
  const box = useRef<HTMLElement>(null);
  const slotsNow = useRef(slots);
  slotsNow.current = slots;
  useEffect(() => {
    let seen = true;
    const watch = new IntersectionObserver((found) => {
      seen = found.at(-1)?.isIntersecting ?? true;
    });
    if (box.current) watch.observe(box.current);
    const timer = setInterval(() => {
      if (!seen || document.hidden) return;
      // What cannot be fetched now is fetched the next time.
      const shown = slotsNow.current.map(({ live }) => live.table.id).join(',');
      request<LivePage>(`${LIVE}?shown=${shown}`).then(
        ({ tables }) => setSlots((slots) => renewed(slots, tables)),
        () => {},
      );
    }, EVERY);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, []);
  if (slots.length === 0) return null;
  return (
    <section ref={box} class="live" aria-label={t('live-title')}>
      <h2>{t('live-title')}</h2>
      <ul>
        {slots.map((slot, at) => (
          // A place, in which a table may follow another.
          <One key={at} slot={slot} />
        ))}
      </ul>
    </section>
  );
}
