// Runs the module on a thread of its own: takes texts, gives texts. Nothing here waits for anything but what is lacking, so
// whoever wants it to stop ends the thread.

interface Exports {
  memory: WebAssembly.Memory;
  text_room(length: number): number;
  text_read(at: number, length: number): void;
  give(at: number, length: number): void;
  give_net(name: number, nameLength: number, at: number, length: number): void;
  tables(at: number, length: number): bigint;
  think(at: number, length: number): bigint;
  think_lacks(at: number, length: number): bigint;
  study(at: number, length: number): void;
  study_lacks(at: number, length: number): bigint;
  solve(at: number, length: number): bigint;
  solve_lacks(at: number, length: number): bigint;
}
export type Call = 'tables' | 'think' | 'study' | 'solve';
export type Asked =
  | { module: WebAssembly.Module; packs: readonly ArrayBuffer[] }
  | { call: Call; text: string }
  | { part: string; bytes: ArrayBuffer | null };
/** What a call gives; what was found on the way to it, and files to be kept; what has to be given before: networks, and parts of solved games. */
export type Given =
  | { text: string }
  | { told: string }
  | { file: string; bytes: ArrayBuffer }
  | { lacks: readonly string[] }
  | { failed: string };

/** What of lib.webworker.d.ts is used here; the rest of the page is typed for windows. */
interface Worker {
  onmessage: ((event: { data: Asked }) => void) | null;
  postMessage(given: Given): void;
}
const worker = self as unknown as Worker;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

class Module {
  private constructor(private readonly exports: Exports) {}

  static async of(module: WebAssembly.Module, packs: readonly ArrayBuffer[]): Promise<Module> {
    const bytes = (at: number, length: number) =>
      new Uint8Array(exports.memory.buffer, at >>> 0, length >>> 0);
    const host = {
      ticks: () => performance.now(),
      wall: () => Date.now(),
      random: (at: number, length: number) => void crypto.getRandomValues(bytes(at, length)),
      tell: (at: number, length: number) => worker.postMessage({ told: decoder.decode(bytes(at, length)) }),
      keep: (name: number, nameLength: number, at: number, length: number) =>
        worker.postMessage({
          file: decoder.decode(bytes(name, nameLength)),
          bytes: bytes(at, length).slice().buffer,
        }),
    };
    const instance = await WebAssembly.instantiate(module, { host });
    const exports = instance.exports as unknown as Exports;
    const made = new Module(exports);
    for (const pack of packs) exports.give(...made.write(new Uint8Array(pack)));
    return made;
  }

  private write(bytes: Uint8Array): [at: number, length: number] {
    const at = this.exports.text_room(bytes.length) >>> 0;
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }

  private read(place: bigint): string {
    const [high, low] = [BigInt.asUintN(64, place) >> 32n, place & 0xffffffffn];
    const [at, length] = [Number(high), Number(low)];
    const text = decoder.decode(new Uint8Array(this.exports.memory.buffer, at, length));
    this.exports.text_read(at, length);
    return text;
  }

  call(name: Call, text: string): string {
    const words = this.write(encoder.encode(text));
    if (name !== 'study') return this.read(this.exports[name](...words));
    this.exports.study(...words);
    return '';
  }

  /** The names of what a call lacks. */
  lacks(name: Call, text: string): string[] {
    if (name === 'tables') return [];
    const names = this.read(this.exports[`${name}_lacks`](...this.write(encoder.encode(text))));
    return names.split('\n').filter((one) => one !== '');
  }

  givePart(name: string, bytes: ArrayBuffer): void {
    this.exports.give_net(...this.write(encoder.encode(name)), ...this.write(new Uint8Array(bytes)));
  }
}

let made: Promise<Module>;
/** What is waited for. */
const awaited = new Set<string>();
let given: (() => void) | undefined;
/** What could not be had: nothing waits for it again. */
const without = new Set<string>();

async function call(name: Call, text: string): Promise<string> {
  const module = await made;
  // What is given may show that more is lacking.
  for (;;) {
    const lacks = module.lacks(name, text).filter((one) => !without.has(one));
    if (lacks.length === 0) return module.call(name, text);
    for (const one of lacks) awaited.add(one);
    worker.postMessage({ lacks });
    await new Promise<void>((done) => {
      given = done;
    });
  }
}

worker.onmessage = async ({ data }) => {
  if ('module' in data) {
    made = Module.of(data.module, data.packs);
    return;
  }
  if ('part' in data) {
    if (data.bytes) (await made).givePart(data.part, data.bytes);
    else without.add(data.part);
    awaited.delete(data.part);
    if (awaited.size === 0) given?.();
    return;
  }
  try {
    worker.postMessage({ text: await call(data.call, data.text) });
  } catch (error) {
    worker.postMessage({ failed: String(error) });
  }
};
