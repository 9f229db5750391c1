// A game as an animated GIF, one picture for each turn.
import { type Entry, movesOf } from '../game/log';
import type { TableView } from '../generated/TableView';
import { type Turn, turnsOf } from '../table/log/turns';
import { Gif, type Pixels, palette } from './gif';
import { drawCanvas } from './render';
import { thinned } from './thin';

const WIDTH = 480;
/** How long a turn is shown, and the last one, in hundredths of a second. */
const STANDS = { turn: 90, last: 400 };

export interface Film {
  table: TableView;
  entries: readonly Entry[];
  turns: number;
  title: string;
  /** The line under the board: what was played. */
  caption(turn: Turn, number: number): string;
  /** Called with the part that is done, from 0 to 1. */
  progress(part: number): void;
  /** Whether it is still wanted. */
  wanted(): boolean;
}

async function pixels(canvas: HTMLCanvasElement): Promise<Pixels> {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!data) throw new Error('no picture');
  return { width, height, data };
}

/** Null if it was cancelled meanwhile. */
export async function animate(film: Film): Promise<Blob | null> {
  const { table, turns, title } = film;
  const played = turnsOf(film.entries);
  const shown = thinned(played.length).flatMap((index) => {
    const turn = played[index];
    return turn ? [{ turn, index }] : [];
  });
  const draw = async (turn: Turn | null, index: number) => {
    const view = turn?.entries.at(-1)?.view ?? table.start;
    const caption = turn ? film.caption(turn, index + 1) : title;
    const last = turn ? movesOf(turn.entries) : [];
    return pixels(await drawCanvas({ board: table.board, view, turns, last, title, caption }, WIDTH));
  };
  const first = await draw(null, -1);
  const end = shown.at(-1);
  const sample = [
    first,
    await draw(shown[shown.length >> 1]?.turn ?? null, 0),
    await draw(end?.turn ?? null, 0),
  ];
  const gif = new Gif(first.width, first.height, palette(sample));
  gif.add(first, STANDS.turn);
  for (const [done, { turn, index }] of shown.entries()) {
    if (!film.wanted()) return null;
    gif.add(await draw(turn, index), turn === end?.turn ? STANDS.last : STANDS.turn);
    film.progress((done + 1) / shown.length);
  }
  return new Blob([gif.finish()], { type: 'image/gif' });
}
