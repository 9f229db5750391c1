// Which turns of a game a film shows, for how long, and its pictures one by one.
import { type Entry, viewAfter } from '../game/fold';
import { movesOf } from '../game/log';
import type { TableView, View } from '../generated/wire';
import { isChess, menOf } from '../settings/colours';
import type { Round, Turn } from '../table/log/turns';
import { pictureIn } from '../table/told/picture';
import type { PictureProps } from './Picture';
import { drawCanvas } from './render';
import { thinned } from './thin';

/** How long a turn is shown, and the last one, in milliseconds. */
export const STANDS = { turn: 900, last: 4000 };

/** A turn to be shown, and its number in the log. */
export interface Scene {
  turn: Turn;
  number: number;
}

/** What comes to nothing takes no time. */
const IDLE: ReadonlySet<string> = new Set(['throw', 'pass', 'call']);
const isIdle = ({ entries }: Turn) => entries.every(({ action }) => action && IDLE.has(action.kind));

/** The turns of the rounds with these numbers, without those in which nothing was done. */
export function scenesOf(rounds: readonly Round[], [from, to]: readonly [number, number]): Scene[] {
  return rounds
    .slice(from - 1, to)
    .flatMap((round, index) => round.map((turn) => ({ turn, number: from + index })))
    .filter(({ turn }) => !isIdle(turn));
}

/** The same, thinned out evenly where there are very many. */
export const shownOf = (scenes: readonly Scene[]): Scene[] =>
  thinned(scenes.length).flatMap((index) => scenes[index] ?? []);

/** The points of the seats; where points do not count, the number of pieces taken; in chess nothing. */
export function scoresOf(view: View): { seat: string; points: number }[] {
  if (isChess(menOf(view.seats))) return [];
  return view.seats.map(({ seat, scores, points }) => ({
    seat,
    points: scores ? points : view.taken.filter(({ by }) => by === seat).length,
  }));
}

/** Whether the browser can encode videos itself; it does so in secure contexts only. */
export const canEncode = (): boolean =>
  typeof VideoEncoder !== 'undefined' && typeof VideoFrame !== 'undefined';

export interface Film {
  table: TableView;
  entries: readonly Entry[];
  scenes: readonly Scene[];
  /** Quarter turns of the board. */
  turns: number;
  title: string;
  /** The line under the board: what was played. */
  caption(scene: Scene): string;
  /** Whether that is told in pictures, and the caption is the number alone. */
  pictured?: boolean;
  /** Called with the part that is done, from 0 to 1. */
  progress(part: number): void;
  /** Whether it is still wanted. */
  wanted(): boolean;
}

const propsOf = (film: Film, scene: Scene | null): PictureProps => {
  const { table, turns, title, entries, scenes, pictured } = film;
  // What ends a game without a move is told in words.
  const picture = scene && pictured ? pictureIn(scene.turn.entries) : [];
  const before = (scenes[0]?.turn.entries[0]?.seq ?? 1) - 1;
  const view = scene?.turn.entries.at(-1)?.view ?? viewAfter(table.start, entries, before);
  return {
    board: table.board,
    view,
    turns,
    last: scene ? movesOf(scene.turn.entries) : [],
    title,
    caption: scene ? film.caption(scene) : title,
    ...(picture.length > 0 && { told: { picture, die: table.look.die } }),
    scores: scoresOf(view),
  };
};

/** Some of its pictures, for the choice of colours. */
export const samples = ({ scenes, ...film }: Film, width: number): Promise<HTMLCanvasElement>[] =>
  [null, scenes[scenes.length >> 1] ?? null, scenes.at(-1) ?? null].map((scene) =>
    drawCanvas(propsOf({ scenes, ...film }, scene), width),
  );

/** Its pictures, one at a time, with the milliseconds that each is shown; ends early if it is not wanted any more. */
export async function* pictures(
  film: Film,
  width: number,
): AsyncGenerator<{ canvas: HTMLCanvasElement; stands: number }> {
  const { scenes } = film;
  const all = [null, ...scenes];
  for (const [index, scene] of all.entries()) {
    if (!film.wanted()) return;
    const stands = index === all.length - 1 ? STANDS.last : STANDS.turn;
    yield { canvas: await drawCanvas(propsOf(film, scene), width), stands };
    film.progress((index + 1) / all.length);
    // The page is drawn meanwhile, and hears whether it is still wanted.
    await new Promise((go) => setTimeout(go));
  }
}
