//! What needs the consent of several players, at a table whose players have screens of their own: who has to agree to what,
//! and who does so far. Pure: who is here and how long the clock ran come with each call.

use ashtapada_messages::WishView;
use ashtapada_rules::{Seat, Turn};
use ashtapada_table::{Problem, ProblemKind, Request, Table};

/// Whether those whom a request concerns agree to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consent {
    /// They do: it may be carried out.
    Given,
    /// Others have been asked.
    Asked,
}

/// The refusal of a request that is for somebody else to make.
pub fn not_yours() -> Problem {
    Problem::new(ProblemKind::OthersSeat, "somebody else decides for that seat")
}

/// The people at a table whose consent can be asked for.
#[derive(Debug)]
pub struct Quorum<'a> {
    table: &'a Table,
    /// For how many milliseconds the clock has run since the last entry.
    spent: u64,
    people: Vec<Seat>,
}

impl<'a> Quorum<'a> {
    /// Those who can be asked. After the end nobody gets a seat back that a computer player had: whoever is here can be asked
    /// all the same.
    pub fn new(table: &'a Table, spent: u64, is_here: impl Fn(Seat) -> bool) -> Quorum<'a> {
        let over = table.turn() == Turn::Over;
        let can_be = |seat: &Seat| !table.stands_in(*seat) || over && is_here(*seat);
        Quorum { table, spent, people: table.people().into_iter().filter(can_be).collect() }
    }

    /// The seats whose consent a request needs.
    pub fn needed(&self, request: &Request) -> Vec<Seat> {
        let Quorum { table, spent, people } = self;
        match request {
            Request::Act { .. } | Request::Roll | Request::EnterThrow { .. } => match table.turn() {
                Turn::Seat(seat) | Turn::Chance(seat) if people.contains(&seat) => vec![seat],
                // Real dice are thrown for computer players by whoever sits at the table.
                _ => Vec::new(),
            },
            // Whose time is up may be told so by anybody.
            Request::Resign { seat } if table.time_is_up(*seat, *spent) => Vec::new(),
            Request::Resign { seat } => vec![*seat],
            // More time is a gift of the others; once it is up, all decide how the game goes on.
            Request::MoreTime { seat } if !table.time_is_up(*seat, *spent) => {
                people.iter().copied().filter(|other| other != seat).collect()
            }
            Request::TakeBack { .. } | Request::Agree | Request::MoreTime { .. } | Request::Pause => people.clone(),
            // Those who sit there decide whom they play with.
            Request::StandIn { .. } => people.iter().copied().filter(|&seat| !table.sitters().is_free(seat)).collect(),
            Request::Follow { .. } => Vec::new(),
        }
    }

    /// Checks that a request takes nothing from those for whom a computer player stands in: they cannot be asked, so nothing is
    /// taken back, ended, or given to others at their cost before they are back. What only pauses the game, or fills a free
    /// seat, those decide who are here.
    ///
    /// # Errors
    /// It does.
    pub fn spares_the_absent(&self, request: &Request) -> Result<(), Problem> {
        let concerns = |absent: &Seat| match request {
            Request::TakeBack { .. } | Request::Agree => true,
            Request::MoreTime { seat } => seat != absent,
            // By their time that is up the others could end the game for them.
            Request::Resign { seat } => seat == absent,
            Request::Act { .. }
            | Request::Roll
            | Request::EnterThrow { .. }
            | Request::Pause
            | Request::StandIn { .. }
            | Request::Follow { .. } => false,
        };
        match self.table.absent().into_iter().filter(|seat| !self.people.contains(seat)).find(concerns) {
            None => Ok(()),
            Some(seat) => {
                let why = format!(
                    "the player of {seat} is away, and a computer player stands in: that has to wait until the player is back"
                );
                Err(Problem::new(ProblemKind::Away, why))
            }
        }
    }
}

/// A request that some want, at the state of the game that is now.
#[derive(Debug)]
struct Proposal {
    request: Request,
    by: Vec<Seat>,
}

/// The proposal at a table, of which there is one at a time.
#[derive(Debug, Default)]
pub struct Proposals {
    proposal: Option<Proposal>,
    /// Those who have agreed to play with computer players: they are not asked again for the next free seat.
    companions: Vec<Seat>,
}

impl Proposals {
    /// Whether who acts for the seats `own` may have a request carried out now. What concerns others too is noted until they
    /// all want it.
    ///
    /// # Errors
    /// It is nothing that they could ask for.
    pub fn consent(&mut self, quorum: &Quorum, own: &[Seat], request: &Request) -> Result<Consent, Problem> {
        quorum.spares_the_absent(request)?;
        let needed = quorum.needed(request);
        let fills = matches!(request, Request::StandIn { .. });
        let agreed = |seat: &Seat| fills && self.companions.contains(seat);
        let takes_part = needed.iter().any(|seat| own.contains(seat));
        if needed.iter().all(|seat| own.contains(seat) || takes_part && agreed(seat)) {
            return Ok(Consent::Given);
        }
        let shared = needed.len() > 1;
        if !shared || !takes_part {
            return Err(not_yours());
        }
        // Whether it could be done at all is told before the others are asked.
        if *request != Request::Pause {
            quorum.table.decide(request, quorum.spent)?;
        }
        let mut by = match self.proposal.take() {
            Some(proposal) if proposal.request == *request => proposal.by,
            _ => Vec::new(),
        };
        for seat in own {
            if needed.contains(seat) && !by.contains(seat) {
                by.push(*seat);
            }
        }
        let all = needed.iter().all(|seat| by.contains(seat));
        self.proposal = Some(Proposal { request: request.clone(), by });
        if all && fills {
            self.companions = needed;
        }
        Ok(if all { Consent::Given } else { Consent::Asked })
    }

