//! What a room asks and waits for, answered by the services of a server.

use std::sync::Arc;
use std::time::Duration;

use ashtapada_analysis::agrees;
use ashtapada_engine::{Bot, Situation};
use ashtapada_ratings::{Game, Standing};
use ashtapada_room::rating::Change;
use ashtapada_room::{Account, Backend, BackendError, Now, Report};
use ashtapada_rulebook::{Lang, Words};
use ashtapada_rules::{Family, Seat};
use ashtapada_table::dice::Seeds;
use ashtapada_table::{Glance, Header, NewGame, PlayerId, Problem, PushTo, Sitters, StoredEntry, Table, Timing};
use prometheus_client::metrics::counter::Counter;
use tracing::warn;

use crate::clock::{self, Ticks};
use crate::lobby::{Lobby, OpenTable};
use crate::push::Pushes;
use crate::store::{AccountError, RatedGame, Store, StoreError};
use crate::thinkers::Thinkers;
use crate::{daily, problem, setup, store};

/// What a room needs of the server.
#[derive(Clone)]
pub struct RoomServices {
    /// Where games are stored.
    pub store: Arc<dyn Store>,
    /// The time by which tables measure.
    pub time: Ticks,
    /// The threads of computer players.
    pub thinkers: Thinkers,
    /// Where people find tables.
    pub lobby: Arc<Lobby>,
    /// Who tells browsers whose page is closed.
    pub pushes: Arc<Pushes>,
    /// Counts the clients that did not read in time.
    pub slow: Counter,
}

/// The services of a server, for one game.
pub(super) struct StoreBackend {
    game: String,
    /// How long computer players may think about an end.
    think: Duration,
    services: RoomServices,
}

fn refused(error: StoreError) -> BackendError {
    match error {
        StoreError::Elsewhere { .. } => BackendError::Elsewhere,
        StoreError::Repeated => BackendError::Repeated,
        error => BackendError::Failed(error.into()),
    }
}

impl StoreBackend {
    pub fn new(game: String, think: Duration, services: RoomServices) -> StoreBackend {
        StoreBackend { game, think, services }
    }

    pub fn time(&self) -> Now {
        let time = &self.services.time;
        Now { ticks: time.now(), wall: time.wall() }
    }

    pub fn slow(&self) -> &Counter {
        &self.services.slow
    }

    /// Tells the lobby how the table stands.
    pub fn tell_lobby(&self, over: bool, offer: Option<OpenTable>) {
        let lobby = &self.services.lobby;
        if over {
            lobby.forget(&self.game);
        }
        match offer {
            Some(table) => lobby.offer(table),
            None => lobby.withdraw(&self.game),
        }
    }

    /// Tells browsers that it is their turn.
    pub fn push(&self, header: &Header, to: Vec<PushTo>, throws: bool) {
        self.services.pushes.tell(header, to, throws);
    }

    /// Leaves the game to whichever server wants it next.
    pub async fn release(&self) {
        self.store().release(&self.game).await;
    }

    /// Keeps what a game of a day came to.
    pub async fn score(&self, table: &Table) {
        if let Err(error) = daily::score(self.store(), table).await {
            warn!(game = self.game, why = %error, "what a game of the day came to could not be kept");
        }
    }

    fn store(&self) -> &dyn Store {
        &*self.services.store
    }

    async fn next_id(&self) -> Result<String, Problem> {
        self.services.pushes.secret().next_id(&self.game).await
    }
}

impl Backend for StoreBackend {
    fn now(&self) -> Now {
        self.time()
    }

    async fn append(&self, entry: &StoredEntry, glance: &Glance) -> Result<(), BackendError> {
        self.store().append(&self.game, entry, glance).await.map_err(refused)
    }

    async fn log(&self, after: u32) -> Result<Vec<StoredEntry>, BackendError> {
        self.store().log(&self.game, after).await.map_err(refused)
    }

    async fn set_seeds(&self, seeds: &Seeds) -> Result<(), BackendError> {
        self.store().set_seeds(&self.game, seeds).await.map_err(refused)
    }

