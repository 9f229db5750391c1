//! One client of the lobby: what is offered, told when it changes, and its search for people.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_rulebook::{Words, find};
use ashtapada_table::name::checked;
use ashtapada_table::{KeyHash, PlayerId, Problem, ProblemKind};
use axum::extract::ws::{Message, WebSocket};

use super::meeting::Matchmaker;
use super::near::RatingPoints;
use super::{Filter, LobbyAsk, LobbyNews, Search, Speed, SpeedCard};
use crate::closing::Shutdown;
use crate::guests::Guest;
use crate::lease::Leases;
use crate::metrics::{Metrics, SocketKind};
use crate::passes::Pass;
use crate::problem;
use crate::rate::{Allowance, Rate, wait_until};
use crate::ratings::RatingService;

/// How often it is looked whether there is something new.
const LOOK: Duration = Duration::from_millis(500);
/// A client is pinged after so many looks; one that was silent since the last ping is gone.
const PING: u32 = 40;
/// A client to which nothing could be sent for so long is gone.
const STUCK: Duration = Duration::from_secs(30);

/// What a client of the lobby needs of the server.
pub struct LobbyServices {
    pub matchmaker: Arc<Matchmaker>,
    /// Knows who may not be brought together with others.
    pub ratings: Arc<RatingService>,
    /// Where open sockets are counted.
    pub metrics: Arc<Metrics>,
    /// The end of the server.
    pub doors: Arc<Shutdown>,
    /// For how long the searches are kept here.
    pub leases: Leases,
}

/// Tells a client of the lobby what is offered until it disconnects. It has one search at a time.
pub async fn lobby(
    mut socket: WebSocket,
    services: LobbyServices,
    rate: Rate,
    words: Words,
    (player, guest): (Option<PlayerId>, Guest),
    mut pass: Pass,
) {
    let _open = services.metrics.socket(SocketKind::Lobby);
    let mut search = None;
    converse(&mut socket, &services, rate, words, (player.as_ref(), &guest, &mut pass), &mut search).await;
    if let Some(key) = search {
        let matchmaker = &services.matchmaker;
        matchmaker.lobby().pairing(|pairing| pairing.went(&key, matchmaker.now()));
    }
}

async fn converse(
    socket: &mut WebSocket,
    services: &LobbyServices,
    rate: Rate,
    words: Words,
    (player, guest, pass): (Option<&PlayerId>, &Guest, &mut Pass),
    search: &mut Option<KeyHash>,
) {
    // Held to the end: the server waits for it before it closes.
    let matchmaker = &services.matchmaker;
    let mut closing = services.doors.signal();
    let mut lease = services.leases.begin();
    let mut looks = tokio::time::interval(LOOK);
    let (mut looked, mut answered) = (0_u32, true);
    let mut allowance = Allowance::new(rate);
    let mut told = [None, None];
    let mut filter = Filter::default();
    // Without them nobody is near; they are looked up again with every wish.
    let mut own = matchmaker.own_ratings(player).await.unwrap_or_default();
    let speeds = Speed::ALL.map(|speed| SpeedCard { speed, clock: speed.clock() }).to_vec();
    if tell(socket, &LobbyNews::Speeds { speeds }).await.is_err() {
        return;
    }
    loop {
        let later = allowance.next();
        tokio::select! {
            () = wait_until(later), if later.is_some() => if allowance.is_abused() {
                return;
            },
            heard = socket.recv(), if later.is_none() => {
                let Some(Ok(heard)) = heard else { return };
                answered = true;
                allowance.spend();
                match heard {
                    Message::Text(heard) => {
                        // A search may be another one now: how it stands is told again.
                        told[1] = None;
                        own = matchmaker.own_ratings(player).await.unwrap_or(own);
                        let done = hear(services, words, (player, &own, guest), search, &mut filter, heard.as_str()).await;
                        if let Err(problem) = done && tell(socket, &LobbyNews::Trouble { problem }).await.is_err() {
                            return;
                        }
                    }
                    Message::Binary(_) | Message::Close(_) => return,
                    Message::Ping(_) | Message::Pong(_) => {}
                }
            }
            _ = looks.tick() => {
                looked += 1;
                if looked % PING == 0 {
                    if !answered || send(socket, Message::Ping(Default::default())).await.is_err() {
                        return;
                    }
                    answered = false;
                }
                matchmaker.let_meet(words);
            }
            () = lease.ends() => {
                // Another server may keep the searches from now on.
                let _ = tell(socket, &LobbyNews::Trouble { problem: Problem::moved() }).await;
                return;
            }
            () = pass.ends() => {
                let _ = tell(socket, &LobbyNews::Trouble { problem: problem::signed_out() }).await;
                return;
            }
            () = closing.begins() => {
                let _ = tell(socket, &LobbyNews::Trouble { problem: problem::stopping() }).await;
                return;
            }
        }
        let key = search.as_ref();
        let lobby = matchmaker.lobby();
        let stands = key.and_then(|key| lobby.pairing(|pairing| pairing.news(key, matchmaker.now())));
        for (last, news) in told.iter_mut().zip([Some(lobby.offers(key, &filter, &own)), stands]) {
            if let Some(news) = news.filter(|news| last.as_ref() != Some(news)) {
                if tell(socket, &news).await.is_err() {
                    return;
                }
                *last = Some(news);
            }
        }
    }
}

