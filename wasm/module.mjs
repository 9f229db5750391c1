// The module in Node, with the files that it is given: `load` makes an instance of it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of those that `cargo run -p ashtapada-local --example packs` writes. */
const packed = (name) => readFile(join("wasm/target/packs", name));

/** An instance that was given what is needed in any language, and in the languages that are named; `read` gives a file. */
export async function load(compiled, { languages = [], tell = () => {}, read = packed } = {}) {
    const view = (at, length) => new Uint8Array(exports.memory.buffer, at >>> 0, length >>> 0);
    const host = {
        ticks: () => performance.now(),
        wall: () => Date.now(),
        random: (at, length) => crypto.getRandomValues(view(at, length)),
        tell: (at, length) => tell(new TextDecoder().decode(view(at, length))),
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
    /** Gives the network that is lacking before `call` (`think`, `study`) is asked something; its name. */
    async function prepare(call, words) {
        const name = given(exports[`${call}_lacks`], words);
        if (name !== "") exports.give_net(...written(name), ...written(await read(name)));
        return name;
    }
    return { exports, written, given, prepare };
}
