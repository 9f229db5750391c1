//! The server as clients meet it: over real sockets, with storage that fails, and killed while playing.

mod crash;
mod dice;
mod draft;
mod editions;
mod flood;
mod health;
mod http;
mod line;
mod metrics;
mod patience;
#[cfg(unix)]
mod process;
mod seats;
mod study;
mod support;
mod table;
mod trial;
mod trouble;
