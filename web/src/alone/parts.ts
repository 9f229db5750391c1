// The parts of what answers without a server, each fetched when it is needed: the module, the texts, the networks. They lie beside the
// page, or within it, and are compressed whatever the place that they were put on sends.

import { ROOT } from '../base/alone';
import type { SolvedFiles } from '../generated/wire';
import { addressOf, keptFile, keptGames } from './shelf';

const FOLDER = `${ROOT}parts/`;

/** Whether bytes are compressed by gzip: some places unpack them on the way. */
const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function packed(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const within = document.getElementById(`part-${name}`)?.textContent;
  if (within) return Uint8Array.from(atob(within.trim()), (letter) => letter.charCodeAt(0));
  const answer = await fetch(new URL(`${FOLDER}${name}.gz`, document.baseURI));
  // Nothing is there where a program was built without it.
  if (answer.status !== 200) throw new Error(`${name}: HTTP ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function unpacked(name: string): Promise<ArrayBuffer> {
  const bytes = await packed(name);
  if (!isPacked(bytes)) return bytes.buffer;
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

const known = new Map<string, Promise<unknown>>();

/** What is made of a part, which is fetched once; whoever asks after it could not be had tries again. */
function once<T>(name: string, make: (bytes: ArrayBuffer) => T | Promise<T>): Promise<T> {
  const made = (known.get(name) as Promise<T> | undefined) ?? unpacked(name).then(make);
  known.set(name, made);
  made.catch(() => known.delete(name));
  return made;
}

/** The module. */
export const module = (): Promise<WebAssembly.Module> => once('ashtapada.wasm', WebAssembly.compile);
/** Texts of the rules: those in any language (`base`), or in one. */
export const pack = (name: string): Promise<ArrayBuffer> => once(`${name}.json`, (bytes) => bytes);
/** What the module lacks: the network of a computer player, by the name of its file, or a part of a solved game. */
export const part = (name: string): Promise<ArrayBuffer> =>
  name === LIST
    ? listed()
    : name.startsWith('solved/')
      ? solved(name.slice('solved/'.length))
      : once(name, (bytes) => bytes);

/** The list of the solved games: of those that lie beside the page, and of those that are kept here. */
const LIST = 'solved/games.json';

async function listed(): Promise<ArrayBuffer> {
  const answer = isFile() ? null : await fetch(addressOf('games.json')).catch(() => null);
  const beside = answer?.ok ? ((await answer.json()) as SolvedFiles[]) : [];
  const here = [...(await keptGames())].map(([game, slices]) => ({ game, slices, bytes: 0 }));
  return new TextEncoder().encode(JSON.stringify([...beside, ...here])).buffer as ArrayBuffer;
}

/** Whether the page is a single file, which has nothing beside it. */
const isFile = () => document.getElementById('part-base.json') !== null;

/** Files that a place sent whole where a part was asked for, and those that are kept here. */
const whole = new Map<string, Promise<ArrayBuffer>>();

/** Bytes of a file of a solved game from there to there: `GAME/3-2.slice#4096-8192`. */
async function solved(name: string): Promise<ArrayBuffer> {
  const [file = '', range = ''] = name.split('#');
  const [from = 0, to = Number.POSITIVE_INFINITY] = range.split('-').map(Number);
  const part = (bytes: ArrayBuffer) => bytes.slice(from, Math.min(to, bytes.byteLength));
  const known = whole.get(file) ?? (await keptFile(file));
  if (known) return part(await known);
  if (isFile()) throw new Error('nothing lies beside a file');
  const answer = await fetch(addressOf(file), { headers: { Range: `bytes=${from}-${to - 1}` } });
  if (answer.status === 206) return answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${name}: HTTP ${answer.status}`);
  const bytes = answer.arrayBuffer();
  whole.set(file, bytes);
  return part(await bytes);
}
