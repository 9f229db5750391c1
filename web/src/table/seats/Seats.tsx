// The seats: who sits there, their scores and captures, who is to throw or to decide.
import type { ComponentChildren } from 'preact';
import { isChess } from '../../board/armies';
import { pieceName } from '../../board/label';
import { ArmyMark, PieceIcon } from '../../board/Piece';
import { seatOf } from '../../game/turn';
import type { BotCard } from '../../generated/BotCard';
import type { Player } from '../../generated/Player';
import type { Seat } from '../../generated/Seat';
import type { Standing } from '../../generated/Standing';
import type { Taken } from '../../generated/Taken';
import type { View } from '../../generated/View';
import { t } from '../../text';
import { playerName, sideName } from './names';
import { Points } from './Points';

interface PlateProps {
  seat: Standing;
  view: View;
  player: Player | undefined;
  bots: readonly BotCard[];
  colours: Readonly<Record<string, string>>;
  thinking: boolean;
  /** An arrow to the seat that plays next, where that is shown. */
  arrow?: ComponentChildren;
  /** Its clock, where there are clocks. */
  clock?: ComponentChildren;
}

/** The pieces that a seat took, each kind once. */
function captives(taken: readonly Taken[], seat: Seat): (Taken & { count: number })[] {
  const found = new Map<string, Taken & { count: number }>();
  for (const piece of taken) {
    if (piece.by !== seat) continue;
    const { army, role } = piece;
    const one = found.get(`${army} ${role}`) ?? { ...piece, count: 0 };
    one.count++;
    found.set(`${army} ${role}`, one);
  }
  return [...found.values()];
}

function duty({ turn }: View, seat: Seat): 'throws' | 'decides' | null {
  if (seatOf(turn) !== seat) return null;
  return turn.kind === 'chance' ? 'throws' : 'decides';
}

/** The seat that commands a piece of this army, while its own player commands the rest. */
function leaderOfSome(view: View, seat: Seat): string | undefined {
  const led = view.pieces.find((piece) => piece.army === seat && piece.commander && piece.commander !== seat);
  return led?.commander;
}

/** A person at this screen, or the computer. */
function Sitter({ kind }: { kind: Player['kind'] }) {
  const words = t(`sitter-${kind}`);
  return (
    <span class="sitter" role="img" aria-label={words} title={words}>
      <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
        {kind === 'bot' ? (
          <path d="M2 3h12v8H2zM5 14.5h6M8 11v3.5" />
        ) : (
          <path d="M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14.5c0-7 11-7 11 0" />
        )}
      </svg>
    </span>
  );
}

export function Plate({ seat, view, player, bots, colours, thinking, arrow, clock }: PlateProps) {
  const chess = isChess(colours);
  const due = duty(view, seat.seat);
  const ally = seat.ally === null ? undefined : colours[seat.ally];
  const thrower = view.thrower === seat.seat && view.turn.kind === 'seat' && view.turn.seat !== seat.seat;
  const commander = seat.commander && seat.commander !== seat.seat ? colours[seat.commander] : undefined;
  const named = player !== undefined && (player.kind === 'bot' || player.name !== '');
  const notes: string[] = [];
  const led = commander ? undefined : leaderOfSome(view, seat.seat);
  if (commander) notes.push(t('seat-commanded', { seatColour: commander }));
  if (led !== undefined) notes.push(t('seat-boat-led', { seatColour: colours[led] ?? '' }));
  // A frozen army is not out: its pieces can still be captured.
  if (seat.frozen) notes.push(t('sign-frozen'));
  else if (!seat.playing && view.turn.kind !== 'over') notes.push(t('seat-out'));
  // The note on the command tells it already.
  if (thrower && !commander) notes.push(t('seat-thrower'));
  return (
    <section class={`plate ${due ? 'due' : ''} ${seat.playing ? '' : 'out'}`} data-seat={seat.seat}>
      <span class="plate-mark">
        <ArmyMark colour={colours[seat.seat] ?? ''} size={26} />
        {ally !== undefined && (
          <span class="ally-mark" title={t('seat-with', { seatColour: ally })}>
            <ArmyMark colour={ally} size={15} />
          </span>
        )}
      </span>
      <div class="plate-words">
        <div class="plate-name">
          <span class="name-line">
            <span class="name">{sideName(seat, colours)}</span>
            {arrow}
          </span>
          <span class={`player-name ${named ? '' : 'unnamed'}`}>
            <Sitter kind={player?.kind ?? 'human'} />
            {named && playerName(player, colours[seat.seat] ?? '', bots)}
          </span>
        </div>
        <div class="plate-row">
          <div class="plate-notes">
            {due && <strong>{t(thinking ? 'seat-thinks' : `seat-${due}`)}</strong>}
            {ally !== undefined && !commander && (
              <span class="ally-words">{t('seat-with', { seatColour: ally })}</span>
            )}
            {notes.map((note) => (
              <span key={note} title={note}>
                {note}
              </span>
            ))}
            {seat.in_hand > 0 && <span>{t('seat-in-hand', { count: seat.in_hand })}</span>}
          </div>
          <div class="captives">
            {captives(view.taken, seat.seat).map(({ army, role, count }) => (
              <span
                key={`${army}${role}`}
                class="captive"
                title={t('captives', { count, piece: pieceName({ role, army }, colours) })}
              >
                <PieceIcon role={role} colour={colours[army] ?? ''} chess={chess} size={17} />
                {count > 1 && <small>{count}</small>}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div class="plate-side">
        {clock}
        <Points seat={seat} />
      </div>
    </section>
  );
}
