// A thread that runs the module: one call at a time, ended from outside where nobody waits for it any more.
import source from 'virtual:alone-worker';
import { module, pack, part } from './parts';
import type { Asked, Call, Given } from './worker';

export class Thread {
  /** `packs` names the texts that it is given when it begins. */
  constructor(private readonly packs: () => readonly string[]) {}

  private worker: Promise<Worker> | null = null;
  private fail: ((error: Error) => void) | null = null;

  private async begin(): Promise<Worker> {
    const [made, ...packs] = await Promise.all([module(), ...this.packs().map(pack)]);
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.postMessage({ module: made, packs } satisfies Asked);
    return worker;
  }

  /** Calls a function of the module; `told` hears what is found on the way, and `keep` is given the files that are to be kept. */
  async call(
    name: Call,
    text: string,
    told: (part: string) => void = () => {},
    keep: (file: string, bytes: ArrayBuffer) => void = () => {},
  ): Promise<string> {
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
        if ('file' in data) return keep(data.file, data.bytes);
        if ('lacks' in data) return data.lacks.forEach(give);
        this.fail = null;
        if ('text' in data) done(data.text);
        else fail(new Error(data.failed));
      };
      const give = (name: string) =>
        void part(name).then(
          (bytes) => worker.postMessage({ part: name, bytes } satisfies Asked),
          // It is judged without.
          () => worker.postMessage({ part: name, bytes: null } satisfies Asked),
        );
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
