//! What the checks need besides Rust and Node: found, installed on Debian as root, or reported as missing.

use std::path::Path;
use std::process::Command;

use crate::steps::{Done, run};

/// Whether a program is on the path.
pub fn has(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Makes sure that a program exists: installs Debian's package if we are root there, else says what to install.
pub fn system(program: &str, package: &str) -> Done {
    if has(program) { Ok(()) } else { install(program, package) }
}

/// The same for a file that is not on the path.
pub fn system_file(file: &str, package: &str) -> Done {
    if Path::new(file).exists() { Ok(()) } else { install(file, package) }
}

/// Makes sure that there is a PostgreSQL server, for tests that start one of their own.
pub fn postgres() -> Done {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let has_version = versions.map(|version| version.path().join("bin/initdb")).any(|program| program.is_file());
    if has("initdb") || has_version { Ok(()) } else { install("initdb", "postgresql") }
}

fn install(missing: &str, package: &str) -> Done {
    let root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.starts_with(b"0\n"));
    if !(root && Path::new("/etc/debian_version").exists() && has("apt-get")) {
        return Err(format!(
            "`{missing}` is missing; install it (on Debian: `apt-get install {package}`) and run this again"
        ));
    }
    println!("installing {package}");
    // The package lists may be stale or absent on a fresh machine; a failure here shows in the next step.
    let _ = run("apt-get", &["update", "-qq"]);
    let mut words = vec!["install", "-y", "-qq", "--no-install-recommends"];
    words.extend(package.split(' '));
    run("apt-get", &words)
}

/// Makes sure that a cargo subcommand exists, from crates.io.
pub fn cargo_tool(name: &str, version: &str) -> Done {
    let program = format!("cargo-{name}");
    // Under `cargo xtask` cargo's own folder of programs may not be on the path.
    let home = std::env::var_os("CARGO_HOME").map(std::path::PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    if has(&program) || home.is_some_and(|home| home.join("bin").join(&program).is_file()) {
        return Ok(());
    }
    println!("installing {program}");
    // It runs for seconds only, so a quick build matters more than a fast program.
    run("cargo", &["install", "--locked", "--debug", &program, "--version", version])
}

/// Makes sure that the Python in `folder` has a package from PyPI, in a virtual environment of its own; returns that Python.
pub fn python_package(folder: &Path, package: &str, version: &str) -> Result<String, String> {
    let python = folder.join("bin/python").to_string_lossy().into_owned();
    let import = format!("import {package}; assert {package}.__version__ == '{version}'");
    let has = || Command::new(&python).args(["-c", &import]).output().is_ok_and(|output| output.status.success());
    if !has() {
        system("python3", "python3 python3-venv")?;
        // Debian has the module that makes environments in a package of its own.
        if !Command::new("python3").args(["-c", "import ensurepip"]).output().is_ok_and(|out| out.status.success()) {
            install("python3-venv", "python3-venv")?;
        }
        run("python3", &["-m", "venv", &folder.to_string_lossy()])?;
        run(&python, &["-m", "pip", "install", "--quiet", &format!("{package}=={version}")])?;
    }
    Ok(python)
}
