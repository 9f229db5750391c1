// A thread that runs the module: one call at a time, ended from outside where nobody waits for it any more.
import source from 'virtual:alone-worker';
import type { Asked, Call, Given } from './worker';

/** Where the module is: beside the page, or within it. */
async function bytes(): Promise<ArrayBuffer> {
  const within = document.getElementById('alone-module')?.textContent;
  if (within) {
    const packed = Uint8Array.from(atob(within.trim()), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked).arrayBuffer();
  }
  const answer = await fetch(new URL('ashtapada.wasm', document.baseURI));
  if (!answer.ok) throw new Error(`ashtapada.wasm: HTTP ${answer.status}`);
  // Not every place that files are put on knows the type of a module.
  return answer.arrayBuffer();
}

let compiled: Promise<WebAssembly.Module> | undefined;
const module = () => {
  compiled ??= bytes().then(WebAssembly.compile);
  // Whoever asks later tries again.
  compiled.catch(() => {
    compiled = undefined;
  });
  return compiled;
};

export class Thread {
  private worker: Promise<Worker> | null = null;
  private fail: ((error: Error) => void) | null = null;

  private async begin(): Promise<Worker> {
    const made = await module();
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.postMessage({ module: made } satisfies Asked);
    return worker;
  }

  /** Calls a function of the module; `told` hears what is found on the way. */
  async call(name: Call, text: string, told: (part: string) => void = () => {}): Promise<string> {
    this.worker ??= this.begin();
    const begun = this.worker;
    begun.catch(() => {
      this.worker = null;
    });
    const worker = await begun;
    if (this.worker !== begun) throw new Error('stopped');
    return new Promise<string>((done, fail) => {
      this.fail = fail;
      worker.onmessage = ({ data }: MessageEvent<Given>) => {
        if ('told' in data) return told(data.told);
        this.fail = null;
        if ('text' in data) done(data.text);
        else fail(new Error(data.failed));
      };
      worker.onerror = ({ message }) => fail(new Error(message));
      worker.postMessage({ call: name, text } satisfies Asked);
    });
  }

  /** Ends whatever is under way; the next call begins anew. */
  stop(): void {
    const worker = this.worker;
    this.worker = null;
    this.fail?.(new Error('stopped'));
    this.fail = null;
    worker?.then(
      (one) => one.terminate(),
      () => {},
    );
  }

  /** Whether something is under way. */
  get busy(): boolean {
    return this.fail !== null;
  }
}
