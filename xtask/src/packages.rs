//! Packs the page without a server for those who have Python, Node or any web space, and tries each package where nothing else is
//! installed.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::needs;
use crate::steps::{Done, root, run, run_in};

const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// What a package for Kiwix is made and tried with.
const ZIM: [&str; 2] = ["zimwriterfs", "kiwix-serve"];

/// Makes all packages, and tries them.
pub fn make_and_try() -> Done {
    for (program, what) in [("python3", "Python 3.9 or newer"), ("npm", "Node.js 20 or newer")] {
        if !needs::has(program) {
            return Err(format!("`{program}` is missing; install {what}"));
        }
    }
    let packages = root().join("target/packages");
    if packages.exists() {
        fs::remove_dir_all(&packages).map_err(|error| format!("{}: {error}", packages.display()))?;
    }
    run("cargo", &["build"])?;
    let site = packages.join("site");
    run("target/debug/ashtapada", &["site", &text(&site)])?;
    run("target/debug/ashtapada", &["site", "--single", &text(&packages.join("ashtapada.html"))])?;
    zip(&packages, &site)?;
    let wheel = wheel(&packages, &site)?;
    let module = module(&packages, &site)?;
    for program in ZIM {
        if !needs::has(program) {
            println!("\nno package for Kiwix: `{program}` is missing; on Debian it is in zim-tools or kiwix-tools");
        }
    }
    if ZIM.iter().all(|program| needs::has(program)) {
        zim(&packages, &site)?;
    }
    if needs::has("cargo-deb") {
        debian(&packages)?;
    } else {
        println!("\nno package for Debian: `cargo install cargo-deb` first");
    }
    if ["maturin", "python-zig"].iter().all(|program| needs::has(program)) {
        server(&packages)?;
    } else {
        println!("\nno wheel of the server: `pip install maturin ziglang` first");
    }
    try_wheel(&packages, &wheel)?;
    try_module(&packages, &module)?;
    println!("\nthe packages are in {}", packages.display());
    Ok(())
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// The folder in one file, its page at the top: to be unpacked on any web space, or taken as it is by Kolibri.
fn zip(packages: &Path, site: &Path) -> Done {
    let script = "import shutil, sys; shutil.make_archive(sys.argv[1], 'zip', sys.argv[2])";
    run("python3", &["-c", script, &text(&packages.join("ashtapada")), &text(site)])
}

/// Lays the files of the page beside those of a package, without what is compressed twice in it, and the licences.
fn lay(site: &Path, package: &Path, beside: &Path) -> Done {
    let to = package.join("site");
    let failed = |error: std::io::Error| format!("{}: {error}", to.display());
    if to.exists() {
        fs::remove_dir_all(&to).map_err(failed)?;
    }
    copy(site, &to).map_err(failed)?;
    for licence in LICENCES {
        fs::copy(root().join(licence), beside.join(licence)).map_err(|error| format!("{licence}: {error}"))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for item in fs::read_dir(from)? {
        let path = item?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else if !is_twice(&path) {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// Whether a file is only a compressed one of what lies beside it.
fn is_twice(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "br" || end == "gz") && path.with_extension("").exists()
}

fn wheel(packages: &Path, site: &Path) -> Result<PathBuf, String> {
    let source = root().join("packaging/python");
    lay(site, &source.join("src/ashtapada"), &source)?;
    let venv = packages.join("build");
    run("python3", &["-m", "venv", &text(&venv)])?;
    let pip = text(&venv.join("bin/pip"));
    run(&pip, &["wheel", "--quiet", "--no-deps", "--wheel-dir", &text(packages), &text(&source)])?;
    found(packages, "whl")
}

fn module(packages: &Path, site: &Path) -> Result<PathBuf, String> {
    let source = root().join("packaging/npm");
    lay(site, &source, &source)?;
    run_in(&source, "npm", &["pack", "--silent", "--pack-destination", &text(packages)], &[])?;
    found(packages, "tgz")
}

/// The program as a wheel, which is tried as people would: it serves the page.
fn server(packages: &Path) -> Done {
    let folder = packages.join("server");
    let build = ["build", "--release", "--zig", "--compatibility", "manylinux2014", "--out", &text(&folder)];
    run_in(&root().join("packaging/server"), "maturin", &build, &[])?;
    let wheel = found(&folder, "whl")?;
    let venv = packages.join("server/venv");
    run("python3", &["-m", "venv", &text(&venv)])?;
    let bin = venv.join("bin");
    run(&text(&bin.join("pip")), &["install", "--quiet", "--no-index", &text(&wheel)])?;
    run(&text(&bin.join("ashtapada")), &["--version"])
}

/// The folder as a file for Kiwix, which reads it without a network; its server has to send the page and what plays in it.
fn zim(packages: &Path, site: &Path) -> Done {
    let (folder, file) = (packages.join("zim"), packages.join("ashtapada.zim"));
    let picture = "illustration.png";
    copy(site, &folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    fs::copy(root().join("packaging/zim").join(picture), folder.join(picture)).map_err(|error| error.to_string())?;
    let about = "Old Indian board games: play, learn and study";
    let told = [
        ["--welcome", "index.html"],
        ["--illustration", picture],
        ["--language", "eng"],
        ["--title", "Ashtapada"],
        ["--description", about],
        ["--creator", "Ashtapada"],
        ["--publisher", "Ashtapada"],
        ["--name", "ashtapada"],
    ];
    let (folder, file) = (text(&folder), text(&file));
    let mut words: Vec<&str> = told.concat();
    words.extend(["--withoutFTIndex", &folder, &file]);
    run(ZIM[0], &words)?;
    let free =
        TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).map_err(|error| error.to_string())?;
    let port = free.port().to_string();
    println!("\n$ {} --port {port} {file}", ZIM[1]);
    let started = Command::new(ZIM[1]).args(["--address", "127.0.0.1", "--port", &port, &file]).spawn();
    let _running = Running(started.map_err(|error| error.to_string())?);
    let host = free.to_string();
    let waits = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        TcpStream::connect(&host).is_ok()
    });
    // Where it lies follows from the version: the root of the book leads there.
    let answer = get(&host, "/ashtapada/A/index.html").map(|old| match old.starts_with(b"HTTP/1.1 200") {
        true => "/ashtapada/A",
        false => "/content/ashtapada",
    });
    let under = answer.map_err(|error| format!("waited: {waits}; {error}"))?;
    sends(&host, under)
}

/// The program with its service as a package for Debian, what debugs it apart. Unpacked, it has to say what it is.
fn debian(packages: &Path) -> Done {
    let folder = packages.join("debian");
    run("cargo", &["deb", "--dbgsym", "--output", &format!("{}/", folder.display())])?;
    let unpacked = packages.join("try-debian");
    run("dpkg-deb", &["--extract", &text(&found(&folder, "deb")?), &text(&unpacked)])?;
    run(&text(&unpacked.join("usr/bin/ashtapada")), &["--version"])
}

fn found(folder: &Path, end: &str) -> Result<PathBuf, String> {
    let all = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut all = all.filter_map(|item| Some(item.ok()?.path()));
    all.find(|path| path.extension().is_some_and(|one| one == end)).ok_or_else(|| format!("no .{end} was made"))
}

/// In an environment of its own, without a network.
fn try_wheel(packages: &Path, wheel: &Path) -> Done {
    let venv = packages.join("try-python");
    run("python3", &["-m", "venv", &text(&venv)])?;
    run(&text(&venv.join("bin/pip")), &["install", "--quiet", "--no-index", &text(wheel)])?;
    answers(&venv.join("bin/ashtapada"))
}

fn try_module(packages: &Path, module: &Path) -> Done {
    let prefix = packages.join("try-npm");
    let words = ["install", "--silent", "--offline", "--global", "--prefix", &text(&prefix), &text(module)];
    run("npm", &words)?;
    answers(&prefix.join("bin/ashtapada"))
}

/// Starts a program, which has to say where it is, and to send the page and what plays in it.
fn answers(program: &Path) -> Done {
    println!("\n$ {} --no-browser --port 0", program.display());
    let started = Command::new(program).args(["--no-browser", "--port", "0"]).stdout(Stdio::piped()).spawn();
    let mut running = Running(started.map_err(|error| format!("{}: {error}", program.display()))?);
    let mut line = String::new();
    let said = running.0.stdout.take().ok_or("it has no output")?;
    BufReader::new(said).read_line(&mut line).map_err(|error| error.to_string())?;
    println!("{}", line.trim_end());
    let host = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let host = host.ok_or_else(|| format!("it did not say where it is: {line}"))?;
    sends(host, "")
}

/// Whether the page and what plays in it are sent.
fn sends(host: &str, under: &str) -> Done {
    for (name, begin) in
        [("index.html", "<!doctype html>".as_bytes()), ("parts/ashtapada.wasm.gz", b"\x1f\x8b".as_slice())]
    {
        let path = &format!("{under}/{name}");
        let answer = get(host, path).map_err(|error| format!("{path}: {error}"))?;
        let body = answer.windows(4).position(|four| four == b"\r\n\r\n").map(|at| &answer[at + 4..]);
        if !body.is_some_and(|body| body.starts_with(begin)) {
            return Err(format!("{path} is not what it should be"));
        }
    }
    Ok(())
}

fn get(host: &str, path: &str) -> std::io::Result<Vec<u8>> {
    let mut line = TcpStream::connect(host)?;
    write!(line, "GET {path} HTTP/1.0\r\nHost: {host}\r\n\r\n")?;
    let mut answer = Vec::new();
    line.read_to_end(&mut answer)?;
    Ok(answer)
}

/// Ends a program when nothing is wanted of it any more.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
