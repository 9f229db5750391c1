//! A session that is over is over at every server: each tells the others.

use std::sync::Arc;

use tracing::warn;

use crate::passes::{PassEnd, Passes};
use crate::store::{Bus, BusEvent};

/// Tells the other servers what has ended from now on, and hears what they tell, for ever.
pub fn share(passes: Arc<Passes>, bus: Arc<dyn Bus>) -> impl Future<Output = ()> + Send {
    let mut hears = bus.listen();
    passes.tell_by(move |ended| tell(&*bus, ended));
    async move {
        while let Ok(heard) = hears.next().await {
            // What is not of this is of the lobby.
            if let Some(BusEvent::Note { text, .. }) = heard
                && let Ok(ended) = serde_json::from_str(&text)
            {
                passes.end_here(&ended);
            }
        }
    }
}

fn tell(bus: &dyn Bus, ended: &PassEnd) {
    let told = serde_json::to_string(ended).map(|note| bus.tell(&note));
    if !matches!(told, Ok(Ok(()))) {
        warn!(?told, "the other servers are not told that a session is over");
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;
    use crate::store::{Hub, MemoryStore, TokenHash};

    #[tokio::test]
    async fn a_session_ends_at_the_other_servers_over_the_bus() {
        let hub = Arc::new(Hub::default());
        let server = || {
            let passes = Passes::new(Arc::new(MemoryStore::default()));
            tokio::spawn(share(Arc::clone(&passes), Arc::new(hub.join())));
            passes
        };
        let (here, there) = (server(), server());
        let [phone, desk] = ["phone", "desk"].map(TokenHash::of);
        let [mut first, mut second] = [phone, desk].map(|hash| there.of("anna", hash));
        here.end_token(&phone);
        first.ends().await;
        assert_eq!(second.ends().now_or_never(), None);
        here.end_account("anna");
        second.ends().await;
    }
}
