// Plays two random games of each rule set in the module that is named, one at a bare table and one in a room, reads the rules of
// every game in every language, and says how large the module is.
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { load } from "./module.mjs";

const [path] = process.argv.slice(2);
const bytes = await readFile(path);
const told = [];
const languages = ["en", "pl", "cs"];
const kept = new Map();
const module = await load(await WebAssembly.compile(bytes), {
    languages,
    tell: (text) => told.push(text),
    keep: (file, bytes) => kept.set(file, bytes),
});
const { exports, given, written } = module;
const { memory, random_game, room_game, rule_set_count, solve, study, tables, think } = exports;

const happen = (event) => JSON.parse(given(tables, JSON.stringify(event))).effects;

/** What a page without a server is answered. */
function asked(path, body) {
    const answer = happen({ event: "ask", number: 1, path, body }).find(({ effect }) => effect === "answer");
    if (answer === undefined) throw new Error(`${path} was not answered`);
    return answer;
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
for (const lang of languages) {
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
// A game that is kept here, a choice of a computer player, and an analysis of it.
const bot = (seat) => ({ seat, player: { kind: "bot", bot: "level-4" } });
const game = { rules: "soldiers16-bl", options: [["firstPlayer", "north"]], seats: [bot("north")], dice: "fair", position: null };
const made = happen({ event: "ask", number: 1, path: "/api/games", body: JSON.stringify(game) });
const { head, entries } = made.find(({ effect }) => effect === "keep");
happen({ event: "open", socket: 1, path: `/api/games/${head.id}/socket` });
const hello = (text) => happen({ event: "hear", socket: 1, text: JSON.stringify(text) });
if (hello({ type: "hello", seen: 0 }).every(({ effect }) => effect !== "load")) throw new Error("the game was not asked for");
happen({ event: "loaded", game: head.id, kept: { head, entries } });
const { thought } = happen({ event: "time" }).find(({ effect }) => effect === "think");
await module.prepare("think", JSON.stringify(thought));
const action = given(think, JSON.stringify(thought));
if (!/^[a-g]\d/.test(action)) throw new Error(`a computer player found ${action}`);
happen({ event: "open", socket: 2, path: "/api/study/socket?lang=en" });
const question = { id: 1, question: { kind: "analyse", at: { kind: "game", id: head.id }, lines: 1, brief: true } };
const { task } = happen({ event: "hear", socket: 2, text: JSON.stringify(question) }).find(({ effect }) => effect === "study");
await module.prepare("study", JSON.stringify(task));
const began = performance.now();
study(...written(JSON.stringify(task)));
const last = JSON.parse(told.at(-1)).found;
if (last.kind !== "analysis" || !last.done) throw new Error(`an analysis ended with ${told.at(-1)}`);
console.log(`\nA computer player of level 4 plays ${action}; ${told.length} depths were analysed in ${(performance.now() - began).toFixed(0)} ms`);
console.log(`\n${pages} rules of games were read in ${(performance.now() - begun).toFixed(0)} ms`);
// Whoever reads one language only, and a game that a network judges.
const polish = await load(await WebAssembly.compile(bytes), { languages: ["pl"] });
const rules = (lang) => JSON.parse(polish.given(polish.exports.tables, JSON.stringify({ event: "ask", number: 1, path: `/api/rules/vilac-9506?lang=${lang}`, body: null }))).effects[0].ok.html;
if (!rules("pl").includes("<h1>") || rules("cs").includes("<h1>")) throw new Error("a language that was not given was read, or the one that was given was not");
const start = { kind: "setup", game: { rules: "vilac-9506", options: [], seats: [], dice: "hand", position: null } };
const chess = JSON.stringify({ ask: JSON.stringify({ id: 1, question: { kind: "analyse", at: start, lines: 1, brief: true } }), lang: "pl", game: null });
for (const net of ["vilac-9506.net", ""]) {
    if ((await polish.prepare("study", chess)) !== net) throw new Error("the network of the museum chess was not asked for, or twice");
}
// An ending is solved, and then known.
const ending = { rules: "pretwa", options: [], seats: [], dice: "hand", position: "3/3/1n1/1/3/3/s1s s - 8-7 0-0 0" };
const exactly = JSON.stringify({ ask: JSON.stringify({ id: 1, question: { kind: "exact", at: { kind: "setup", game: ending } } }), lang: "en", game: null });
const problem = given(solve, JSON.stringify({ game: ending, kept: [] }));
const { game: solvedGame, done, all } = JSON.parse(told.at(-1));
if (problem !== "" || done !== all || kept.size !== 2) throw new Error(`an ending was not solved: ${problem} ${told.at(-1)}`);
const list = JSON.stringify([{ game: solvedGame, slices: ["1-1", "2-1"], bytes: 0 }]);
const here = (file, from, to) => (file === "games.json" ? list : kept.get(file)?.slice(from, to));
const knowing = await load(await WebAssembly.compile(bytes), { languages, tell: (text) => told.push(text) });
await knowing.prepare("study", exactly, here);
knowing.exports.study(...knowing.written(exactly));
if (JSON.parse(told.at(-1)).found.known?.exact.result !== "won") throw new Error(`a solved ending is not known: ${told.at(-1)}`);
console.log(`An ending of ${all} positions was solved`);
const size = (count) => `${Math.round(count / 1024)} KiB`;
console.log(`\n${size(bytes.length)}, compressed ${size(brotliCompressSync(bytes).length)}`);