    async fn set_sitters(&self, sitters: &Sitters) -> Result<(), BackendError> {
        self.store().set_sitters(&self.game, sitters).await.map_err(refused)
    }

    async fn set_timing(&self, timing: &Timing, due: Option<u64>) -> Result<(), BackendError> {
        self.store().set_timing(&self.game, timing, due).await.map_err(refused)
    }

    /// Each judges by the search of its own level.
    async fn who_plays_on(&self, table: &Table) -> Result<Option<Seat>, Problem> {
        let Some(offered) = table.outcome_by_agreement() else { return Ok(None) };
        let asked = table.computers_asked().into_iter();
        // Who is no player that is known here judges nothing.
        let asked: Vec<(Seat, Bot)> = asked.filter_map(|(seat, bot)| Some((seat, bot.parse().ok()?))).collect();
        let situation = Situation::from(table.game());
        let judging = move |_| asked.into_iter().find(|(seat, bot)| !agrees(*bot, *seat, &situation, &offered));
        Ok(self.services.thinkers.think(self.think, judging).await?.map(|(seat, _)| seat))
    }

    fn code(&self) -> String {
        self.services.lobby.code_of(&self.game).to_string()
    }

    fn subscription(&self, to: &PushTo) -> Result<PushTo, Problem> {
        self.services.pushes.kept(to)
    }

    async fn next_game(&self) -> Result<Option<String>, Problem> {
        let next = self.next_id().await?;
        Ok(self.store().game(&next).await?.map(|game| game.id))
    }

    async fn begin_next(&self, asked: &NewGame, sitters: Sitters) -> Result<String, Problem> {
        // The id follows from this game's, so that there is one next game, also after a restart.
        let id = self.next_id().await?;
        let (mut table, log) = setup::set_up_as(&id, asked, clock::now(), Words::new(Lang::EN))?;
        table.set_sitters(sitters);
        match self.store().create(table.header(), &log, &table.glance()).await {
            Ok(()) | Err(StoreError::Taken { .. }) => Ok(id),
            Err(error) => Err(error.into()),
        }
    }

    /// Whoever runs the server finds it in the store, and in the log.
    async fn report(&self, table: &Table, report: Report) -> Result<bool, Problem> {
        let (sitters, Report { seat, by, reason }) = (table.sitters(), report);
        let report = store::Report {
            at: clock::now(),
            game: self.game.clone(),
            seat,
            name: sitters.name(seat).unwrap_or_default().to_owned(),
            player: sitters.player(seat).cloned(),
            by,
            by_player: sitters.player(by).cloned(),
            reason: reason.map(|reason| reason.word().to_owned()),
        };
        let new = self.store().reports().add_report(&report).await?;
        if new {
            let store::Report { game, reason, .. } = &report;
            warn!(game, seat = seat.name(), by = by.name(), reason, "a player was reported");
        }
        Ok(new)
    }

    async fn account(&self, player: &PlayerId) -> Result<Option<Account>, BackendError> {
        match self.store().accounts().account(player.which()).await {
            Ok(account) => Ok(account.map(|account| Account { owner: account.owner })),
            Err(AccountError::Store(error)) => Err(refused(error)),
            Err(error) => Err(BackendError::Failed(problem::internal(error))),
        }
    }

    async fn standing(&self, player: &PlayerId, family: Family) -> Result<Standing, BackendError> {
        let standings = self.store().ratings().standings(player).await.map_err(refused)?;
        Ok(standings.into_iter().find(|(of, _)| *of == family).map(|(_, standing)| standing).unwrap_or_default())
    }

    async fn changes(&self) -> Result<Option<Vec<Change>>, BackendError> {
        self.store().ratings().changes(&self.game).await.map_err(refused)
    }

    async fn count(&self, table: &Table, result: Game<PlayerId>) -> Result<Vec<Change>, BackendError> {
        let game = RatedGame {
            game: self.game.clone(),
            family: table.beginning().rules.family,
            at: table.entry(table.last()).map_or(table.header().created, |last| last.at),
            result,
        };
        self.store().ratings().count(&game).await.map_err(refused)
    }
}
