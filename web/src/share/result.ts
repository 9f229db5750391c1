// The result as a picture to share: the final board in a woven border, who came where, and the day.

import { saveFile } from '../base/save';
import { BASES, look, RIM } from '../board/armies';
import { lastMoves } from '../game/log';
import type { ResultCard } from '../table/seats/resultCard';
import type { Store } from '../table/store';
import { language } from '../text';
import { mark, weave } from './ornament';
import { drawCanvas } from './render';

/** Of the picture, in pixels. */
const WIDTH = 1080;
const BORDER = 44;
const BOARD = 760;
const ROW = 62;

/** The value of a style variable, or of an expression `var(--name, fallback)`. */
function paint(name: string): string {
  const [, variable = name, fallback = ''] = /^var\((--[\w-]+), (.+)\)$/.exec(name) ?? [];
  if (!variable.startsWith('--')) return name;
  return getComputedStyle(document.documentElement).getPropertyValue(variable).trim() || fallback;
}

/** The day on which the game was set up, from its record. */
async function dayOf(store: Store): Promise<string> {
  const record = await store.record().catch(() => '');
  const [, date] = /^\[Date "([^"]+)"\]/m.exec(record) ?? [];
  const day = date ? new Date(date) : new Date();
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(day);
}

/** Writes a line as large as it fits, down to two thirds of the size. */
function write(
  on: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  size: number,
  most: number,
) {
  const family = paint('--display');
  let fits = size;
  do {
    on.font = `600 ${fits}px ${family}`;
    fits -= 2;
  } while (on.measureText(words).width > most && fits > size * 0.66);
  on.fillText(words, x, y, most);
}

function badge(on: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  const { fill, base } = look(colour);
  on.save();
  on.translate(x, y);
  on.scale(0.5, 0.5);
  const shape = new Path2D(BASES[base]);
  on.fillStyle = paint(fill);
  on.fill(shape);
  on.lineWidth = 5;
  on.strokeStyle = paint(RIM);
  on.stroke(shape);
  on.restore();
}

async function drawResult(card: ResultCard): Promise<Blob> {
  const { view, board, turns, title, headline, why, places } = card;
  const last = lastMoves(card.store.game.entries.value);
  const [picture, day] = await Promise.all([
    drawCanvas({ board, view, turns, last, title }, BOARD),
    dayOf(card.store),
    // Without the font it is written in another.
    document.fonts.load(`600 48px ${paint('--display')}`, title + headline).catch(() => []),
  ]);
  const canvas = document.createElement('canvas');
  const top = BORDER + 190;
  const list = top + picture.height + 60;
  canvas.width = WIDTH;
  canvas.height = list + places.length * ROW + 76 + BORDER;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no picture');
  on.fillStyle = paint('--sheet');
  on.fillRect(0, 0, canvas.width, canvas.height);
  const dyes = { band: paint('--band'), hem: paint('--hem'), thread: paint('--motif') };
  weave(on, canvas.width, canvas.height, BORDER, dyes);
  on.textAlign = 'center';
  on.fillStyle = paint('--native');
  write(on, title, WIDTH / 2, BORDER + 66, 34, WIDTH - 4 * BORDER);
  on.fillStyle = paint('--ink');
  write(on, headline, WIDTH / 2, BORDER + 128, 56, WIDTH - 4 * BORDER);
  on.fillStyle = paint('--soft');
  write(on, why, WIDTH / 2, BORDER + 168, 26, WIDTH - 4 * BORDER);
  on.drawImage(picture, (WIDTH - picture.width) / 2, top);

  const [left, right] = [(WIDTH - BOARD) / 2, (WIDTH + BOARD) / 2];
  for (const [index, place] of places.entries()) {
    const y = list + index * ROW;
    if (place.won) {
      on.fillStyle = paint('--faint');
      on.beginPath();
      on.roundRect(left - 16, y - 42, BOARD + 32, ROW - 6, 10);
      on.fill();
    }
    on.textAlign = 'left';
    on.fillStyle = paint('--soft');
    write(on, `${place.rank}.`, left, y, 34, 60);
    for (const [at, side] of place.sides.entries()) badge(on, side.colour, left + 82 + at * 54, y - 12);
    const names = left + 120 + (place.sides.length - 1) * 54;
    on.fillStyle = paint('--ink');
    write(on, place.sides.map((side) => side.name).join(' · '), names, y, 36, right - names - 170);
    on.textAlign = 'right';
    write(on, place.score, right, y, 40, 160);
  }
  const foot = canvas.height - BORDER - 34;
  on.textAlign = 'left';
  on.fillStyle = paint('--soft');
  write(on, day, left, foot, 26, 420);
  on.textAlign = 'right';
  write(on, 'Ashtapada', right - 54, foot, 28, 300);
  mark(on, right - 40, foot - 32, 40, dyes);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

/** Hands the picture to whatever the device shares with, or saves it; returns whether it was saved. */
export async function shareResult(card: ResultCard): Promise<boolean> {
  const picture = await drawResult(card);
  const name = `ashtapada-${card.store.game.table.value?.rules ?? 'game'}.png`;
  const file = new File([picture], name, { type: 'image/png' });
  const shared = { files: [file], title: `${card.title}: ${card.headline}` };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return false;
    } catch (error) {
      // Who changes his mind does not want a file either.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  saveFile(name, picture);
  return true;
}
