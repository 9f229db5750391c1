//! Who is to move is told even while the page is closed (Web Push), where a turn takes days and the player wants it.
//!
//! A room says whose turn has come; the browsers that the player named at the seat are told by their push services, off the
//! threads of everybody else. Nothing depends on it: what a service does not take is tried a few times and then given up.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use ashtapada_push::{Delivery, Message, Recipient, Sender, Services, SiteKey};
use ashtapada_rulebook::{Lang, Words, find};
use ashtapada_table::{Header, Problem, PushTo};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use tracing::info;
use ts_rs::TS;

use crate::secret::SiteSecret;
use crate::{clock, problem};

/// For how long a service keeps a message while a browser is off, in seconds.
const KEPT: u64 = 2 * 86_400;
/// So many messages may be under way; more are not sent.
const UNDER_WAY: usize = 1_000;
/// So many are handed over at once.
const AT_ONCE: usize = 4;
/// How long to wait before each try.
const TRIES: [Duration; 3] = [Duration::ZERO, Duration::from_secs(30), Duration::from_secs(600)];

/// The key by which push services know this site.
#[derive(Debug, Clone, PartialEq, Eq, JsonSchema, Serialize, TS)]
pub struct PushKey {
    /// As a page gives it to its browser (`applicationServerKey`): base64url of an uncompressed point.
    pub key: String,
}

/// The callback that hears the game and the address of a browser that is gone.
type ExpiryCallback = Box<dyn Fn(String, String) + Send + Sync>;

/// Tells browsers.
pub struct Pushes {
    secret: Arc<SiteSecret>,
    key: OnceLock<SiteKey>,
    /// The address of the site, for whoever runs a service and has something to say to it.
    contact: String,
    services: OnceLock<Services>,
    sender: OnceLock<Sender>,
    under_way: Arc<Semaphore>,
    at_once: Arc<Semaphore>,
    /// Who is told of browsers that are gone.
    gone: OnceLock<ExpiryCallback>,
}

/// One message to one browser.
struct Job {
    game: String,
    to: PushTo,
    message: Message,
}

impl Pushes {
    /// Of the site that has this secret and is reached at these addresses.
    pub fn new(secret: Arc<SiteSecret>, addresses: &[String]) -> Pushes {
        let secure = addresses.iter().find(|address| address.starts_with("https://"));
        Pushes {
            secret,
            key: OnceLock::new(),
            contact: secure.map_or_else(|| "https://localhost".to_owned(), Clone::clone),
            services: OnceLock::new(),
            sender: OnceLock::new(),
            under_way: Arc::new(Semaphore::new(UNDER_WAY)),
            at_once: Arc::new(Semaphore::new(AT_ONCE)),
            gone: OnceLock::new(),
        }
    }

    /// The secret of the site.
    pub(crate) fn secret(&self) -> &SiteSecret {
        &self.secret
    }

    /// Only these services are sent to. Said once, before anybody comes.
    pub fn only(&self, services: Services) {
        let _ = self.services.set(services);
    }

    /// Who is told of a browser that is gone, with the game and the address of the browser. Said once, before anybody comes.
    pub(crate) fn when_gone(&self, tell: impl Fn(String, String) + Send + Sync + 'static) {
        let _ = self.gone.set(Box::new(tell));
    }

    /// The key of the site.
    ///
    /// # Errors
    /// The storage fails.
    pub async fn public(&self) -> Result<PushKey, Problem> {
        Ok(PushKey { key: self.key().await?.public() })
    }

    async fn key(&self) -> Result<&SiteKey, Problem> {
        let secret = self.secret.bytes().await?;
        Ok(self.key.get_or_init(|| SiteKey::of_secret(secret)))
    }

    /// Makes sure that a browser can be told.
    ///
    /// # Errors
    /// What it gave is no subscription to a service that is known.
    pub fn check(&self, to: &PushTo) -> Result<Recipient, Problem> {
        let services = self.services.get().copied().unwrap_or_default();
        Recipient::new(&to.endpoint, &to.p256dh, &to.auth, services).map_err(problem::bad_request)
    }

    /// A subscription as it is kept: what of it a client may write in many ways is written in one, and nothing is longer than
    /// browsers have it.
    ///
    /// # Errors
    /// As [`Pushes::check`].
    pub fn kept(&self, to: &PushTo) -> Result<PushTo, Problem> {
        self.check(to)?;
        let unpadded = |text: &str| text.trim_end_matches('=').to_owned();
        Ok(PushTo {
            endpoint: to.endpoint.clone(),
            p256dh: unpadded(&to.p256dh),
            auth: unpadded(&to.auth),
            lang: Lang::negotiate(&to.lang).to_string(),
        })
    }

    /// Tells browsers of those who play the game of this header that it is their turn, perhaps to throw.
    pub(crate) fn tell(self: &Arc<Self>, header: &Header, to: Vec<PushTo>, throws: bool) {
        let game = &header.id;
        for to in to {
            let Ok(place) = Arc::clone(&self.under_way).try_acquire_owned() else {
                return info!(game, "too many messages are under way: one was not sent");
            };
            let message = message(header, &to.lang, throws);
            let job = Job { game: game.clone(), to, message };
            let pushes = Arc::clone(self);
            tokio::spawn(async move {
                let _place = place;
                pushes.deliver(job).await;
            });
        }
    }

    async fn deliver(&self, job: Job) {
        for wait in TRIES {
            tokio::time::sleep(wait).await;
            let Ok(_turn) = self.at_once.acquire().await else { return };
            match self.hand_over(&job).await {
                Delivery::Taken => return,
                Delivery::Gone => {
                    // The room of the game takes it off its seats.
                    if let Some(tell) = self.gone.get() {
                        tell(job.game, job.to.endpoint);
                    }
                    return;
                }
                Delivery::Refused(why) => {
                    return info!(game = job.game, why, "a push service does not take a message");
                }
                Delivery::Later(why) => info!(game = job.game, why, "a push service was not reached"),
            }
        }
    }

    async fn hand_over(&self, job: &Job) -> Delivery {
        let Ok(to) = self.check(&job.to) else { return Delivery::Gone };
        let key = match self.key().await {
            Ok(key) => key,
            Err(problem) => return Delivery::Later(problem.message),
        };
        let request = match to.request(&job.message, key, &self.contact, clock::now() / 1000) {
            Ok(request) => request,
            Err(error) => return Delivery::Refused(error.to_string()),
        };
        let sender = self.sender.get_or_init(Sender::default).clone();
        let handed = tokio::task::spawn_blocking(move || sender.send(request)).await;
        handed.unwrap_or_else(|error| Delivery::Refused(error.to_string()))
    }
}

/// What a browser is told: the words to show, and where the game is.
fn message(header: &Header, lang: &str, throws: bool) -> Message {
    let words = Words::new(Lang::negotiate(lang));
    let title = if throws { "push-title-throw" } else { "push-title" };
    let setup = &header.setup;
    let name =
        find(&setup.rules).map_or_else(|_| setup.rules.clone(), |rules| rules.title.get(words.lang()).to_owned());
    let (game, title) = (&header.id, words.text(title));
    Message {
        text: json!({"title": title, "body": name, "path": format!("/game/{game}")}).to_string(),
        // The service reads it.
        topic: topic(header),
        keep: KEPT,
    }
}

/// By which a service tells the messages of one game from those of others. It does not learn where the game is.
fn topic(header: &Header) -> String {
    let reference = header.reference();
    Sha256::digest(format!("push {reference}")).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