async fn hear(
    services: &LobbyServices,
    words: Words,
    (player, own, guest): (Option<&PlayerId>, &RatingPoints, &Guest),
    search: &mut Option<KeyHash>,
    filter: &mut Filter,
    heard: &str,
) -> Result<(), Problem> {
    let matchmaker = &services.matchmaker;
    let ask = serde_json::from_str::<LobbyAsk>(heard);
    let ask = ask.map_err(|error| problem::bad_request(format!("that is no message to the lobby: {error}")))?;
    match ask {
        LobbyAsk::Look { key, rules, name, minutes, wishes } => {
            // Who leaves games again and again is not brought together with others for a while.
            if let Some(player) = player {
                services.ratings.may_be_paired(player).await?;
            } else if wishes.rated || wishes.near {
                let why = "only who is signed in has a rating: sign in first, or leave out `rated` and `near`";
                return Err(Problem::new(ProblemKind::SignedOut, why));
            }
            let name = checked(&name)?;
            // Whoever looks for something else no longer looks for what was asked before.
            let before = search.take();
            let (hash, lobby, now) = (key.hash(), matchmaker.lobby(), matchmaker.now());
            lobby.pairing(|pairing| match before {
                Some(before) if before == hash => pairing.went(&before, now),
                Some(before) => pairing.stop(&before, now),
                None => {}
            });
            let points = own.points(&rules);
            let (player, guest) = (player.cloned(), guest.clone());
            let wanted = Search { key, player, rules, name, minutes, of: 0, wishes, points, guest };
            let wanted = matchmaker.wanted(wanted, words)?;
            *search = Some(lobby.pairing(|pairing| pairing.look(wanted.clone(), now))?);
            if lobby.pairing(|pairing| pairing.is_looking(&hash)) {
                matchmaker.sits_already(&wanted.key).await;
            }
            matchmaker.let_meet(words);
        }
        LobbyAsk::Stop => {
            if let Some(key) = search.take() {
                matchmaker.lobby().pairing(|pairing| pairing.stop(&key, matchmaker.now()));
            }
        }
        LobbyAsk::Show { filter: wanted } => {
            if let Some(rules) = &wanted.rules {
                find(rules).map_err(|error| Problem::of_setup(&error.into(), words))?;
            }
            *filter = wanted;
        }
    }
    Ok(())
}

async fn tell(socket: &mut WebSocket, news: &LobbyNews) -> Result<(), ()> {
    let text = serde_json::to_string(news).map_err(|_| ())?;
    send(socket, Message::Text(text.into())).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), ()> {
    match tokio::time::timeout(STUCK, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}
