// The first drawing of a table: its board, at the place that it keeps, before the words and all that it is played with have
// come. What follows takes its place in one frame.
import { render } from 'preact';
import { seatOf } from './base/turn';
import { look } from './board/armies';
import { type Layout, viewBox } from './board/geometry';
import { keyed } from './board/keyed';
import { PieceIcon } from './board/Piece';
import { Pieces } from './board/Pieces';
import { Surface } from './board/Surface';
import { grown } from './game/fold';
import type { ServerMessage, TableView, View } from './generated/wire';
import { Brand } from './header/Brand';
import { known } from './net/early';
import { gamePath } from './net/paths';
import { coloursOf } from './settings/colours';
import { settings } from './settings/settings';
import { cornerOf, kindsOf, layOut, NARROW, turnsOf } from './table/places';
import { figure, kingless } from './table/seats/figure';
import { turned } from './table/turning';

interface FirstProps {
  table: TableView;
  view: View;
  on: Layout;
  turns: number;
}

const NOTHING_AWAY: ReadonlySet<string> = new Set();

function First({ table, view, on, turns }: FirstProps) {
  const colours = coloursOf(table.start.seats);
  const kinds = kindsOf(view, table.look, on);
  const classes = Object.entries(kinds).flatMap(([kind, is]) => (is ? kind : []));
  return (
    <>
      <header class="top">
        <Brand />
      </header>
      <div class={['table', 'first', ...classes].join(' ')} aria-busy="true">
        {view.seats.map((one) => (
          <div key={one.seat} class={`seat-area at-${cornerOf(one.seat, turns, kinds.four)}`}>
            <section
              class={one.ally === null ? 'plate' : 'plate allied'}
              style={{
                '--dye': look(colours[one.seat]).fill,
                ...(one.ally !== null && { '--ally': look(colours[one.ally]).fill }),
              }}
            >
              <span class={`plate-mark ${kingless(view, one) ? 'fallen' : ''}`}>
                <PieceIcon role={figure(one)} colour={colours[one.seat] ?? ''} men={colours.men} size={56} />
              </span>
            </section>
          </div>
        ))}
        <div class="board-area">
          <svg class="board" viewBox={viewBox(on)} aria-hidden="true">
            <Surface on={on} colours={colours} coordinates />
            <Pieces
              on={on}
              pieces={keyed(view.pieces)}
              colours={colours}
              carried={null}
              away={NOTHING_AWAY}
              landed={null}
              motion={undefined}
            />
          </svg>
        </div>
      </div>
    </>
  );
}

/** How the table will lie on the page, as far as that is known without asking who is here. */
function laidOut(table: TableView, view: View): FirstProps {
  const { follow, ...hand } = turned.peek();
  const person = (seat: string) =>
    !table.apart && table.seats.some((plan) => plan.seat === seat && plan.player.kind === 'human');
  const mover = seatOf(view.turn);
  const several = table.seats.filter(({ seat }) => person(seat)).length > 1;
  const to = follow && several && mover !== null && person(mover) ? mover : null;
  const turns = turnsOf(view.seats, person, hand, to);
  return { table, view, turns, on: layOut(table.board, turns, matchMedia(NARROW).matches) };
}

/**
 * Draws the board of a table as soon as the table has come, unless the page is drawn by then. Whatever is in the way of that is
 * told by the page itself.
 */
export async function drawFirst(root: HTMLElement, id: string): Promise<void> {
  // Letters are words, and come with them.
  if (settings.value.men === 'letters' || settings.value.museum === 'letters') return;
  const answer = await known(gamePath(id));
  if (!answer?.ok) return;
  const told = (await answer.clone().json()) as ServerMessage;
  if (told.type !== 'snapshot' || told.more || root.firstChild) return;
  const { table, entries } = told;
  const view = grown(table.start, [], entries).at(-1)?.view ?? table.start;
  render(<First {...laidOut(table, view)} />, root);
}
