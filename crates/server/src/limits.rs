//! What clients may take.

use std::time::Duration;

use ashtapada_push::Services;

use crate::guests::PerAddress;
use crate::rate::Rate;

/// How long clients may take before their connection is closed, and how much they may send.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// For the headers of a request, from the opening of the connection or the previous answer; hence also for an idle
    /// connection.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For reading any part of an answer.
    pub read: Duration,
    /// How many messages a client of a table, a trial or the study may send.
    pub messages: Rate,
    /// What one address may take of the server.
    pub per_address: PerAddress,
    /// Whom messages to browsers whose page is closed may be handed to.
    pub push: Services,
    /// For requests and sockets to finish when the server stops.
    pub leave: Duration,
    /// For the storage to close after that. Acknowledged actions are durable without it.
    pub close: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let seconds = Duration::from_secs;
        Limits {
            head: seconds(30),
            body: seconds(30),
            read: seconds(30),
            // Fewer at once than may wait for another client of the room.
            messages: Rate { burst: 40, per_second: 20 },
            per_address: PerAddress::default(),
            push: Services::default(),
            leave: seconds(3),
            close: seconds(1),
        }
    }
}
