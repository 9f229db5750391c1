//! Builds tables and rooms as WebAssembly: with rustup's target where that is installed, else with Debian's compiler for it. What
//! was built lies in `wasm/built`, and whoever builds the program after that takes it along (`ashtapada site`).

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::needs;
use crate::steps::{Done, root, run, run_in};

const TARGET: &str = "wasm32-unknown-unknown";
const MODULE: &str = "wasm/target/wasm32-unknown-unknown/release/ashtapada_wasm.wasm";

/// What the module is given when it is tried here.
const PACKS: &str = "wasm/target/packs";

/// Unstable features that our crates need from Debian's compiler, which is older.
const FEATURES: &str = "let_chains,round_char_boundary,unsigned_is_multiple_of";
const OURS: [&str; 11] = [
    "ashtapada-analysis",
    "ashtapada-engine",
    "ashtapada-local",
    "ashtapada-messages",
    "ashtapada-ratings",
    "ashtapada-room",
    "ashtapada-rules",
    "ashtapada-rulebook",
    "ashtapada-solver",
    "ashtapada-table",
    "ashtapada-wasm",
];
/// What the module uses of WebAssembly beyond its first version: every browser of the last years has it.
const USED: [&str; 7] = [
    "--enable-simd",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-reference-types",
];
const DEBIAN_CARGO: &str = "/usr/share/cargo/bin/cargo";
const DEBIAN_LINKER: &str = "/usr/lib/llvm-19/bin/wasm-ld";

/// Makes sure that what builds and plays it is there.
pub fn has_compiler() -> Done {
    if !needs::has("node") {
        return Err("`node` is missing; install Node.js 20 or newer (nodejs.org, or your system's package)".to_owned());
    }
    if rustup_has_target() {
        return Ok(());
    }
    needs::system_file(DEBIAN_CARGO, "rustc-web cargo-web rust-web-src lld-19")
        .map_err(|error| format!("{error}; or add the target to your own compiler: `rustup target add {TARGET}`"))
}

/// Builds the module and plays random games of each rule set in it, at a bare table and in a room.
pub fn build_and_play() -> Done {
    has_compiler()?;
    let wasm = root().join("wasm");
    // Files come beside the module, each when it is needed.
    let flags = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Ctarget-feature=+simd128 --cfg files_given");
    let build = ["build", "--locked", "--release", "--target", TARGET];
    if rustup_has_target() {
        run_in(&wasm, "cargo", &build, &[flags])?;
    } else {
        let of_ours =
            OURS.map(|name| format!("profile.release.package.{name}.rustflags=[\"-Zcrate-attr=feature({FEATURES})\"]"));
        let mut words = vec!["-Zprofile-rustflags", "-Zbuild-std=std,panic_abort"];
        words.extend(of_ours.iter().flat_map(|flag| ["--config", flag.as_str()]));
        words.extend(build);
        words.push("--ignore-rust-version");
        let vars = [
            flags,
            ("RUSTC_BOOTSTRAP", "1"),
            ("RUSTC", "/usr/bin/rustc"),
            ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER),
        ];
        run_in(&wasm, "/usr/bin/cargo", &words, &vars)?;
    }
    // Built as the tests are, so that nothing is built twice.
    run("cargo", &["build", "--workspace", "--all-features", "--example", "packs"])?;
    run("target/debug/examples/packs", &[PACKS])?;
    run("node", &["wasm/play.mjs", MODULE])?;
    pack()
}

/// How often it is tried to pack the module better, and into how many blocks at most: more gains little.
const ITERATIONS: core::num::NonZeroU64 = core::num::NonZeroU64::new(3).unwrap();
const BLOCKS: u16 = 150;

/// Makes the module small, and lays it where the program takes it along when it is built.
fn pack() -> Done {
    let wasm = root().join("wasm");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run_in(&wasm, npm, &["ci", "--no-audit", "--no-fund"], &[])?;
    let (small, packed) = (wasm.join("built/ashtapada.wasm"), wasm.join("built/ashtapada.wasm.gz"));
    let small_name = small.display().to_string();
    let mut words = vec!["node_modules/binaryen/bin/wasm-opt", "-O3", "-o", small_name.as_str()];
    words.extend(USED.iter().copied());
    let module = root().join(MODULE).display().to_string();
    words.push(&module);
    run_in(&wasm, "node", &words, &[])?;
    let bytes = fs::read(&small).map_err(|error| format!("{}: {error}", small.display()))?;
    // Packed once and sent often: slower than gzip packs, and a twentieth smaller.
    let options =
        zopfli::Options { iteration_count: ITERATIONS, maximum_block_splits: BLOCKS, ..zopfli::Options::default() };
    let mut file = Vec::new();
    let written = zopfli::compress(options, zopfli::Format::Gzip, &bytes[..], &mut file);
    written.and_then(|()| fs::write(&packed, file)).map_err(|error| format!("{}: {error}", packed.display()))?;
    println!("{} is what the program takes along when it is built next", packed.display());
    Ok(())
}

/// Whether the compiler in use has the target's library.
fn rustup_has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
