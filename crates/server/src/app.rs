//! The services of a server, each made and joined to the others here and nowhere else. Handlers of requests ask for those
//! that they need.

use std::sync::Arc;

use ashtapada_room::Pace;
use ashtapada_solver::Shelf;
use axum::extract::FromRef;

use crate::accounts::AccountService;
use crate::clock::Ticks;
use crate::closing::Shutdown;
use crate::cluster::Cluster;
use crate::daily::DailyService;
use crate::fair::FairGate;
use crate::lease::Leases;
use crate::life::Uptime;
use crate::lobby::{LiveTables, Lobby, LobbyServices, Matchmaker};
use crate::measured::MeteredStore;
use crate::metrics::Metrics;
use crate::passes::Passes;
use crate::push::Pushes;
use crate::ratings::RatingService;
use crate::secret::SiteSecret;
use crate::store::{SharedStore, Store};
use crate::study::Pool;
use crate::tables::{TableServices, Tables};

/// The addresses by which devices of the same network reach the server.
pub type Addresses = Arc<[String]>;

/// The services of a server.
#[derive(Clone, FromRef)]
pub struct App {
    pub tables: Arc<Tables>,
    /// Who somebody is, for those who want to be known.
    pub accounts: Arc<AccountService>,
    /// The ratings of those.
    pub ratings: Arc<RatingService>,
    /// How people find tables.
    pub lobby: Arc<Lobby>,
    /// The games that go on and may be watched.
    pub live: Arc<LiveTables>,
    /// Gives people who look for each other a table.
    pub matchmaker: Arc<Matchmaker>,
    /// The throws of the day.
    pub daily: Arc<DailyService>,
    /// The threads for questions about positions and games.
    pub study: Arc<Pool>,
    /// Who tells browsers whose page is closed.
    pub pushes: Arc<Pushes>,
    pub metrics: Arc<Metrics>,
    /// Whose turn it is at what takes long.
    pub gate: FairGate,
    /// The end of the server.
    pub doors: Arc<Shutdown>,
    /// The other servers of the site.
    #[from_ref(skip)]
    pub cluster: Arc<Cluster>,
    /// Where to find this one.
    pub addresses: Addresses,
    /// When servers lived, so that clocks stand still while none does.
    #[from_ref(skip)]
    pub uptime: Arc<Uptime>,
    #[from_ref(skip)]
    passes: Arc<Passes>,
    #[from_ref(skip)]
    store: Arc<dyn Store>,
    #[from_ref(skip)]
    leases: Leases,
}

impl App {
    /// Of a server whose games are stored in `store`, that devices of the network reach at these addresses.
    pub fn new(store: Arc<dyn Store>, pace: Pace, addresses: Vec<String>) -> App {
        App::among(SharedStore::alone(store), pace, addresses, Shelf::default())
    }

    /// The same of a server that may share the store with others, and knows these solved games.
    pub fn among(shared: SharedStore, pace: Pace, addresses: Vec<String>, shelf: Shelf) -> App {
        let SharedStore { store, nodes, bus } = shared;
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> = Arc::new(MeteredStore::new(store, Arc::clone(&metrics)));
        let doors = Arc::new(Shutdown::default());
        let (time, gate) = (Ticks::system(), FairGate::default());
        let pushes = Arc::new(Pushes::new(Arc::new(SiteSecret::of(Arc::clone(&store))), &addresses));
        let passes = Passes::new(Arc::clone(&store));
        let lobby = Arc::new(Lobby::default());
        let leases = Leases::until(nodes.lapses());
        let uptime = Arc::new(Uptime::of(Arc::clone(&store)));
        let beside = TableServices {
            store: Arc::clone(&store),
            leases: leases.clone(),
            uptime: Arc::clone(&uptime),
            doors: Arc::clone(&doors),
            metrics: Arc::clone(&metrics),
            lobby: Arc::clone(&lobby),
            pushes: Arc::clone(&pushes),
            gate: gate.clone(),
            time: time.clone(),
            shelf,
        };
        let tables = Tables::new(beside, pace);
        let accounts =
            AccountService::new(Arc::clone(&store), Arc::clone(&passes), Arc::clone(&metrics), Arc::clone(&tables));
        let accounts = Arc::new(accounts);
        let ratings = Arc::new(RatingService::new(Arc::clone(&accounts)));
        let daily = Arc::new(DailyService::new(Arc::clone(&store), Arc::clone(&tables), time.clone()));
        let matchmaker = Matchmaker::new(Arc::clone(&lobby), Arc::clone(&store), time, Arc::clone(&doors));
        let live = Arc::new(LiveTables::new(Arc::clone(&lobby), Arc::clone(&accounts)));
        let cluster = Cluster::new((nodes, bus), Arc::clone(&tables), Arc::clone(&doors), Arc::clone(&metrics));
        App {
            tables,
            accounts,
            ratings,
            lobby,
            live,
            matchmaker: Arc::new(matchmaker),
            daily,
            study: Arc::default(),
            pushes,
            metrics,
            gate,
            doors,
            cluster: Arc::new(cluster),
            addresses: addresses.into(),
            uptime,
            passes,
            store,
            leases,
        }
    }

    /// What a client of the lobby needs.
    pub fn for_lobby(&self) -> LobbyServices {
        LobbyServices {
            matchmaker: Arc::clone(&self.matchmaker),
            ratings: Arc::clone(&self.ratings),
            metrics: Arc::clone(&self.metrics),
            doors: Arc::clone(&self.doors),
            leases: self.leases.clone(),
        }
    }

    /// Shares news with the other servers of the site, for ever.
    pub async fn share_news(&self) {
        self.cluster.share_news(&self.lobby, &self.passes).await;
    }

    pub async fn close(&self) {
        self.cluster.leave().await;
        self.store.close().await;
    }
}
