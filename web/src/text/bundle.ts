// Messages that are parsed when they are first needed. A page says some dozens of the thousand that there are, and on a
// telephone parsing them all would keep its first board waiting.
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';

/** The beginning of a message or a term: its name and the sign of equality, at the beginning of a line. */
const BEGINNING = /^(?=-?[a-z][\w-]* *=)/im;
const NAME = /^-?[a-z][\w-]*/i;
/** Where a message refers to another one or to a term. */
const REFERENCE = /[{(,]\s*(-?[a-z][\w-]*)/gi;

class LateBundle extends FluentBundle {
  readonly #unread = new Map<string, string>();

  constructor(code: string, sources: readonly string[]) {
    // All the languages are written left to right: isolation marks would only be in the way of copying. Names that are not
    // bring their own (`isolate.ts`).
    super(code, { useIsolating: false });
    for (const source of sources)
      for (const part of source.split(BEGINNING)) {
        const name = NAME.exec(part)?.[0];
        if (name) this.#unread.set(name, part);
      }
  }

  override hasMessage(id: string): boolean {
    this.#read(id);
    return super.hasMessage(id);
  }

  override getMessage(id: string): Message | undefined {
    this.#read(id);
    return super.getMessage(id);
  }

  #read(name: string): void {
    const source = this.#unread.get(name);
    if (source === undefined) return;
    this.#unread.delete(name);
    this.addResource(new FluentResource(source));
    for (const [, other = ''] of source.matchAll(REFERENCE)) this.#read(other);
  }
}

/** A bundle of the given sources; of two messages with one name it has the later. */
export const makeBundle = (code: string, sources: readonly string[]): FluentBundle =>
  new LateBundle(code, sources);
