//! Whether the computer players at a table agree that the game ends as it stands: each by its own judgement.

use ashtapada_analysis::agrees;
use ashtapada_engine::{Bot, Situation};
use ashtapada_rules::Seat;
use ashtapada_table::{Problem, ProblemKind};

use super::{ClientNumber, Room, text};
use crate::protocol::ServerMessage;

impl Room {
    /// Asks the computer players whether they agree to end the game now, when all people do. What they say after an entry they
    /// say as long as nothing else is played.
    ///
    /// # Errors
    /// One of them plays on: whoever asked is told by that, and everybody else here.
    pub(super) async fn ask_computers(&mut self, client: ClientNumber) -> Result<(), Problem> {
        let last = self.table.last();
        let plays_on = match self.plays_on.filter(|(after, _)| *after == last) {
            Some((_, seat)) => Some(seat),
            None => self.who_plays_on().await?,
        };
        let Some(seat) = plays_on else { return Ok(()) };
        self.plays_on = Some((last, seat));
        let why = format!("the computer player of {seat} plays on: it expects more than the game as it stands");
        let problem = Problem::new(ProblemKind::PlaysOn, why);
        self.drop_wish();
        if let Some(told) = text(&ServerMessage::Trouble { problem: problem.clone() }) {
            let (slow, game) = (&self.slow, &self.table.header().id);
            self.clients.retain(|other| other.number == client || other.takes(&told, slow, game));
        }
        Err(problem)
    }

    async fn who_plays_on(&mut self) -> Result<Option<Seat>, Problem> {
        let Some(offered) = self.table.outcome_by_agreement() else { return Ok(None) };
        let asked = self.table.computers_asked().into_iter();
        // Who is no player that is known here judges nothing.
        let asked: Vec<(Seat, Bot)> = asked.filter_map(|(seat, bot)| Some((seat, bot.parse().ok()?))).collect();
        let situation = Situation::from(self.table.game());
        let judging = move |_| asked.into_iter().find(|(seat, bot)| !agrees(*bot, *seat, &situation, &offered));
        let thinkers = self.players.thinkers().clone();
        Ok(thinkers.think(self.pace.think, judging).await?.map(|(seat, _)| seat))
    }
}
