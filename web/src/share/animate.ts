// A game as an animated GIF, one picture for each turn.
import { type Film, pictures, samples } from './film';
import { Gif, type Pixels, palette } from './gif';

const WIDTH = 480;

function pixels(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!data) throw new Error('no picture');
  return { width, height, data };
}

/** Null if it was cancelled meanwhile. */
export async function animate(film: Film): Promise<Blob | null> {
  const colours = palette((await Promise.all(samples(film, WIDTH))).map(pixels));
  let gif: Gif | null = null;
  for await (const { canvas, stands } of pictures(film, WIDTH)) {
    const picture = pixels(canvas);
    gif ??= new Gif(picture.width, picture.height, colours);
    gif.add(picture, Math.round(stands / 10));
  }
  return gif && film.wanted() ? new Blob([gif.finish()], { type: 'image/gif' }) : null;
}
