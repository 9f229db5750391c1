// Great decisions explain themselves before they are made: what follows for kings and commanders, in sentences with the rule,
// and the kings that would come back, where they would stand.
import { look } from '../../board/armies';
import { type Layout, viewBox } from '../../board/geometry';
import { PieceShape } from '../../board/Piece';
import { SpotMark } from '../../board/SpotMark';
import { RuleLink } from '../../parts/RuleLink';
import { t } from '../../text';
import { eventsWords } from '../../text/event';
import type { Store } from '../store';
import { kingsBack, type Prospect, prospectsOf } from './foretold';
import '../../style/foretold.css';

const KING = 'king';

const isExchange = ({ kind }: Prospect) => kind === 'accept' || kind === 'offer-exchange';

const topicOf = (prospect: Prospect) =>
  `event-${isExchange(prospect) ? 'exchange-offered' : (prospect.events[0]?.kind ?? 'commands')}`;

/** What would follow, beside what is decided. */
export function Foretold({ store, rules }: { store: Store; rules: string }) {
  if (!store.showing.current.value) return null;
  const selected = store.moves.choice.value.selected;
  const prospects = prospectsOf(store.moves.legal.value, selected);
  const [first] = prospects;
  // Present before it has text, so that a screen reader announces the text.
  return (
    <div class="foretold" role="status">
      {prospects.map((prospect) => (
        <p key={`${prospect.kind} ${prospect.to}`}>
          <b>
            {prospect.kind === 'step' || prospect.kind === 'capture'
              ? `${prospect.to}:`
              : t('then-if', { kind: prospect.kind })}
          </b>{' '}
          {eventsWords(prospect.events, store.people.names.value)}
        </p>
      ))}
      {first && <RuleLink rules={rules} topic={topicOf(first)} words={t('rule-show')} />}
    </div>
  );
}

/** The kings that would come back. */
export function KingGhosts({ store, on }: { store: Store; on: Layout }) {
  const colours = store.people.colours.value;
  return (
    <svg class="over-board king-ghosts" viewBox={viewBox(on)} aria-hidden="true">
      {kingsBack(store.moves.legal.value).map(({ at, army }) => {
        const place = on.at.get(at);
        const colour = colours[army] ?? '';
        return (
          place && (
            <g key={at} data-ghost={at} style={{ '--dye': look(colour).dye }}>
              <SpotMark on={on} name={at} kind="ghost-at" />
              <g class="ghost" transform={`translate(${place.x} ${place.y})`}>
                <PieceShape role={KING} colour={colour} men={colours.men} />
              </g>
            </g>
          )
        );
      })}
    </svg>
  );
}
