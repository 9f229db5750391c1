// What of `module.mjs` the tests of the page use.

/** A function that takes a text and gives one: an address and a length, both in one number where it gives them. */
type Play = (at: number, length: number) => bigint;

export interface Loaded {
    exports: { tables: Play; think: Play };
    given(play: Play, words: string): string;
}

export function load(
    compiled: WebAssembly.Module,
    how: { languages?: readonly string[]; read?(name: string): Promise<Uint8Array> },
): Promise<Loaded>;
