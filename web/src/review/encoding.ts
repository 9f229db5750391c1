// The bytes of a file as text. Pure.

/** The encoding that a file names by the mark at its beginning; without one it is UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The text of a file, with line ends as a text field has them. Throws if it is in another encoding, or no text. */
export function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  return text.replace(/\r\n?/g, '\n');
}
