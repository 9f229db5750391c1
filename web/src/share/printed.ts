// Names printed on a canvas as they are over the board: seams from below, and letters cut out of the pattern.

import { PAINT } from '../board/paint';
import { type Dyes, dyesOf, PATTERN, REPEAT, SEAMS, scaleOf } from '../table/ends/dyes';
import type { PrintedName } from '../table/ends/Printed';
import { LARGEST, type Print, printNames, type Room } from '../table/ends/printing';
import { paint } from './paint';

const WEIGHT = 800;
/** How many pixels a unit of the pattern has before it is scaled. */
const FINE = 4;

function tile(on: CanvasRenderingContext2D, dyes: Dyes, scale: number): CanvasPattern | string {
  const canvas = document.createElement('canvas');
  canvas.width = REPEAT.width * FINE;
  canvas.height = REPEAT.height * FINE;
  const to = canvas.getContext('2d');
  if (!to) return paint(dyes.ground);
  to.fillStyle = paint(dyes.ground);
  to.fillRect(0, 0, canvas.width, canvas.height);
  to.scale(FINE, FINE);
  for (const [dye, d] of PATTERN) {
    to.fillStyle = paint(dyes[dye]);
    to.fill(new Path2D(d));
  }
  const pattern = on.createPattern(canvas, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(scale / FINE));
  return pattern ?? paint(dyes.ground);
}

const seamOf = (dyes: Dyes, dye: (typeof SEAMS)[number][1]): string =>
  paint(dye === 'cloth' || dye === 'hem' || dye === 'motif' ? PAINT[dye] : dyes[dye]);

/** Prints the names with their left edge at `x` and their middle at `y`; returns how they are laid out. */
export async function printOn(
  on: CanvasRenderingContext2D,
  names: readonly PrintedName[],
  joint: string | null,
  x: number,
  y: number,
  room: Room,
): Promise<Print> {
  const family = paint('--display');
  const texts = names.map(({ text }) => text);
  // Without the font they are printed in another.
  await document.fonts.load(`${WEIGHT} 100px ${family}`, texts.join('')).catch(() => []);
  on.font = `${WEIGHT} 100px ${family}`;
  const print = printNames(texts, room, (text) => on.measureText(text).width / 100, joint !== null);
  const { size, lines } = print;
  const { pattern, seam } = scaleOf(size / LARGEST);
  on.save();
  on.translate(x + print.width / 2, y);
  on.textAlign = 'left';
  on.lineJoin = 'round';
  on.font = `${WEIGHT} ${size}px ${family}`;
  const each = (draw: (text: string, x: number, y: number) => void, begin: (colour: string) => void) => {
    for (const { letters, name, y: at } of lines) {
      begin(names[name]?.colour ?? '');
      for (const letter of letters) draw(letter.text, letter.x, at);
    }
  };
  for (const [width, dye] of SEAMS)
    each(
      (text, left, base) => on.strokeText(text, left, base),
      (colour) => {
        on.lineWidth = width * seam;
        on.strokeStyle = seamOf(dyesOf(colour), dye);
      },
    );
  each(
    (text, left, base) => on.fillText(text, left, base),
    (colour) => {
      on.fillStyle = tile(on, dyesOf(colour), pattern);
    },
  );
  if (joint !== null && print.joint !== null) {
    on.textAlign = 'center';
    on.font = `600 ${size * 0.26}px ${family}`;
    on.fillStyle = paint('--ink');
    on.fillText(joint, 0, print.joint);
  }
  on.restore();
  return print;
}
