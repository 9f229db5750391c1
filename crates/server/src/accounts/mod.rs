//! Who somebody is across tables and devices, for those who want it; nobody needs it to play.
//!
//! - `service`: accounts as everything else here asks for them.
//! - `identity`: whom a request comes from: the cookie of a session, or the token of a program.
//! - `telling`: what somebody is told of the own account.
//! - `passkeys`: what devices sign, and whether it is right; `signing`: the addresses for that.
//! - `routes`: the other addresses under `/api/me`; `games`: the games of somebody, and the file with everything; `people`:
//!   with whom one has played; `feed`.
//!
//! What is stored is [`crate::store::Accounts`].

mod ends;
mod feed;
mod games;
mod identity;
mod passkeys;
mod people;
pub mod protocol;
mod routes;
mod service;
mod signing;
mod telling;

pub use identity::{Identity, Renewal};
pub use protocol::{
    AccountName, AccountView, BringSeat, FeedAddress, MyAccount, MyGame, MyGames, MyGamesAsk, PasskeyAnswer,
    PasskeyView, PasskeysAt, PeopleAsk,
};
pub use routes::routes;
pub use service::{AccountService, Principal};
