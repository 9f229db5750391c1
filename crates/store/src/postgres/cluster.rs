//! A PostgreSQL of its own for one test: made in a temporary folder, reached by a socket in it (or by a port of this
//! computer, if that is wanted), removed afterwards.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use tempfile::{Builder, TempDir};

/// A running database server.
pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    /// Whom it runs as, where we are root: PostgreSQL refuses to be root.
    user: Option<(u32, u32)>,
}

impl Cluster {
    /// Makes one and starts it.
    pub fn start(name: &str) -> Cluster {
        let programs = programs().expect(
            "this test needs the server of PostgreSQL: install it (on Debian: `apt-get install postgresql`), or run \
             `cargo xtask test`, which does",
        );
        let folder = Builder::new().prefix(&format!("ashtapada-pg-{name}-")).tempdir().unwrap();
        let is_root = fs::metadata(&folder).unwrap().uid() == 0;
        let user = is_root.then(|| (number_of("-u"), number_of("-g")));
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let cluster = Cluster { folder, programs, user };
        // Nothing has to outlive the test, so nothing is waited for; what is promised of the disk is PostgreSQL's.
        let words = ["--username=ashtapada", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
        let data = cluster.data();
        let words = [OsStr::new("-D"), data.as_os_str()].into_iter().chain(words.map(OsStr::new));
        cluster.try_run("initdb", words).unwrap_or_else(|why| panic!("{why}"));
        cluster.up();
        cluster
    }

    /// Starts it.
    pub fn up(&self) {
        self.try_up_with("-c listen_addresses=").unwrap_or_else(|why| panic!("{why}"));
    }

    /// Starts it where it is reached by a port, too: which.
    pub fn up_at_a_port(&self, options: &str) -> u16 {
        // Another program may take a free port before the database does.
        let mut tries = 5;
        loop {
            let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            match self.try_up_with(&format!("-c listen_addresses=127.0.0.1 -p {port} {options}")) {
                Ok(()) => return port,
                Err(why) if tries == 1 => panic!("{why}"),
                Err(_) => tries -= 1,
            }
        }
    }

    /// A file beside the data that the database can read, and nobody else.
    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        if let Some((user, group)) = self.user {
            chown(&path, Some(user), Some(group)).unwrap();
        }
        path
    }

    fn try_up_with(&self, options: &str) -> Result<(), String> {
        let options = format!("{options} -c fsync=off -k {}", self.folder.path().display());
        let log = self.folder.path().join("log");
        let (data, log) = (self.data(), log.as_os_str());
        let words = [OsStr::new("start"), "-w".as_ref(), "-D".as_ref(), data.as_ref(), "-l".as_ref(), log];
        self.try_run("pg_ctl", words.into_iter().chain(["-o".as_ref(), OsStr::new(&options)]))
    }

    /// Stops it as a power cut does.
    pub fn down(&self) {
        let words = ["stop", "-w", "-m", "immediate", "-D"].map(OsStr::new);
        self.command("pg_ctl", words.into_iter().chain([self.data().as_os_str()]));
    }

    /// The address of its database.
    pub fn address(&self) -> String {
        let socket = self.folder.path().to_string_lossy().replace('/', "%2F");
        format!("postgres://ashtapada:moonshine@{socket}/postgres")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command<'a>(&self, program: &str, words: impl IntoIterator<Item = &'a OsStr>) -> ExitStatus {
        let mut command = Command::new(self.programs.join(program));
        command.args(words).current_dir(&self.folder);
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        // To a file: a pipe would stay open as long as the server that `pg_ctl` leaves behind.
        let said = fs::File::create(self.folder.path().join("said")).unwrap();
        command.stdin(Stdio::null()).stdout(said.try_clone().unwrap()).stderr(said).status().unwrap()
    }

    /// Runs a program; what it says if it fails.
    fn try_run<'a>(&self, program: &str, words: impl IntoIterator<Item = &'a OsStr>) -> Result<(), String> {
        if self.command(program, words).success() {
            return Ok(());
        }
        let read = |name: &str| fs::read_to_string(self.folder.path().join(name)).unwrap_or_default();
        Err(format!("{program}: {}\n{}", read("said"), read("log")))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Before its folder goes, which is removed by itself.
        self.down();
    }
}

/// Where the programs of the server are: on the path, or where Debian has those of each version.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    std::env::split_paths(&path).chain(versions.into_iter().rev()).find(|folder: &PathBuf| has_server(folder))
}

fn has_server(folder: &Path) -> bool {
    ["initdb", "pg_ctl", "postgres"].iter().all(|program| folder.join(program).is_file())
}

/// The number of the user, or of the group, as which Debian runs PostgreSQL.
fn number_of(which: &str) -> u32 {
    let output = Command::new("id").args([which, "postgres"]).output().unwrap();
    let number = String::from_utf8_lossy(&output.stdout).trim().parse();
    number.expect("the user `postgres`, which Debian's package makes: PostgreSQL does not run as root")
}
