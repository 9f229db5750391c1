// How the first five rounds are played: in words, and where pieces then stand. Every number is counted.
import { layout, viewBox } from '../../board/geometry';
import { PieceIcon } from '../../board/Piece';
import { Surface } from '../../board/Surface';
import type { Board, OpeningsPage, Plan } from '../../generated/wire';
import { coloursOf } from '../../settings/colours';
import { sideName } from '../../table/seats/names';
import { figure, percent } from '../../text';
import { type Colours, roleName } from '../../text/event';
import type { Speak } from '../../text/speak';

/** By how often, the most frequent first. */
const ranked = (counts: Plan['moved']): [string, number][] =>
  Object.entries(counts)
    .map(([name, count]): [string, number] => [name, count ?? 0])
    .sort(([, one], [, other]) => other - one);
const total = (counts: Plan['moved']) => ranked(counts).reduce((sum, [, count]) => sum + count, 0);

/** Where pieces stand: the larger and darker the disc, the more often. */
function Heat({ plan, page, board, label }: { plan: Plan; page: OpeningsPage; board: Board; label: string }) {
  const on = layout(board, 0);
  const stand = ranked(plan.stand);
  const most = stand[0]?.[1] ?? 1;
  return (
    <svg class="board mini" viewBox={viewBox(on)} role="img" aria-label={label}>
      <Surface on={on} colours={coloursOf(page.start.seats)} coordinates />
      {stand.map(([spot, share]) => {
        const at = on.at.get(spot);
        if (!at) return null;
        return (
          <circle
            key={spot}
            class="opening-heat"
            cx={at.x}
            cy={at.y}
            r={8 + (30 * share) / most}
            opacity={0.35 + (0.6 * share) / most}
          />
        );
      })}
    </svg>
  );
}

/** Which pieces move. */
function Movers({ plan, colours, speak }: { plan: Plan; colours: Colours; speak: Speak }) {
  const moved = ranked(plan.moved);
  const all = total(plan.moved);
  if (moved.length < 2) return null;
  return (
    <>
      <h4>{speak('openings-movers')}</h4>
      <ul class="opening-movers">
        {moved.map(([role, count]) => (
          <li key={role}>
            <PieceIcon role={role} colour={colours[plan.seat] ?? ''} men={colours.men} size={24} />
            <span>{roleName(role, colours)}</span>
            <span class="opening-bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / all}%` }} />
            </span>
            <span class="opening-share">{percent(count / all)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PlanProps {
  plan: Plan;
  page: OpeningsPage;
  board: Board;
  speak: Speak;
  children: preact.ComponentChildren;
}

function PlanOf({ plan, page, board, speak, children }: PlanProps) {
  const colours = coloursOf(page.start.seats);
  const [first, times] = ranked(plan.first)[0] ?? [];
  const spots = ranked(plan.stand)
    .slice(0, 6)
    .map(([spot, share]) => `${spot} ${percent(share / 100)}`);
  const label = speak('openings-stand-label', { spots: spots.join(', ') });
  const standing = page.start.seats.find(({ seat }) => seat === plan.seat);
  const hasKing = page.start.pieces.some(({ role }) => role === 'king');
  return (
    <div class="opening-plan">
      <div>
        {page.plans.length > 1 && standing && <h3>{sideName(standing, { colours })}</h3>}
        {children}
        <Movers plan={plan} colours={colours} speak={speak} />
        <ul>
          {first !== undefined && times !== undefined && ranked(plan.moved).length > 1 && (
            <li>
              {speak('openings-first', {
                role: roleName(first, colours),
                share: percent(times / total(plan.first)),
              })}
            </li>
          )}
          {hasKing && (
            <li>
              {plan.king === 0
                ? speak('openings-king-stays')
                : speak('openings-king', { share: percent(plan.king / plan.seats) })}
            </li>
          )}
          <li>
            {speak('openings-takes', {
              count: figure(plan.taken / plan.seats, { maximumFractionDigits: 1 }),
            })}
          </li>
          {plan.lost > 0 && <li>{speak('openings-unused', { share: percent(plan.lost / plan.turns) })}</li>}
        </ul>
      </div>
      <figure>
        <Heat plan={plan} page={page} board={board} label={label} />
        <figcaption>{speak('openings-stand')}</figcaption>
      </figure>
    </div>
  );
}

/** When something is first taken, and what the side that begins can expect. */
function Whole({ page, speak }: { page: OpeningsPage; speak: Speak }) {
  const games = page.games - page.tried;
  const four = isForAll(page);
  const roles = new Set(page.start.pieces.map(({ role }) => role));
  return (
    <ul>
      <li>
        {page.first_capture === null
          ? speak('openings-no-capture')
          : speak('openings-capture', {
              round: page.first_capture,
              share: percent(page.early_captures / games),
            })}
      </li>
      {page.taken && roles.size > 1 && (
        <li>
          {speak('openings-taken', {
            role: roleName(page.taken[0], coloursOf(page.start.seats)),
            share: percent(page.taken[1] / games),
          })}
        </li>
      )}
      <li>
        {speak('openings-begins', { share: percent(page.begins / 100), sides: four ? 'four' : 'two' })}{' '}
        {!four &&
          page.drawn / games >= 0.005 &&
          speak('openings-drawn', { share: percent(page.drawn / games) })}
      </li>
    </ul>
  );
}

/** Whether each of four plays for himself. */
export const isForAll = ({ start }: OpeningsPage) =>
  start.seats.length > 2 && start.seats.every(({ ally }) => ally == null);

export function Plans({ page, board, speak }: { page: OpeningsPage; board: Board; speak: Speak }) {
  const whole = <Whole page={page} speak={speak} />;
  const several = page.plans.length > 1;
  return (
    <>
      {several && whole}
      {page.plans.map((plan) => (
        <PlanOf key={plan.seat} plan={plan} page={page} board={board} speak={speak}>
          {!several && whole}
        </PlanOf>
      ))}
    </>
  );
}
