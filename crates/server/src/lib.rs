//! The table server: tables, seats, storage, and the web page that people play on.
pub mod protocol;
pub mod store;
