//! A program that runs beside this one and is spoken to line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use ashtapada_arena::{Fault, Forfeit};

/// The longest line that is listened to.
const LONGEST: u64 = 1 << 20;

/// So many lines are kept until they are read; a program that says more has to wait.
const KEPT: usize = 1000;

/// A program may take so long to end after `quit`.
const LAST: Duration = Duration::from_millis(300);

/// A running program. It is ended when dropped.
pub struct Process {
    child: Child,
    /// `None` only while it is dropped.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program. Its standard error is that of this one, where its author looks for what went wrong.
    pub fn start(words: &[String]) -> Result<Process, Forfeit> {
        let crash = |told: String| Forfeit { fault: Fault::Crash, told };
        let [program, arguments @ ..] = words else { return Err(crash("no program is named".to_owned())) };
        let spawned = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = spawned.map_err(|error| {
            crash(format!("`{program}` cannot be started: {error}; is it installed, and its name written in full?"))
        })?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (said, lines) = sync_channel(KEPT);
        // Ends with the output of the program, or when nobody listens any more.
        thread::spawn(move || {
            let mut output = BufReader::new(output?);
            let mut line = Vec::new();
            while output.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()? > 0 {
                said.send(String::from_utf8_lossy(&line).trim().to_owned()).ok()?;
                line.clear();
            }
            Some(())
        });
        Ok(Process { child, input, lines })
    }

    pub fn send(&mut self, line: &str) -> Result<(), Forfeit> {
        let sent = self.input.as_mut().map(|input| writeln!(input, "{line}").and_then(|()| input.flush()));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => Err(self.ended()),
        }
    }

    /// The next line, if it comes before the deadline.
    pub fn receive(&mut self, deadline: Instant) -> Result<String, Forfeit> {
        match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(late()),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// Waits for a line that begins with a word; those before it are passed to `other`.
    pub fn wait_for(&mut self, word: &str, deadline: Instant, mut other: impl FnMut(&str)) -> Result<String, Forfeit> {
        loop {
            let line = self.receive(deadline)?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
            other(&line);
            // One that talks on and on is late as well.
            if Instant::now() > deadline {
                return Err(late());
            }
        }
    }

    fn ended(&mut self) -> Forfeit {
        let how = self.wait(LAST).map_or_else(String::new, |status| format!(" ({status})"));
        Forfeit { fault: Fault::Crash, told: format!("the program has ended{how}") }
    }

    /// How it ended, if it does so soon.
    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < patience => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

fn late() -> Forfeit {
    Forfeit { fault: Fault::Time, told: "no answer in time".to_owned() }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("quit");
        self.input = None;
        if self.wait(LAST).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
