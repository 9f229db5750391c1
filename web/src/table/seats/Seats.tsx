// The plates of the seats: who sits there, the score, what was taken, what was done last, who is due.
import type { ComponentChildren } from 'preact';
import { seatOf } from '../../base/turn';
import { look } from '../../board/armies';
import { PieceIcon } from '../../board/Piece';
import type { Player, Seat, Standing, View } from '../../generated/wire';
import { t } from '../../text';
import { type Names, seatArgs } from '../../text/event';
import { stage } from '../ends/stage';
import { Captives } from './Captives';
import { figure, kingless } from './figure';
import { armyName, botWords, personName, playerName, sideName } from './names';
import { Points } from './Points';

interface PlateProps {
  seat: Standing;
  view: View;
  player: Player | undefined;
  names: Names;
  thinking: boolean;
  /** The last turn of the seat. */
  last: ComponentChildren;
  /** An arrow to the seat that plays next, where that is shown. */
  arrow?: ComponentChildren;
  /** Its clock, where there are clocks. */
  clock?: ComponentChildren;
  /** A sign at its figure. */
  sign?: ComponentChildren;
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

/** A person at this screen, or the computer and how well it plays. */
function Sitter({ kind, name }: { kind: Player['kind']; name: string }) {
  const words = `${t(`sitter-${kind}`)}${name === '' ? '' : `, ${name}`}`;
  return (
    <span
      class={`sitter ${kind}`}
      role="img"
      aria-label={words}
      title={words}
      data-level={/\d/.exec(name)?.[0]}
    >
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

/** What has to be known of a seat beside its name: who commands it, whether it is out. */
function notesOn(view: View, seat: Standing, names: Names): string[] {
  const thrower = view.thrower === seat.seat && view.turn.kind === 'seat' && view.turn.seat !== seat.seat;
  const commander = seat.commander !== seat.seat ? seat.commander : null;
  const led = commander ? undefined : leaderOfSome(view, seat.seat);
  const notes: string[] = [];
  if (commander) notes.push(t('seat-commanded', seatArgs(names, commander)));
  if (led !== undefined) notes.push(t('seat-boat-led', seatArgs(names, led)));
  // A frozen army is not out: its pieces can still be captured.
  if (seat.frozen) notes.push(t('sign-frozen'));
  else if (!seat.playing && view.turn.kind !== 'over') notes.push(t('seat-out'));
  // The note on the command tells it already.
  if (thrower && !commander) notes.push(t('seat-thrower', seatArgs(names, seat.seat)));
  if (seat.in_hand > 0) notes.push(t('seat-in-hand', { count: seat.in_hand }));
  return notes;
}

/** The men that are still to be placed, where the notes have no room. */
function InHand({ seat: { in_hand: count, side }, colour }: { seat: Standing; colour: string }) {
  if (count === 0) return null;
  const words = t('seat-in-hand', { count });
  return (
    <span class="in-hand captive" role="img" aria-label={words} title={words}>
      <PieceIcon role={side ?? 'king'} colour={colour} men="kings" size={22} />
      <small aria-hidden="true">+{count}</small>
    </span>
  );
}

export function Plate({ seat, view, player, names, thinking, last, arrow, clock, sign }: PlateProps) {
  const { colours } = names;
  const own = seat.seat === names.you;
  const colour = colours[seat.seat] ?? '';
  const due = duty(view, seat.seat);
  const ally = seat.ally === null ? undefined : colours[seat.ally];
  // People are called by their names, and who is "you" by that; beside it stands the other, or which army it is.
  const person = personName(player);
  const side = sideName(seat, names);
  const name = person === '' || own ? side : person;
  const beside = own && seat.side === null ? person || armyName(colour) : person && (own ? person : side);
  const notes = notesOn(view, seat, names);
  const bot = player?.kind === 'bot' ? botWords(player.bot, view.seats) : '';
  const machine = bot && playerName(player, colour, view.seats);
  const honour = view.outcome && stage.value?.honours[seat.seat];
  const classes = [
    due && 'due',
    !seat.playing && 'out',
    own && 'own',
    seat.scores && 'scores',
    ally !== undefined && 'allied',
  ];
  return (
    <section
      class={['plate', ...classes].filter(Boolean).join(' ')}
      style={{ '--dye': look(colour).fill, ...(ally !== undefined && { '--ally': look(ally).fill }) }}
      data-seat={seat.seat}
    >
      <span class={`plate-mark ${kingless(view, seat) ? 'fallen' : (honour ?? '')}`}>
        <PieceIcon role={figure(seat)} colour={colour} men={colours.men} size={56} />
        {honour === 'crowned' && stage.value?.laurel}
        {sign}
      </span>
      <div class="plate-name">
        <span class="name" title={name}>
          {name}
        </span>
        {beside && <span class="player-name">{beside}</span>}
        {ally !== undefined && (
          <span class="visually-hidden">{t('seat-with', seatArgs(names, seat.ally))}</span>
        )}
        <span class="plate-meta">
          <Sitter
            // An army whose person has left is played by the computer.
            kind={view.left?.includes(seat.seat) ? 'bot' : (player?.kind ?? 'human')}
            name={bot}
          />
          {bot && <small class="sitter-name">{machine}</small>}
          {arrow}
        </span>
      </div>
      <div class="plate-notes">
        {notes.map((note) => (
          <span key={note} title={note}>
            {note}
          </span>
        ))}
        {due && <strong>{t(thinking ? 'seat-thinks' : `seat-${due}`, seatArgs(names, seat.seat))}</strong>}
        {last}
        {bot && <span title={bot}>{machine}</span>}
        {bot && <span>{bot.slice(machine.length)}</span>}
      </div>
      <div class="plate-side">
        {clock}
        <InHand seat={seat} colour={colour} />
        <Points seat={seat} />
      </div>
      <Captives taken={view.taken} seat={seat.seat} colours={colours} />
    </section>
  );
}
