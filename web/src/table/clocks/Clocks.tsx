// The clock of a seat, and the messages when its time is short or up.
import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat, View } from '../../generated/wire';
import { Sure } from '../../parts/Sure';
import { play } from '../../sound/sounds';
import { language, t } from '../../text';
import { seatArgs } from '../../text/event';
import type { Store } from '../store';
import '../../style/clocks.css';
import { clockText, daysOf, leftOf, lowFrom, planAt, type Standing, standing, untilNext } from './clock';

/** Browsers wait no longer than some days. */
const LONGEST = 86_400_000;

/** What a clock shows: the time left now, or at the state shown when one looks back. */
function reading(
  { game, clock, showing, sending }: Pick<Store, 'game' | 'clock' | 'showing' | 'sending'>,
  seat: Seat,
): { left: number; runs: boolean } | null {
  const plan = planAt(game.table.value, seat);
  const told = clock.told.value;
  if (!plan || !told) return null;
  if (showing.browsing.value !== null) {
    const entry = game.entries.value[showing.browsing.value - 1];
    const then = entry?.left?.find(([one]) => one === seat)?.[1];
    return { left: then ?? plan.initial * 1000, runs: false };
  }
  const left = leftOf(told, seat, performance.now());
  // Without a connection nobody knows whether it runs.
  return left === null ? null : { left, runs: told.clock.runs === seat && !sending.lost.value };
}

/** Counts down by itself: it writes only its own text, without rendering. */
export function ClockFace({ store, seat }: { store: Store; seat: Seat }) {
  const face = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const plan = planAt(store.game.table.value, seat);
      const code = language.value;
      const draw = () => {
        clearTimeout(timer);
        const now = reading(store, seat);
        if (!now || !plan || !face.current || !text.current) return;
        const days = daysOf(now.left);
        text.current.textContent = days ? t('clock-left-days', days) : clockText(now.left, code);
        face.current.dataset.standing = standing(now.left, lowFrom(plan));
        face.current.classList.toggle('runs', now.runs && now.left > 0);
        if (now.runs && now.left > 0) timer = setTimeout(draw, untilNext(now.left));
      };
      draw();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, seat]);
  return (
    <span class="clock" role="timer" ref={face}>
      {/* An hourglass for time that is short, a fallen flag for time that is up: not by colour alone. */}
      <svg class="clock-low" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="M3 1h10M3 15h10M4 1c0 5 8 9 8 14M12 1c0 5-8 9-8 14" />
      </svg>
      <svg class="clock-up" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path d="M4 1v14M4 8l9 2-9 4z" />
      </svg>
      <span class="visually-hidden">{t('clock-left')} </span>
      <span ref={text} />
    </span>
  );
}

/** The states of the clocks, kept up to date; plays a sound once when a person's time gets short. */
function useStandings(store: Store) {
  const found = useSignal<Readonly<Record<string, Standing>>>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const [table, told] = [store.game.table.value, store.clock.told.value];
      const lost = store.sending.lost.value;
      if (!table?.clock || !told) return;
      const look = () => {
        clearTimeout(timer);
        const before = found.peek();
        const now: Record<string, Standing> = {};
        for (const [seat] of told.clock.left) {
          const plan = planAt(table, seat);
          if (!plan) continue;
          const low = lowFrom(plan);
          const left = leftOf(told, seat, performance.now()) ?? 0;
          now[seat] = standing(left, low);
          if (now[seat] === 'low' && before[seat] === 'well' && store.people.isHuman(seat)) play('low');
          if (seat === told.clock.runs && !lost && left > 0)
            timer = setTimeout(
              look,
              Math.min(LONGEST, (left > low ? left - low : left) + (told.clock.free ?? 0)),
            );
        }
        if (Object.keys(now).some((seat) => now[seat] !== before[seat])) found.value = now;
      };
      look();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return found.value;
}

/** Which text tells what resigning a seat means: two players, teams, or each for himself. */
function endKind(view: View): string {
  if (view.seats.length === 2) return 'two';
  return view.seats.every((seat) => seat.ally !== null) ? 'team' : 'solo';
}

/** Tells whose time is short, and asks what to do when it is up, unless that decides. */
export function ClockNews({ store }: { store: Store }) {
  const standings = useStandings(store);
  const view = store.game.live.value;
  const decides = store.game.table.value?.clock?.decides;
  const more = store.clock.told.value?.clock.more ?? 0;
  if (!view || view.turn.kind === 'over') return null;
  const seats = view.seats.map((seat) => seat.seat);
  const named = (seat: Seat) => seatArgs(store.people.names.value, seat);
  const up = seats.filter((seat) => standings[seat] === 'up');
  const low = seats.filter((seat) => standings[seat] === 'low' && store.people.isHuman(seat));
  return (
    <>
      <p class="visually-hidden" role="status">
        {[
          ...low.map((seat) => t('clock-low', named(seat))),
          ...up.map((seat) => t('clock-up', named(seat))),
        ].join(' ')}
      </p>
      {up.map(
        (seat) =>
          !decides && (
            <div key={seat} class="time-up" data-seat={seat}>
              <p>
                <b>{t('clock-up', named(seat))}</b>{' '}
                <small>{t(`clock-end-${endKind(view)}`, named(seat))}</small>
              </p>
              <button
                type="button"
                class="primary"
                disabled={store.sending.waiting.value}
                data-clock="more"
                onClick={() => store.requests.moreTime(seat)}
              >
                {t('clock-more', { count: more / 60_000 })}
              </button>
              <Sure
                question={t('sure-clock')}
                disabled={store.sending.waiting.value}
                known={{ 'data-clock': 'end' }}
                onDone={() => store.requests.resign(seat)}
              >
                {t('clock-end', named(seat))}
              </Sure>
            </div>
          ),
      )}
    </>
  );
}
