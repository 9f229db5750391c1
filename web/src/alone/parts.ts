// The parts of what answers without a server, each fetched when it is needed: the module, the texts, the networks. They lie beside the
// page, or within it, and are compressed whatever the place that they were put on sends.

import { ROOT } from '../base/alone';

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
  name.startsWith('solved/') ? solved(name) : once(name, (bytes) => bytes);

/** Files that a place sent whole where a part was asked for, and those that are kept here. */
const whole = new Map<string, Promise<ArrayBuffer>>();

const addressOf = (file: string) => new URL(`${FOLDER}${file}`, document.baseURI).href;

/** A file as it is kept in this browser, for when there is no network. */
const keptFile = async (file: string): Promise<ArrayBuffer | null> => {
  const found = 'caches' in self ? await caches.match(addressOf(file)).catch(() => undefined) : undefined;
  return (await found?.arrayBuffer()) ?? null;
};

/** A file of a solved game, or the bytes of one from there to there: `solved/GAME/3-2.slice#4096-8192`. */
async function solved(name: string): Promise<ArrayBuffer> {
  // A page that is a single file has nothing beside it.
  if (document.getElementById('part-base.json')) throw new Error('nothing is solved within a file');
  const [file = '', range = ''] = name.split('#');
  const [from = 0, to = Number.POSITIVE_INFINITY] = range === '' ? [] : range.split('-').map(Number);
  // The list of what there is may be newer there.
  const known = whole.get(file) ?? (range === '' ? null : await keptFile(file));
  if (known) return (await known).slice(from, Math.min(to, (await known).byteLength));
  const answer = await fetch(
    addressOf(file),
    range === '' ? {} : { headers: { Range: `bytes=${from}-${to - 1}` } },
  ).catch(async (error) => {
    const kept = await keptFile(file);
    if (kept) return new Response(kept);
    throw error;
  });
  if (answer.status === 206) return answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${name}: HTTP ${answer.status}`);
  const bytes = answer.arrayBuffer();
  if (range !== '') whole.set(file, bytes);
  return (await bytes).slice(from, Math.min(to, (await bytes).byteLength));
}
