// The great moments of a game, told and seen one after the other as its entries are shown.
import { useEffect, useMemo } from 'preact/hooks';
import type { Layout } from '../../board/geometry';
import { RuleLink } from '../../parts/RuleLink';
import { t } from '../../text';
import { messageArgs } from '../../text/event';
import type { Store } from '../store';
import { Banner } from './Banner';
import { type Moment, momentsOf } from './moments';
import { makeQueue } from './queue';
import { Sight } from './Sight';
import '../../style/moments.css';

interface Props {
  store: Store;
  on: Layout;
  rules: string;
  /** How many entries were there when one came: what was before is not told. */
  from: number;
}

/** What is free above the pieces of a board without a frame, in drawing units. */
const BARE = 18;

/** More entries than these, all at once, are a jump. */
const FEW = 8;

export function Moments({ store, on, rules, from }: Props) {
  const queue = useMemo(() => makeQueue<Moment>(), [store]);
  const entries = store.showing.shownEntries.value;
  const known = useMemo(() => ({ count: from, past: false }), [store]);
  const past = store.showing.browsing.value !== null && !store.looking.recalling.value;
  useEffect(() => {
    const fresh = entries.slice(known.count);
    // Where one jumped from one place to another nothing happened.
    const seen = !past && !known.past && fresh.length <= FEW;
    if (seen) {
      const about = { board: on.board, own: ownOf(store) };
      // Who plays on has seen enough of what was before.
      const goesOn = fresh.some(({ action, seat }) => action !== null && store.people.isHuman(seat));
      // So has whoever sees the end: what came before it is no news any more.
      if (goesOn || store.showing.shown.peek()?.turn.kind === 'over') queue.clear();
      queue.add(fresh.flatMap((entry) => momentsOf(entry, about)));
    }
    if (past || entries.length < known.count) queue.clear();
    Object.assign(known, { count: entries.length, past });
  }, [entries, past]);
  useEffect(() => queue.clear, [queue]);
  const now = queue.now.value;
  if (!now) return null;
  const { moment, id } = now;
  const { colours, names } = store.people;
  return (
    <>
      {moment.sight && <Sight key={`sight ${id}`} on={on} sight={moment.sight} colours={colours.value} />}
      <Banner
        key={id}
        colour={moment.army === null ? null : (colours.value[moment.army] ?? null)}
        words={t(`moment-${moment.name}`, messageArgs(moment.event, names.value))}
        edge={(on.frame || BARE) / (on.height + 2 * on.frame)}
        onHold={queue.hold}
        onRelease={queue.release}
        onClose={queue.next}
      >
        <RuleLink rules={rules} topic={`event-${moment.event.kind}`} words={t('moment-why')} />
      </Banner>
    </>
  );
}

/** The seat of the only person at this screen: its own end is told in a panel. */
function ownOf(store: Store) {
  const humans = (store.game.live.value?.seats ?? []).filter(({ seat }) => store.people.isHuman(seat));
  return humans.length === 1 ? (humans[0]?.seat ?? null) : null;
}
