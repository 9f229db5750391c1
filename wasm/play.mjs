// Plays two random games of each rule set in the module that is named, one at a bare table and one in a room, and says how large it is.
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const [path] = process.argv.slice(2);
const bytes = await readFile(path);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { memory, random_game, room_game, rule_set_count } = instance.exports;

function text(play, rules, seed) {
    const place = BigInt.asUintN(64, play(rules, seed));
    const length = Number(place & 0xffffffffn);
    if (length === 0) throw new Error(`no game of rule set ${rules} was played`);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, Number(place >> 32n), length));
}

for (let rules = 0; rules < rule_set_count(); rules++) {
    const begun = performance.now();
    const record = text(random_game, rules, 7);
    const tag = (name) => record.match(new RegExp(`\\[${name} "([^"]*)"\\]`))?.[1];
    const bare = performance.now();
    const { entries, told, done, over } = JSON.parse(text(room_game, rules, 7));
    if (!over || entries === 0 || told !== entries || done === 0) {
        throw new Error(`${tag("Rules")}: ${told} of ${entries} entries were told, ${done} requests done, over: ${over}`);
    }
    const time = (from, to) => `${(to - from).toFixed(0)} ms`.padStart(8);
    const room = `${entries} entries in a room`.padStart(24);
    console.log(`${tag("Rules").padEnd(30)} ${tag("Termination").padEnd(24)} ${time(begun, bare)} ${room} ${time(bare, performance.now())}`);
}
const size = (count) => `${Math.round(count / 1024)} KiB`;
console.log(`\n${size(bytes.length)}, compressed ${size(gzipSync(bytes, { level: 9 }).length)}`);
