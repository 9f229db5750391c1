//! Characters show in play: in the same positions, players of one level choose differently.

use ashtapada_engine::{AnyPlayer, Bot, Character, Level, Limits, Line, Player, Setup, Situation};
use ashtapada_rules::{
    Action, ActionList, AnyPosition, ChanceList, Event, Family, Game, OptionSet, Piece, Position, Seat, Sign, Spot,
    Turn,
};

/// A level that sees enough for tastes to show, between teams such as these.
fn level(teams: &str) -> Level {
    Level::new(if teams == "none" { 6 } else { 5 }).unwrap()
}

/// A level has its own.
const LIMITS: Limits<'static> = Limits::nodes(10_000);

/// How often players did something where they could have.
#[derive(Clone, Copy, Default, Debug)]
struct Share {
    did: usize,
    could: usize,
}

impl Share {
    fn note(&mut self, did: bool, could: bool) {
        self.did += usize::from(did);
        self.could += usize::from(could);
    }

    fn value(self) -> f64 {
        assert!(self.could > 50, "too few to tell: {self:?}");
        self.did as f64 / self.could as f64
    }
}

/// What players did in the positions of a few games.
#[derive(Default, Debug)]
struct Habits {
    /// It took something.
    took: Share,
    /// It took from the enemy that had taken from it last.
    avenged: Share,
    /// It took from an army that had never taken from it.
    broke_peace: Share,
    /// It left as few of its own pieces where enemies could take them as it could.
    own_safe: Share,
    /// It left as few of its partner's there.
    partner_safe: Share,
}

/// What a seat sees when it is to choose.
struct Scene {
    situation: Situation<AnyPosition>,
    seat: Seat,
    /// The enemy that took from it last and still has pieces.
    offender: Option<Seat>,
    deeds: Vec<Deed>,
}

/// What comes of an action.
struct Deed {
    action: Action,
    /// From whom it takes.
    takes: Vec<Seat>,
    /// How many pieces enemies could take then: one's own, and one's partner's.
    own: usize,
    partners: usize,
}

impl Scene {
    /// `None` where there is no choice.
    fn of(game: &Game<AnyPosition>, seat: Seat) -> Option<Scene> {
        let position = game.position();
        let mut list = ActionList::new();
        position.actions(&mut list);
        let situation = Situation::from(game);
        let partner = position.standings().into_iter().find(|one| one.seat == seat).and_then(|one| one.ally);
        let pieces = position.pieces();
        let plays = |army: Seat| pieces.iter().any(|piece| piece.army == army && !piece.signs.has(Sign::Frozen));
        let when = |by: Seat| situation.last_taken(by, seat).map(|when| (when, by));
        let enemies = Seat::ALL.into_iter().filter(|&army| army != seat && Some(army) != partner && plays(army));
        let offender = enemies.filter_map(when).max().map(|(_, by)| by);
        let deeds = list.iter().map(|&action| Deed::of(position, action, seat, partner)).collect();
        (list.len() > 1).then_some(Scene { situation, seat, offender, deeds })
    }

    fn note(&self, habits: &mut Habits, action: Action) {
        let chosen = self.deeds.iter().find(|deed| deed.action == action).expect("a legal action");
        let take = |share: &mut Share, wanted: &dyn Fn(Seat) -> bool| {
            let takes = |deed: &Deed| deed.takes.iter().any(|&of| wanted(of));
            share.note(takes(chosen), self.deeds.iter().any(takes));
        };
        take(&mut habits.took, &|_| true);
        take(&mut habits.avenged, &|of| Some(of) == self.offender);
        take(&mut habits.broke_peace, &|of| self.situation.last_taken(of, self.seat).is_none());
        let keep = |share: &mut Share, count: &dyn Fn(&Deed) -> usize| {
            let counts = self.deeds.iter().map(count);
            let least = counts.clone().min();
            share.note(Some(count(chosen)) == least && counts.clone().max() > least, counts.max() > least);
        };
        keep(&mut habits.own_safe, &|deed| deed.own);
        keep(&mut habits.partner_safe, &|deed| deed.partners);
    }
}

impl Deed {
    fn of(position: &AnyPosition, action: Action, seat: Seat, partner: Option<Seat>) -> Deed {
        let (mut after, mut events) = (position.clone(), Vec::new());
        after.play(action, &mut events).unwrap();
        let victim = |event: &Event| if let Event::Captured { army, .. } = event { Some(*army) } else { None };
        Deed {
            action,
            takes: events.iter().filter_map(victim).collect(),
            own: in_danger(&after, seat, partner),
            partners: partner.map_or(0, |partner| in_danger(&after, partner, Some(seat))),
        }
    }
}

/// How many pieces of an army its enemies could take.
fn in_danger(position: &AnyPosition, army: Seat, partner: Option<Seat>) -> usize {
    let (pieces, attacks) = (position.pieces(), position.attacks());
    let owner = |at: Spot| pieces.iter().find(|piece| piece.at == at).map(|piece| piece.army);
    let attacked = |piece: &&Piece| {
        let by_enemy =
            |&(from, to): &(Spot, Spot)| to == piece.at && owner(from) != partner && owner(from) != Some(army);
        piece.army == army && attacks.iter().any(by_enemy)
    };
    pieces.iter().filter(attacked).count()
}

