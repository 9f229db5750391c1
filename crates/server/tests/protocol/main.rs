//! The server as clients meet it: over real sockets, with storage that fails, and killed while playing.

mod accounts;
mod away;
mod behind;
#[path = "../../examples/bot.rs"]
#[expect(dead_code, reason = "its `main` is for people")]
mod bot;
mod bounds;
#[cfg(unix)]
mod cable;
mod crash;
mod daily;
mod dice;
mod documents;
mod draft;
mod flood;
#[cfg(unix)]
mod frozen;
mod gone;
mod health;
mod help;
mod http;
mod ids;
mod kept;
mod line;
#[path = "../../examples/load/long_game.rs"]
mod long_game;
mod metrics;
mod names;
#[cfg(unix)]
mod nodes;
mod openapi;
mod patience;
#[cfg(unix)]
mod process;
mod programs;
mod proxy;
mod push;
mod rated;
mod restored;
mod seats;
mod site;
mod soak;
mod strangers;
mod stream;
mod study;
mod support;
mod table;
mod throws;
mod together;
mod trial;
mod trouble;
mod twice;
mod unwatched;
