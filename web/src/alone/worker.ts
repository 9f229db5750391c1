// Runs the module on a thread of its own: takes texts, gives texts. Nothing here waits for anything, so whoever wants it to stop ends
// the thread.

interface Exports {
  memory: WebAssembly.Memory;
  text_room(length: number): number;
  text_read(at: number, length: number): void;
  tables(at: number, length: number): bigint;
  think(at: number, length: number): bigint;
  study(at: number, length: number): void;
}
export type Call = 'tables' | 'think' | 'study';
export type Asked = { module: WebAssembly.Module } | { call: Call; text: string };
/** What a call gives; what was found on the way to it. */
export type Given = { text: string } | { told: string } | { failed: string };

/** What of lib.webworker.d.ts is used here; the rest of the page is typed for windows. */
interface Worker {
  onmessage: ((event: { data: Asked }) => void) | null;
  postMessage(given: Given): void;
}
const worker = self as unknown as Worker;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

let made: Promise<Exports>;

async function make(module: WebAssembly.Module): Promise<Exports> {
  const bytes = (at: number, length: number) => new Uint8Array(exports.memory.buffer, at >>> 0, length >>> 0);
  const host = {
    ticks: () => performance.now(),
    wall: () => Date.now(),
    random: (at: number, length: number) => void crypto.getRandomValues(bytes(at, length)),
    tell: (at: number, length: number) => worker.postMessage({ told: decoder.decode(bytes(at, length)) }),
  };
  const { exports: all } = await WebAssembly.instantiate(module, { host });
  const exports = all as unknown as Exports;
  return exports;
}

function call(exports: Exports, name: Call, text: string): string {
  const written = encoder.encode(text);
  const at = exports.text_room(written.length) >>> 0;
  new Uint8Array(exports.memory.buffer, at, written.length).set(written);
  if (name === 'study') {
    exports.study(at, written.length);
    return '';
  }
  const place = BigInt.asUintN(64, exports[name](at, written.length));
  const [begin, length] = [Number(place >> 32n), Number(place & 0xffffffffn)];
  const given = decoder.decode(new Uint8Array(exports.memory.buffer, begin, length));
  exports.text_read(begin, length);
  return given;
}

worker.onmessage = async ({ data }) => {
  if ('module' in data) {
    made = make(data.module);
    return;
  }
  try {
    worker.postMessage({ text: call(await made, data.call, data.text) });
  } catch (error) {
    worker.postMessage({ failed: String(error) });
  }
};
