// Compares the module with the same code as a program of this machine: both think about the beginning of each rule set, in turn and
// several times. Say `cargo build --release --example speed -p ashtapada-local` first. Prints how many times as long the module takes.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { load } from "./module.mjs";

const RULES = ["chaturaji-pl-solo", "chaturaji-pl-team", "soldiers16-bl", "cows-leopards-bl", "vilac-9506"];
const TIMES = 5;
const [path = "wasm/built/ashtapada.wasm", program = "target/release/examples/speed"] = process.argv.slice(2);

const module = await WebAssembly.compile(await readFile(path));

/** Milliseconds of a moment's thought in an instance of its own, as a page has it. */
async function within(rules) {
    let told = 0;
    const { exports, prepare, written } = await load(module, { tell: () => (told += 1) });
    const game = { rules, options: [], seats: [], dice: "hand", position: null };
    const question = { kind: "analyse", at: { kind: "setup", game }, lines: 1, brief: true };
    const task = { ask: JSON.stringify({ id: 1, question }), lang: "en", game: null };
    const words = JSON.stringify(task);
    await prepare("study", words);
    let taken;
    // The first time the rules are read, which is not meant.
    for (let time = 0; time < 2; time++) {
        const task = written(words);
        const begun = performance.now();
        exports.study(...task);
        taken = performance.now() - begun;
    }
    if (told === 0) throw new Error(`${rules}: nothing was found`);
    return taken;
}

const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const own = new Map(RULES.map((rules) => [rules, []]));
const other = new Map(RULES.map((rules) => [rules, []]));
for (let time = 0; time < TIMES; time++) {
    const native = JSON.parse(execFileSync(program, RULES, { encoding: "utf8" }));
    for (const rules of RULES) {
        other.get(rules).push(native[rules]);
        own.get(rules).push(await within(rules));
    }
}
for (const rules of RULES) {
    const [wasm, native] = [median(own.get(rules)), median(other.get(rules))];
    console.log(`${rules.padEnd(22)} ${wasm.toFixed(0).padStart(6)} ms ${native.toFixed(0).padStart(6)} ms ${(wasm / native).toFixed(2).padStart(7)}`);
}
