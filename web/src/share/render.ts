// Makes a file of a picture that the page draws: what style sheets set is written into the drawing.
import { type ComponentChild, h, render } from 'preact';
import { Picture, type PictureProps, pictureSize } from './Picture';

/** The properties that style sheets may set in a drawing. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'paint-order',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'display',
];
/** Only these are needed for a group: the computed styles of its members contain the rest. */
const OF_GROUPS = ['opacity', 'display'];
const PLAIN: Readonly<Record<string, string>> = {
  'fill-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  opacity: '1',
  'paint-order': 'normal',
  display: 'inline',
};

/** The styles of an element; empty where they have the default value. */
function given(element: Element): [string, string][] {
  const styles = getComputedStyle(element);
  const text = element.tagName === 'text';
  const stroked = styles.stroke !== 'none';
  return (element.tagName === 'g' ? OF_GROUPS : STYLES)
    .filter((name) => (text || !/^(font|text)/.test(name)) && (stroked || !name.startsWith('stroke-')))
    .map((name) => {
      const value = styles.getPropertyValue(name);
      return [name, value === PLAIN[name] ? '' : value];
    });
}

/** Writes the styles into the elements, having read all of them: one may depend on another's class. */
function inline(elements: readonly Element[]): void {
  const styles = elements.map(given);
  elements.forEach((element, index) => {
    for (const [name, value] of styles[index] ?? []) {
      if (value === '') element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    // What a group says of its members is in their own styles by now.
    if (element.tagName === 'g') element.removeAttribute('fill');
    element.removeAttribute('class');
    element.removeAttribute('style');
  });
}

/** Words of a picture, and how they are written. */
interface Written {
  words: string;
  x: number;
  y: number;
  /** From the units in which they are placed to pixels. */
  matrix: DOMMatrix;
  font: string;
  fill: string;
  align: CanvasTextAlign;
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

function writtenIn(text: SVGTextElement): Written {
  const style = getComputedStyle(text);
  const place = (name: string) => Number(text.getAttribute(name) ?? 0);
  return {
    words: text.textContent ?? '',
    x: place('x'),
    y: place('y'),
    matrix: DOMMatrix.fromMatrix(text.getCTM() ?? {}),
    font: `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    fill: style.fill,
    align: ALIGN[style.textAnchor] ?? 'left',
  };
}

/** A drawing in an `<svg>`, given to `use` while it stands in the page, so large. */
function standing<T>(drawing: ComponentChild, wide: number, tall: number, use: (svg: SVGSVGElement) => T): T {
  const room = document.createElement('div');
  room.className = 'picture-room';
  room.setAttribute('aria-hidden', 'true');
  document.body.append(room);
  try {
    render(drawing, room);
    const svg = room.querySelector('svg');
    if (!svg) throw new Error('no picture');
    svg.setAttribute('width', String(wide));
    svg.setAttribute('height', String(tall));
    // As large in the page as in the file, whatever style sheets say.
    Object.assign(svg.style, { width: `${wide}px`, height: `${tall}px` });
    return use(svg);
  } finally {
    render(null, room);
    room.remove();
  }
}

/** The picture, `size` pixels wide. */
function drawn<T>(props: PictureProps, size: number, use: (svg: SVGSVGElement) => T): T {
  const { width, height } = pictureSize(props);
  return standing(h(Picture, props), size, Math.round((size * height) / width), use);
}

async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

/** A drawing without words as an image of that size. */
export const drawImage = (drawing: ComponentChild, wide: number, tall: number): Promise<HTMLImageElement> =>
  imageOf(standing(drawing, wide, tall, documentOf));

function documentOf(svg: SVGSVGElement): string {
  inline([...svg.querySelectorAll('g, path, rect, circle, ellipse, line, polygon, text')]);
  svg.removeAttribute('class');
  svg.removeAttribute('style');
  return new XMLSerializer().serializeToString(svg);
}

/** The picture as an SVG document, `size` pixels wide. */
export const drawSvg = (props: PictureProps, size = 800): string => drawn(props, size, documentOf);

/** The picture on a canvas of that width. The words are written on it: an image has none of the fonts of the page. */
export async function drawCanvas(props: PictureProps, size: number): Promise<HTMLCanvasElement> {
  const { source, written } = drawn(props, size, (svg) => {
    const texts = [...svg.querySelectorAll('text')];
    const written = texts.map(writtenIn);
    for (const text of texts) text.remove();
    return { source: documentOf(svg), written };
  });
  const fonts = new Map(written.map(({ font, words }) => [font, words]));
  const [image] = await Promise.all([
    imageOf(source),
    // Without a font its words are written in another.
    ...[...fonts].map(([font, words]) => document.fonts.load(font, words).catch(() => [])),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const on = canvas.getContext('2d', { willReadFrequently: true });
  if (!on) throw new Error('no picture');
  on.drawImage(image, 0, 0);
  for (const { words, x, y, matrix, font, fill, align } of written) {
    on.setTransform(matrix);
    on.font = font;
    on.fillStyle = fill;
    on.textAlign = align;
    on.fillText(words, x, y);
  }
  on.resetTransform();
  return canvas;
}

export async function drawPng(props: PictureProps, size = 1200): Promise<Blob> {
  const canvas = await drawCanvas(props, size);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}
