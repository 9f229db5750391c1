// The module in Node, with the files that it is given: `load` makes an instance of it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of those that `cargo run -p ashtapada-local --example packs` writes. */
const packed = (name) => readFile(join("wasm/target/packs", name));

/** An instance that was given what is needed in any language, and in the languages that are named; `read` gives a file. */
export async function load(compiled, { languages = [], tell = () => {}, keep = () => {}, read = packed } = {}) {
    const view = (at, length) => new Uint8Array(exports.memory.buffer, at >>> 0, length >>> 0);
    const host = {
        ticks: () => performance.now(),
        wall: () => Date.now(),
        random: (at, length) => crypto.getRandomValues(view(at, length)),
        tell: (at, length) => tell(new TextDecoder().decode(view(at, length))),
        keep: (name, nameLength, at, length) => keep(new TextDecoder().decode(view(name, nameLength)), view(at, length).slice()),
    };
    const { exports } = await WebAssembly.instantiate(compiled, { host });

    /** Writes bytes or a text where the module finds it: its address and length, 0 for none. */
    function written(words) {
        if (words === undefined) return [0, 0];
        const bytes = typeof words === "string" ? new TextEncoder().encode(words) : words;
        const at = exports.text_room(bytes.length) >>> 0;
        view(at, bytes.length).set(bytes);
        return [at, bytes.length];
    }

    /** The text that a function gives for another one. */
    function given(play, words) {
        const place = BigInt.asUintN(64, play(...written(words)));
        const [at, length] = [Number(place >> 32n), Number(place & 0xffffffffn)];
        const said = new TextDecoder().decode(view(at, length));
        exports.text_read(at, length);
        return said;
    }

    for (const name of ["base", ...languages]) exports.give(...written(await read(`${name}.json`)));
    /**
     * Gives what is lacking before `call` (`think`, `study`) is asked something (or `solve`); the name of the network among it. `solved` reads
     * parts of solved games, `game/3-2.slice` from one byte to another; without it there are none.
     */
    async function prepare(call, words, solved = null) {
        let net = "";
        for (;;) {
            const names = given(exports[`${call}_lacks`], words).split("\n").filter((name) => name !== "");
            if (names.length === 0) return net;
            for (const name of names) {
                const [, file, from, to] = /^solved\/(.*?)(?:#(\d+)-(\d+))?$/.exec(name) ?? [];
                if (file === undefined) net = name;
                const bytes = file === undefined ? await read(name) : (await solved?.(file, Number(from), Number(to))) ?? "[]";
                exports.give_net(...written(name), ...written(bytes));
            }
        }
    }
    return { exports, written, given, prepare };
}
