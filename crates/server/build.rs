//! Builds the web page when its sources have changed, and lists its files for the program to embed.
//!
//! With `ASHTAPADA_SKIP_WEB=1` a page that says so takes its place: for quick builds of the Rust side.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LEFT_OUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Ashtapada</title>\
<p>This program was built without its page: with ASHTAPADA_SKIP_WEB set, or without the folder web.</p></html>\n";

fn main() {
    if let Err(error) = embed() {
        // Said as it is: returned from `main` it would come with its line breaks escaped.
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn embed() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-env-changed=ASHTAPADA_SKIP_WEB");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let web = root.join("web");
    for source in [
        "build.rs",
        "../../web/src",
        "../../web/public",
        "../../web/index.html",
        "../../web/package.json",
        "../../web/package-lock.json",
        "../../web/vite.config.ts",
        "../../web/building",
        "../../web/tsconfig.json",
        "../rulebook/locales",
    ] {
        // A path that is not there would count as changed at every build.
        if Path::new(source).exists() {
            println!("cargo:rerun-if-changed={source}");
        }
    }
    let is_left_out = env::var("ASHTAPADA_SKIP_WEB").is_ok_and(|value| !value.is_empty() && value != "0");
    if !web.join("package.json").exists() {
        println!("cargo:warning=there is no web/package.json here: the program is built without its page");
    }
    let dist = if is_left_out || !web.join("package.json").exists() {
        let dist = out.join("left-out");
        fs::create_dir_all(&dist)?;
        fs::write(dist.join("index.html"), LEFT_OUT)?;
        dist
    } else {
        build(&web, &out)?
    };
    let mut files = Vec::new();
    collect(&dist, &dist, &mut files)?;
    files.sort();
    let mut list = String::from("static ASSETS: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        writeln!(list, "    ({name:?}, include_bytes!({:?})),", path.display().to_string())?;
    }
    list.push_str("];\n");
    // The module of a page without a server, where it was built before (`cargo xtask wasm`). A program that is being worked on reads it
    // when it is needed, so that both can be built at the same time.
    let module = root.join("wasm/built/ashtapada.wasm.gz");
    let place = module.display().to_string();
    let is_released = env::var("PROFILE")? == "release";
    if is_released && module.exists() {
        println!("cargo:rerun-if-changed={place}");
        writeln!(list, "fn found_module() -> Option<Vec<u8>> {{ Some(include_bytes!({place:?}).to_vec()) }}")?;
    } else if is_released {
        println!("cargo:rerun-if-changed=../../wasm");
        list.push_str("fn found_module() -> Option<Vec<u8>> { None }\n");
    } else {
        writeln!(list, "fn found_module() -> Option<Vec<u8>> {{ std::fs::read({place:?}).ok() }}")?;
    }
    fs::write(out.join("assets.rs"), list)?;
    Ok(())
}

/// Builds the page into the build folder and gives the place of its files.
fn build(web: &Path, out: &Path) -> Result<PathBuf, Box<dyn Error>> {
    let lock = web.join("package-lock.json");
    let installed = web.join("node_modules/.package-lock.json");
    let is_older = |path: &Path| -> Result<bool, std::io::Error> {
        Ok(!path.exists() || fs::metadata(path)?.modified()? < fs::metadata(&lock)?.modified()?)
    };
    if is_older(&installed)? {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let dist = out.join("dist");
    let place = dist.display().to_string();
    npm(web, &["run", "build", "--", "--outDir", &place, "--emptyOutDir"])?;
    Ok(dist)
}

fn npm(web: &Path, words: &[&str]) -> Result<(), Box<dyn Error>> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let what = format!("npm {}", words.join(" "));
    let output = Command::new(program).args(words).current_dir(web).output().map_err(|error| {
        format!(
            "the web page could not be built: `{what}` did not start ({error}).\n\
             Install Node.js 20 or newer (it brings npm), from nodejs.org or your system's packages, and build again;\n\
             or set ASHTAPADA_SKIP_WEB=1 to build without the page."
        )
    })?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "the web page could not be built: `{what}` in {} failed.\n{}\n{}",
        web.display(),
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
    .into())
}

/// Every file below `folder`, with its name relative to `root`, parted by `/`.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> Result<(), Box<dyn Error>> {
    for item in fs::read_dir(folder)? {
        let path = item?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let parts = path.strip_prefix(root)?.components();
            let name = parts.map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/");
            files.push((name, path));
        }
    }
    Ok(())
}
