// The seats: who sits there, how they stand, what they captured, who is to throw or to decide.
import type { ComponentChildren } from 'preact';
import { isChess } from '../board/armies';
import { pieceName } from '../board/label';
import { ArmyMark, PieceIcon } from '../board/Piece';
import type { BotCard } from '../generated/BotCard';
import type { Player } from '../generated/Player';
import type { SeatView } from '../generated/SeatView';
import type { View } from '../generated/View';
import { t } from '../text';
import { coloursOf } from '../text/event';
import { playerName, sideName, sideRole } from './sides';

interface PlateProps {
  seat: SeatView;
  view: View;
  player: Player | undefined;
  bots: readonly BotCard[];
  colours: Readonly<Record<string, string>>;
  thinking: boolean;
  /** The way to whoever plays next, where that has to be shown. */
  arrow?: ComponentChildren;
  /** Its clock, where there are clocks. */
  clock?: ComponentChildren;
  /** Whether points mean something in this game. */
  scored: boolean;
}

function captives(captured: SeatView['captured']): { army: string; role: string; count: number }[] {
  const found = new Map<string, { army: string; role: string; count: number }>();
  for (const [army, role] of captured) {
    const one = found.get(`${army} ${role}`) ?? { army, role, count: 0 };
    one.count++;
    found.set(`${army} ${role}`, one);
  }
  return [...found.values()];
}

function duty(view: View, seat: string): 'throws' | 'decides' | null {
  if (view.turn.kind === 'over') return null;
  if (view.turn.seat === seat) return view.turn.kind === 'chance' ? 'throws' : 'decides';
  return null;
}

/** Who leads a boat of this army, while its own player leads the rest. */
function leaderOfSome(view: View, seat: string): string | undefined {
  const led = view.pieces.find((piece) => piece.army === seat && piece.commander && piece.commander !== seat);
  return led?.commander ?? undefined;
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

export function Plate({ seat, view, player, bots, colours, thinking, arrow, clock, scored }: PlateProps) {
  const chess = isChess(colours);
  const due = duty(view, seat.seat);
  const role = sideRole(view.seats, seat);
  const ally = seat.ally === null ? undefined : colours[seat.ally];
  const thrower = view.thrower === seat.seat && view.turn.kind === 'seat' && view.turn.seat !== seat.seat;
  const commander = seat.commander && seat.commander !== seat.seat ? colours[seat.commander] : undefined;
  const named = player !== undefined && (player.kind === 'bot' || player.name !== '');
  const notes: string[] = [];
  const led = commander ? undefined : leaderOfSome(view, seat.seat);
  if (commander) notes.push(t('seat-commanded', { seatColour: commander }));
  if (led !== undefined) notes.push(t('seat-boat-led', { seatColour: colours[led] ?? '' }));
  // What stands still is still there to be captured: it is not out.
  if (seat.frozen) notes.push(t('sign-frozen'));
  else if (!seat.playing && view.turn.kind !== 'over') notes.push(t('seat-out'));
  // Who commands whom says it already.
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
            <span class="name">{sideName(view.seats, seat)}</span>
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
            {captives(seat.captured).map(({ army, role, count }) => (
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
        {scored && role === 'leopard' && (
          <span class="points kills">
            {t('seat-kills', { count: seat.points, target: seat.target ?? 0 })}
          </span>
        )}
        {scored && role === null && (
          <span class="points" title={t('seat-points', { count: seat.points })}>
            <span aria-hidden="true">{seat.target ? `${seat.points}/${seat.target}` : seat.points}</span>
            <span class="visually-hidden">{t('seat-points', { count: seat.points })}</span>
          </span>
        )}
      </div>
    </section>
  );
}

/** Points of each team together, where there are teams. */
export function TeamScore({ view }: { view: View }) {
  const colours = coloursOf(view.seats);
  const teams: SeatView[][] = [];
  for (const seat of view.seats) {
    if (seat.ally === null) return null;
    const partner = teams.find((team) => team[0]?.ally === seat.seat);
    if (partner) partner.push(seat);
    else teams.push([seat]);
  }
  if (teams.length < 2) return null;
  return (
    <div class="team-score" title={t('team-points')}>
      <small>{t('team-points')}</small>
      {teams.map((team) => (
        <span key={team[0]?.seat}>
          {team.map((seat) => (
            <ArmyMark key={seat.seat} colour={colours[seat.seat] ?? ''} size={18} />
          ))}
          <b>{team.reduce((sum, seat) => sum + seat.points, 0)}</b>
        </span>
      ))}
    </div>
  );
}
