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
/** A network of a computer player, by the name of its file. */
export const net = (name: string): Promise<ArrayBuffer> => once(name, (bytes) => bytes);
