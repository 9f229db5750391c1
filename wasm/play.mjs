// Plays a random game of each rule set in the module that is named, and says how large it is.
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const [path] = process.argv.slice(2);
const bytes = await readFile(path);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, random_game, rule_set_count } = instance.exports;

function record(rules, seed) {
    const place = BigInt.asUintN(64, random_game(rules, seed));
    const length = Number(place & 0xffffffffn);
    if (length === 0) throw new Error(`no game of rule set ${rules} was played`);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, Number(place >> 32n), length));
}

for (let rules = 0; rules < rule_set_count(); rules++) {
    const begun = performance.now();
    const text = record(rules, 7);
    const tag = (name) => text.match(new RegExp(`\\[${name} "([^"]*)"\\]`))?.[1];
    const time = `${(performance.now() - begun).toFixed(0)} ms`;
    console.log(`${tag("Rules").padEnd(30)} ${tag("Termination").padEnd(24)} ${time.padStart(8)}`);
}
const size = (count) => `${Math.round(count / 1024)} KiB`;
console.log(`\n${size(bytes.length)}, compressed ${size(gzipSync(bytes, { level: 9 }).length)}`);
