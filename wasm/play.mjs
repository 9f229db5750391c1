// Plays two random games of each rule set in the module that is named, one at a bare table and one in a room, reads the rules of
// every game in every language, and says how large the module is.
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const [path] = process.argv.slice(2);
const bytes = await readFile(path);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { answer, memory, random_game, room_game, rule_set_count, text_read, text_room } = instance.exports;

/** Writes a text where the module finds it: its address and length, 0 for none. */
function written(words) {
    if (words === undefined) return [0, 0];
    const bytes = new TextEncoder().encode(words);
    const at = text_room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
}

/** What a page without a server is answered. */
function asked(path, body) {
    const place = BigInt.asUintN(64, answer(...written(path), ...written(body), Date.now()));
    const [at, length] = [Number(place >> 32n), Number(place & 0xffffffffn)];
    const said = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)));
    text_read(at, length);
    return said;
}

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
const begun = performance.now();
let pages = 0;
for (const lang of ["en", "pl", "cs"]) {
    const { games, drafts } = asked(`/api/catalogue?lang=${lang}`).ok;
    for (const { id } of [...games, ...drafts]) {
        const { html } = asked(`/api/rules/${id}?lang=${lang}`).ok;
        if (!html.includes("<h1>")) throw new Error(`the rules of ${id} have no title`);
        pages += 1;
    }
}
const seen = asked("/api/position?lang=en", JSON.stringify({ rules: "soldiers16-bl", actions: ["e4-e5"] })).ok;
if (seen.last.length !== 1) throw new Error(`a move was not played: ${JSON.stringify(seen.last)}`);
if (!asked("/api/daily/today").ok) throw new Error("no positions of today");
for (const [path, kind] of [["/api/nothing", "not-found"], ["/api/daily/yesterday", "bad-request"]]) {
    if (asked(path).problem?.kind !== kind) throw new Error(`${path} was not refused as ${kind}`);
}
console.log(`\n${pages} rules of games were read in ${(performance.now() - begun).toFixed(0)} ms`);
const size = (count) => `${Math.round(count / 1024)} KiB`;
console.log(`\n${size(bytes.length)}, compressed ${size(gzipSync(bytes, { level: 9 }).length)}`);
