// The result as a card to share, which speaks to strangers: the winner's name printed on cloth, who came where, the march, the
// final board, the game and the day.
import { h } from 'preact';
import { saveFile } from '../base/save';
import { BASES, look, RIM } from '../board/armies';
import { PAINT } from '../board/paint';
import { lastMoves } from '../game/log';
import { DEPTH } from '../table/ends/garland';
import { MARCH } from '../table/ends/March';
import type { ResultCard } from '../table/seats/resultCard';
import type { Store } from '../table/store';
import { language } from '../text';
import { Garland, MarchPicture } from './CardOrnament';
import { mark, weave } from './ornament';
import { paint } from './paint';
import { printOn } from './printed';
import { drawCanvas, drawImage } from './render';

/** Of the picture, in pixels: as large as what links are shown with. */
const WIDTH = 1200;
const HEIGHT = 630;
const BORDER = 30;
const BOARD = 452;
/** The words stand between these, the board at their right. */
const LEFT = 66;
const RIGHT = 652;
const TOP = 118;
/** How large the garland is, of its size over a board. */
const SWAY = 0.8;

/** The day on which the game was set up, from its record. */
async function dayOf(store: Store): Promise<string> {
  const record = await store.record().catch(() => '');
  const [, date] = /^\[Date "([^"]+)"\]/m.exec(record) ?? [];
  const day = date ? new Date(date) : new Date();
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(day);
}

interface Line {
  words: string;
  x: number;
  y: number;
  size: number;
  /** The room that it has. */
  most: number;
  weight?: number;
}

/** Writes a line as large as it fits, down to half of the size. */
function write(on: CanvasRenderingContext2D, { words, x, y, size, most, weight = 600 }: Line): void {
  const family = paint('--display');
  let fits = size;
  do {
    on.font = `${weight} ${fits}px ${family}`;
    fits -= 1;
  } while (on.measureText(words).width > most && fits > size / 2);
  on.fillText(words, x, y, most);
}

function badge(on: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  const { fill, base } = look(colour);
  on.save();
  on.translate(x, y);
  on.scale(0.36, 0.36);
  const shape = new Path2D(BASES[base]);
  on.fillStyle = paint(fill);
  on.fill(shape);
  on.lineWidth = 6;
  on.strokeStyle = paint(RIM);
  on.stroke(shape);
  on.restore();
}

/** Who came where: in two columns, where there are more than two. */
function standings(on: CanvasRenderingContext2D, { places }: ResultCard, top: number): void {
  const columns = places.length > 2 ? 2 : 1;
  const room = (RIGHT - LEFT - (columns - 1) * 36) / columns;
  for (const [index, { sides, score, won }] of places.entries()) {
    const x = LEFT + (index % columns) * (room + 36);
    const y = top + Math.floor(index / columns) * 50;
    for (const [at, side] of sides.entries()) badge(on, side.colour, x + 17 + at * 38, y - 11);
    const names = x + 44 + (sides.length - 1) * 38;
    const weight = won ? 800 : 600;
    on.fillStyle = paint('--ink');
    on.textAlign = 'right';
    write(on, { words: score, x: x + room, y, size: 36, most: room * 0.4, weight });
    const taken = score === '' ? 0 : on.measureText(score).width + 12;
    on.textAlign = 'left';
    write(on, {
      words: sides.map((side) => side.name).join(' + '),
      x: names,
      y,
      size: 32,
      most: x + room - names - taken,
      weight,
    });
    if (index + columns < places.length) {
      on.strokeStyle = paint(PAINT.line);
      on.lineWidth = 1.6;
      on.setLineDash([8, 6]);
      on.beginPath();
      on.moveTo(x, y + 15);
      on.lineTo(x + room, y + 15);
      on.stroke();
      on.setLineDash([]);
    }
  }
}

/** The name in the pattern of the cloth, and what its owner did; or the headline as it is. */
async function headline(on: CanvasRenderingContext2D, { told, headline, why }: ResultCard): Promise<void> {
  const most = RIGHT - LEFT;
  const y = 300;
  on.textAlign = 'left';
  on.fillStyle = paint('--ink');
  if (!told) {
    write(on, { words: headline, x: LEFT, y: 220, size: 66, most, weight: 800 });
    write(on, { words: why, x: LEFT, y, size: 30, most });
    return;
  }
  const room = { width: most - 8, height: 150 };
  await printOn(on, told.names, told.joint, LEFT + 4, TOP + 72, room);
  on.textAlign = 'left';
  on.fillStyle = paint('--ink');
  write(on, { words: told.words, x: LEFT, y, size: 40, most, weight: 700 });
}

async function march(on: CanvasRenderingContext2D, { told, places }: ResultCard): Promise<void> {
  if (!told || told.tone === 'drawn') return;
  const wide = places.length > 2 ? 430 : 500;
  const tall = Math.round((wide * (MARCH.height + 24)) / MARCH.width);
  const picture = await drawImage(h(MarchPicture, told.marching), wide, tall);
  on.drawImage(picture, LEFT, 546 - tall);
}

async function drawResult(card: ResultCard): Promise<Blob> {
  const { view, board, turns, title } = card;
  const last = lastMoves(card.store.game.entries.value);
  const inner = WIDTH - 2 * BORDER;
  const [picture, flowers, day] = await Promise.all([
    drawCanvas({ board, view, turns, last, title }, 2 * BOARD),
    drawImage(h(Garland, { width: inner / SWAY }), inner + 40 * SWAY, (DEPTH + 20) * SWAY),
    dayOf(card.store),
    // Without the font it is written in another.
    document.fonts.load(`600 48px ${paint('--display')}`, title + card.headline).catch(() => []),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no picture');
  on.fillStyle = paint(PAINT.cloth);
  on.fillRect(0, 0, WIDTH, HEIGHT);
  const dyes = { band: paint('--band'), hem: paint('--hem'), thread: paint('--motif') };
  weave(on, WIDTH, HEIGHT, BORDER, dyes);
  const fits = Math.min(BOARD / picture.width, BOARD / picture.height);
  const [wide, tall] = [picture.width * fits, picture.height * fits];
  on.drawImage(picture, WIDTH - 58 - BOARD + (BOARD - wide) / 2, TOP + (BOARD - tall) / 2, wide, tall);
  await headline(on, card);
  standings(on, card, 352);
  await march(on, card);
  on.drawImage(flowers, BORDER - 20 * SWAY, BORDER - 14 * SWAY);
  on.fillStyle = paint('--soft');
  on.textAlign = 'left';
  write(on, { words: `${title} · ${day}`, x: LEFT, y: 580, size: 25, most: 400 });
  on.fillStyle = paint('--ink');
  on.textAlign = 'right';
  write(on, { words: 'Ashtapada', x: RIGHT, y: 580, size: 27, most: 150 });
  mark(on, RIGHT - 40 - on.measureText('Ashtapada').width, 556, 32, dyes);
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