/// Plays games out with a player that takes all seats; the others are asked whenever there is a choice.
fn play_out(teams: &str, games: u64, mut ask: impl FnMut(&Game<AnyPosition>, u64, Scene, Action)) {
    let mut options = Family::FourKings.options();
    options.set("teams", teams).unwrap();
    let start = AnyPosition::start(&options).unwrap();
    for seed in 1..=games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut leader = player(teams, None, seed);
        let mut game = Game::new(start.clone());
        while game.len() < 240 {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let mut throws = ChanceList::new();
                    game.position().chance(&mut throws);
                    Action::Throw(throws[rng.usize(..throws.len())].0)
                }
                Turn::Seat(seat) => {
                    let action = leader.choose(&game, LIMITS).unwrap().action;
                    if let Some(scene) = Scene::of(&game, seat) {
                        ask(&game, seed, scene, action);
                    }
                    action
                }
            };
            game.play(action, &mut ()).unwrap();
        }
    }
}

fn player(teams: &str, character: Option<Character>, seed: u64) -> AnyPlayer {
    AnyPlayer::new(Bot::Level(level(teams), character), Setup::seeded(seed))
}

/// The habits of a player without a character, and of each character in the same positions.
fn habits(teams: &str, games: u64) -> (Habits, [Habits; 4]) {
    let mut plain = Habits::default();
    let mut own: [Habits; 4] = Default::default();
    let mut others = Character::ALL.map(|character| player(teams, Some(character), 1));
    play_out(teams, games, |game, _, scene, action| {
        scene.note(&mut plain, action);
        for (player, habits) in others.iter_mut().zip(&mut own) {
            scene.note(habits, player.choose(game, LIMITS).unwrap().action);
        }
    });
    (plain, own)
}

#[test]
fn a_character_shows_where_each_plays_for_himself() {
    let (plain, [cautious, greedy, loyal, avenger]) = habits("none", 12);
    let differs = |more: Share, less: Share, by: f64| {
        let [more, less] = [more, less].map(Share::value);
        assert!(more > less + by, "{more:.3} against {less:.3}");
    };
    differs(cautious.own_safe, plain.own_safe, 0.03);
    differs(greedy.took, plain.took, 0.04);
    differs(plain.broke_peace, loyal.broke_peace, 0.1);
    differs(avenger.avenged, plain.avenged, 0.06);
    // Each is what it is, and not simply another.
    differs(greedy.took, loyal.took, 0.06);
    differs(avenger.avenged, greedy.avenged, 0.01);
}

#[test]
fn a_character_shows_between_teams() {
    let (plain, [cautious, _, loyal, _]) = habits("opposite", 40);
    let [wary, usual] = [cautious.own_safe, plain.own_safe].map(Share::value);
    assert!(wary > usual + 0.01, "{wary:.3} against {usual:.3}");
    let [loyal, usual] = [loyal.partner_safe, plain.partner_safe].map(Share::value);
    assert!(loyal > usual, "{loyal:.3} against {usual:.3}");
}

/// What a line promises the seat, where each plays for himself.
fn share(line: &Line, seat: Seat) -> f64 {
    let odds = line.values.map(|value| 10f64.powf(f64::from(value) / 400.0));
    odds[seat.index()] / odds.iter().sum::<f64>()
}

#[test]
fn no_character_gives_up_much() {
    let mut own_ways = [0; 4];
    play_out("none", 4, |game, seed, scene, _| {
        // Both search for as many lines, or they would not look equally deep.
        let limits = LIMITS.with_lines(6);
        let found = player("none", None, seed).choose(game, limits).unwrap();
        let best = share(&found.report.lines[0], scene.seat);
        for (character, own_ways) in Character::ALL.into_iter().zip(&mut own_ways) {
            let choice = player("none", Some(character), seed).choose(game, limits).unwrap();
            let line = found.report.lines.iter().find(|line| line.actions[0] == choice.action);
            let lost = line.map(|line| best - share(line, scene.seat));
            assert!(lost.is_some_and(|lost| lost < 0.042 * 4.0 * best * (1.0 - best) + 0.001), "{character}: {lost:?}");
            *own_ways += usize::from(choice.action != found.action);
        }
    });
    assert!(own_ways.iter().all(|&ways| ways > 5), "{own_ways:?}");
}

/// Where a family has no characters they change nothing.
#[test]
fn a_character_changes_nothing_in_other_games() {
    for family in [Family::Soldiers, Family::Chess] {
        let game = Game::new(AnyPosition::start(&family.options()).unwrap());
        let chosen = |character| player("none", character, 3).choose(&game, Limits::nodes(500)).unwrap();
        for character in Character::ALL {
            assert!(!Character::offered(family).contains(&character));
            assert_eq!(chosen(Some(character)), chosen(None));
        }
    }
}

#[test]
fn every_name_is_read_back() {
    for level in Level::ALL {
        for character in Character::ALL {
            let bot = Bot::Level(level, Some(character));
            assert_eq!(bot.id(), format!("{level}-{character}"));
            assert_eq!((bot.id().parse(), bot.character()), (Ok(bot), Some(character)));
            assert_eq!(Bot::playable(bot.id(), Family::FourKings), Some(bot));
        }
    }
    for wrong in ["level-5-", "level-5-brave", "level-9-greedy", "level-5-greedy-loyal", "searcher-greedy"] {
        assert!(wrong.parse::<Bot>().unwrap_err().to_string().contains("level-5-cautious"), "{wrong}");
    }
}
