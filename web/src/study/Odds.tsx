// Which pieces can be taken before their side's next turn, how likely that is, and with which throws.
import type { StakesView, StakeView, ThreatView } from '../generated/wire';
import { sideName } from '../table/seats/names';
import type { Store } from '../table/store';
import { percent } from '../text';
import { roleName, seatArgs } from '../text/event';
import type { Speak } from '../text/speak';
import { isSure, oddsWords, useArrows } from './Lines';

interface Props {
  store: Store;
  speak: Speak;
  stakes: readonly StakesView[];
}

/** How many threats are drawn as arrows. */
const DRAWN = 6;

export function Odds({ store, speak, stakes }: Props) {
  const view = store.showing.shown.value;
  const me = store.people.person.value;
  // One's own pieces are what one asks about; where several play, all are told.
  const own = stakes.filter(({ seat }) => me === null || seat === me);
  const threats = own.flatMap(({ pieces }) =>
    pieces.flatMap(({ at, threats }) => threats.map(({ from }) => ({ from, to: at, ink: 1 }))),
  );
  const once = threats.filter(
    ({ from, to }, index) => threats.findIndex((one) => one.from === from && one.to === to) === index,
  );
  useArrows(once.slice(0, DRAWN));
  const dice = store.game.table.value?.look.die ? 'yes' : 'no';
  const some = own.filter(({ pieces }) => pieces.length > 0);
  return (
    <>
      {some.length === 0 && (
        <p class="study-safe">{speak('study-safe', { mine: me === null ? 'no' : 'yes' })}</p>
      )}
      {some.map(({ seat, pieces }) => {
        const standing = view?.seats.find((one) => one.seat === seat);
        return (
          <section key={seat}>
            <h2>{standing && sideName(standing, store.people.names.value)}</h2>
            <ul class="study-stakes">
              {pieces.map((stake) => (
                <Stake key={stake.at} store={store} speak={speak} stake={stake} />
              ))}
            </ul>
          </section>
        );
      })}
      <details class="study-how">
        <summary>{speak('study-odds-how')}</summary>
        <p>{speak('study-odds-what', { dice })}</p>
      </details>
    </>
  );
}

interface Sort {
  threat: ThreatView;
  throws: string[];
  /** How likely one of these throws is. */
  share: number;
}

/** The threats of one piece to another, with all its throws together. */
export function together(threats: readonly ThreatView[]): Sort[] {
  const sorts: Sort[] = [];
  for (const threat of threats) {
    const known = sorts.find((one) => one.threat.by === threat.by && one.threat.from === threat.from);
    const thrown = threat.throw === null ? [] : [threat.throw];
    const share = threat.chance[0] / threat.chance[1];
    if (known) {
      known.throws.push(...thrown);
      known.share += share;
    } else sorts.push({ threat, throws: thrown, share });
  }
  return sorts;
}

function Stake({ store: { people }, speak, stake }: { store: Store; speak: Speak; stake: StakeView }) {
  const names = people.names.value;
  const sorts = together(stake.threats);
  return (
    <li data-at={stake.at}>
      <strong>
        {roleName(stake.role, names.colours)} {stake.at}:
      </strong>{' '}
      <span class="study-share">
        {isSure(stake.chance) ? speak('study-in-sure') : oddsWords(speak, stake.chance)}
      </span>
      <ul>
        {sorts.map(({ threat, throws, share }) => (
          <li key={`${threat.by}${threat.from}`}>
            {speak('study-threat', {
              ...seatArgs(names, threat.by),
              role: threat.role,
              from: threat.from,
              throws: throws.join(', '),
              dice: throws.length > 0 ? 'yes' : 'no',
            })}
            {sorts.length > 1 && throws.length > 0 && ` (${percent(share)})`}
          </li>
        ))}
      </ul>
    </li>
  );
}
