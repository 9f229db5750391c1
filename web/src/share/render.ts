// Makes a file of a picture that the page draws: what style sheets set is written into the drawing.
import { h, render } from 'preact';
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

/** The picture as an SVG document, `size` pixels wide. */
export function drawSvg(props: PictureProps, size = 800): string {
  const room = document.createElement('div');
  room.className = 'picture-room';
  room.setAttribute('aria-hidden', 'true');
  document.body.append(room);
  try {
    render(h(Picture, props), room);
    const svg = room.querySelector('svg');
    if (!svg) return '';
    inline([...svg.querySelectorAll('g, path, rect, circle, ellipse, line, polygon, text')]);
    const { width, height } = pictureSize(props);
    svg.removeAttribute('class');
    svg.setAttribute('width', String(size));
    svg.setAttribute('height', String(Math.round((size * height) / width)));
    return new XMLSerializer().serializeToString(svg);
  } finally {
    render(null, room);
    room.remove();
  }
}

/** The picture on a canvas of that width. */
export async function drawCanvas(props: PictureProps, size: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawSvg(props, size))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  return canvas;
}

export async function drawPng(props: PictureProps, size = 1200): Promise<Blob> {
  const canvas = await drawCanvas(props, size);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}
