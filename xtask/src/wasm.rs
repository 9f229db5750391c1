//! Builds tables and rooms as WebAssembly: with rustup's target where that is installed, else with Debian's compiler for it.

use std::path::Path;
use std::process::Command;

use crate::needs;
use crate::steps::{Done, root, run, run_in};

const TARGET: &str = "wasm32-unknown-unknown";
const MODULE: &str = "wasm/target/wasm32-unknown-unknown/release/ashtapada_wasm.wasm";

/// Unstable features that our crates need from Debian's compiler, which is older.
const FEATURES: &str = "let_chains,round_char_boundary,unsigned_is_multiple_of";
const OURS: [&str; 10] = [
    "ashtapada-analysis",
    "ashtapada-engine",
    "ashtapada-local",
    "ashtapada-messages",
    "ashtapada-ratings",
    "ashtapada-room",
    "ashtapada-rules",
    "ashtapada-rulebook",
    "ashtapada-table",
    "ashtapada-wasm",
];
const DEBIAN_CARGO: &str = "/usr/share/cargo/bin/cargo";
const DEBIAN_LINKER: &str = "/usr/lib/llvm-19/bin/wasm-ld";

/// Builds the module and plays random games of each rule set in it, at a bare table and in a room.
pub fn build_and_play() -> Done {
    if !needs::has("node") {
        return Err("`node` is missing; install Node.js 20 or newer (nodejs.org, or your system's package)".to_owned());
    }
    let wasm = root().join("wasm");
    let build = ["build", "--locked", "--release", "--target", TARGET];
    if rustup_has_target() {
        run_in(&wasm, "cargo", &build, &[])?;
    } else {
        needs::system_file(DEBIAN_CARGO, "rustc-web cargo-web rust-web-src lld-19").map_err(|error| {
            format!("{error}; or add the target to your own compiler: `rustup target add {TARGET}`")
        })?;
        let flags =
            OURS.map(|name| format!("profile.release.package.{name}.rustflags=[\"-Zcrate-attr=feature({FEATURES})\"]"));
        let mut words = vec!["-Zprofile-rustflags", "-Zbuild-std=std,panic_abort"];
        words.extend(flags.iter().flat_map(|flag| ["--config", flag.as_str()]));
        words.extend(build);
        words.push("--ignore-rust-version");
        let vars = [
            ("RUSTC_BOOTSTRAP", "1"),
            ("RUSTC", "/usr/bin/rustc"),
            ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER),
        ];
        run_in(&wasm, "/usr/bin/cargo", &words, &vars)?;
    }
    run("node", &["wasm/play.mjs", MODULE])
}

/// Whether the compiler in use has the target's library.
fn rustup_has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
