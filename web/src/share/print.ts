// A position on paper: nothing of the page but the board, its name and the position as text.

import type { PictureProps } from './Picture';
import { drawSvg } from './render';

export async function printPicture(props: PictureProps, position: string): Promise<void> {
  const sheet = document.createElement('section');
  sheet.className = 'print-sheet';
  const title = document.createElement('h1');
  title.textContent = props.title;
  const picture = document.createElement('img');
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawSvg(props))}`;
  picture.alt = props.title;
  const text = document.createElement('p');
  text.textContent = position;
  sheet.append(title, picture, text);
  await picture.decode();
  document.body.append(sheet);
  document.documentElement.classList.add('printing');
  try {
    print();
  } finally {
    document.documentElement.classList.remove('printing');
    sheet.remove();
  }
}