    /// What is proposed, as clients are told; `None` if nothing is.
    pub fn view(&self, quorum: &Quorum) -> Option<WishView> {
        let Proposal { request, by } = self.proposal.as_ref()?;
        Some(WishView { request: request.clone(), by: by.clone(), of: quorum.needed(request) })
    }

    /// Nothing is proposed any more; whether something was.
    pub fn drop(&mut self) -> bool {
        self.proposal.take().is_some()
    }

    /// Whoever sits there next has agreed to nothing yet.
    pub fn forget(&mut self, seat: Seat) {
        self.companions.retain(|&known| known != seat);
    }
}

#[cfg(test)]
mod tests {
    use ashtapada_table::dice::Seed;
    use ashtapada_table::{Claim, ClockKind, ClockPlan, NewGame, SeatKey, Secret};

    use super::*;

    /// A table of two with screens of their own and a minute each, where South has played.
    fn table() -> Table {
        let clock = ClockPlan { initial: 60, increment: 0, kind: ClockKind::default(), decides: false };
        let options = vec![("firstPlayer".to_owned(), "south".to_owned())];
        let asked = NewGame { apart: true, clock: Some(clock), options, ..NewGame::of("soldiers16-bl") };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        table.add_seeds(|_| Seed::new([1; 32]));
        let (by, act) = table.decide(&Request::Act { action: "e4-e5".to_owned() }, 0).unwrap();
        table.play(by, act).unwrap();
        table
    }

    #[test]
    fn what_concerns_all_waits_for_all_and_what_concerns_one_does_not() {
        let (table, mut proposals) = (table(), Proposals::default());
        let quorum = Quorum::new(&table, 0, |_| true);
        let (south, north) = ([Seat::South], [Seat::North]);
        let mut ask =
            |own: &[Seat], request: &Request| proposals.consent(&quorum, own, request).map_err(|problem| problem.kind);
        let end = Request::Agree;
        assert_eq!(ask(&south, &Request::Resign { seat: Seat::South }), Ok(Consent::Given));
        assert_eq!(ask(&south, &Request::Resign { seat: Seat::North }), Err(ProblemKind::OthersSeat));
        assert_eq!(ask(&south, &end), Ok(Consent::Asked));
        assert_eq!(ask(&south, &end), Ok(Consent::Asked), "nobody agrees twice");
        assert_eq!(ask(&north, &Request::Pause), Ok(Consent::Asked), "another proposal takes its place");
        assert_eq!(ask(&north, &end), Ok(Consent::Asked));
        assert_eq!(ask(&south, &end), Ok(Consent::Given));
        assert_eq!(ask(&[], &end), Err(ProblemKind::OthersSeat), "who watches proposes nothing");
        let view = proposals.view(&quorum).unwrap();
        assert_eq!((view.by, view.of), (vec![Seat::North, Seat::South], vec![Seat::South, Seat::North]));
        assert!(proposals.drop() && !proposals.drop());
        assert_eq!(proposals.view(&quorum), None);
    }

    #[test]
    fn who_agrees_to_one_computer_player_agrees_to_all_of_them() {
        let asked = NewGame { apart: true, ..NewGame::of("chaturaji-pl-solo") };
        let (mut table, _) = Table::set_up(&asked, "a", Secret::new([1; 32]), 0).unwrap();
        for (seat, key) in [(Seat::South, "01"), (Seat::West, "02")] {
            let claim = Claim { key: &key.repeat(32).parse::<SeatKey>().unwrap(), player: None };
            table.set_sitters(table.sitters().with(seat, claim, "").unwrap());
        }
        let mut proposals = Proposals::default();
        let quorum = Quorum::new(&table, 0, |_| true);
        let fill = |seat| Request::StandIn { seat };
        let mut ask = |own: Seat, request: &Request| proposals.consent(&quorum, &[own], request).unwrap();
        assert_eq!(ask(Seat::South, &fill(Seat::North)), Consent::Asked);
        assert_eq!(ask(Seat::West, &fill(Seat::North)), Consent::Given);
        assert_eq!(ask(Seat::South, &fill(Seat::East)), Consent::Given, "nobody is asked twice");
        assert_eq!(ask(Seat::South, &Request::Agree), Consent::Asked, "of anything else they are");
        assert!(proposals.consent(&quorum, &[], &fill(Seat::East)).is_err(), "who watches fills no seat");
        proposals.forget(Seat::West);
        let again = proposals.consent(&quorum, &[Seat::South], &fill(Seat::East));
        assert_eq!(again, Ok(Consent::Asked), "somebody else may sit there by now");
    }

    #[test]
    fn more_time_is_a_gift_until_it_is_up_and_then_all_decide() {
        let table = table();
        let more = Request::MoreTime { seat: Seat::North };
        let needed = |spent| Quorum::new(&table, spent, |_| true).needed(&more);
        assert_eq!(needed(59_999), [Seat::South]);
        assert_eq!(needed(60_000), [Seat::South, Seat::North]);
        let resign = Request::Resign { seat: Seat::North };
        assert_eq!(Quorum::new(&table, 60_000, |_| true).needed(&resign), [], "anybody may say that it is");
    }
}
