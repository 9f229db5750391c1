// A game handed to another page, one with a server or one without: its record, folded into a link. It stands behind the `#`, which
// browsers send to nobody.

/** What such a game begins with in a link: no letter of a game by links does. */
const MARK = 'game~';
/** No record is longer when it is unfolded, in bytes. */
const MOST = 512 * 1024;

/** Bytes as letters, digits, `-` and `_`. */
const written = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const read = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

type Way = ReadableWritablePair<Uint8Array, BufferSource>;

/** The bytes at the other end; they must not become more than `MOST`. */
async function through(bytes: Uint8Array, way: Way): Promise<Uint8Array> {
  const reader = new Blob([bytes.slice()]).stream().pipeThrough(way).getReader();
  const parts: number[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const byte of next.value) parts.push(byte);
    if (parts.length > MOST) {
      void reader.cancel();
      throw new Error('too long');
    }
  }
  return Uint8Array.from(parts);
}

/** A record as it stands in a link. */
export async function folded(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  return MARK + written(await through(bytes, new CompressionStream('deflate-raw') as Way));
}

/** The game in an address or in a message that holds one, as it stands there. */
export const handedIn = (message: string): string | null => /game~[\w-]+/.exec(message)?.[0] ?? null;

/** The record of a game that stands in a link; fails where it is none, or was cut off. */
export async function unfolded(game: string): Promise<string> {
  const bytes = await through(read(game.slice(MARK.length)), new DecompressionStream('deflate-raw') as Way);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Computers of one's own network are seldom reached safely, and others hardly ever otherwise. */
const NEAR = /^(localhost|[^./:]+|[^/:]+\.local|\d+(\.\d+){3}|\[[^\]]*\])(:\d+)?(\/|$)/i;

/** The page that was meant, as far as it can be one. */
export function pageAt(typed: string): URL | null {
  const text = typed.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `${NEAR.test(text) ? 'http' : 'https'}://${text}`;
  try {
    const page = new URL(whole);
    return /^(https?|file):$/.test(page.protocol) && page.username === '' && !/\s/.test(text) ? page : null;
  } catch {
    return null;
  }
}

/** The link that opens a folded game on a page with a server, or on one without. */
export const handedTo = (page: URL, game: string, server: boolean): string =>
  server ? `${page.origin}/link#${game}` : `${page.href.replace(/[?#].*/, '')}#/link/${game}`;
