//! Connections, and what is said over them.

use ashtapada_messages::trial::Desk;
use ashtapada_messages::view::KnownLog;
use ashtapada_messages::{ClientMessage, PROTOCOL, ServerMessage, problem};
use ashtapada_room::{Arrival, ClientNumber, Event};
use ashtapada_rulebook::{Lang, Words};
use ashtapada_table::Problem;

use super::{Host, Needed, TableEffect, Tables, asking};
use crate::study::{Ground, Question, StudyAnswer, StudyAsk, StudyResult, StudyTask};

/// A connection.
pub(super) enum Socket {
    /// To a table; who has not said hello is no client of its room yet.
    Table { game: String, client: Option<ClientNumber> },
    /// To a trial, once it has begun.
    Trial { words: Words, desk: Option<Desk> },
    /// For questions about positions.
    Study { lang: Lang },
}

impl Question {
    /// The position that it is about.
    pub(crate) fn ground(&self) -> &Ground {
        match self {
            Question::Analyse { at, .. }
            | Question::Odds { at }
            | Question::Exact { at }
            | Question::Ending { at, .. }
            | Question::Review { at } => at,
        }
    }
}

impl Tables {
    pub(super) fn needed_to_hear(&self, socket: u32, text: &str) -> Needed {
        let game = match self.sockets.get(&socket) {
            Some(Socket::Table { game, client: None }) => Some(game.clone()),
            Some(Socket::Trial { desk: None, .. }) => match serde_json::from_str(text) {
                Ok(ClientMessage::Branch { game, .. }) => Some(game),
                _ => None,
            },
            Some(Socket::Study { .. }) => match serde_json::from_str(text) {
                Ok(StudyAsk { question: Some(question), .. }) => match question.ground() {
                    Ground::Game { id, .. } => Some(id.clone()),
                    Ground::Setup { .. } => None,
                },
                _ => None,
            },
            _ => None,
        };
        game.into_iter().collect()
    }

    pub(super) fn connect(&mut self, socket: u32, path: &str) {
        match asking::socket(path) {
            Some(opened) => {
                self.sockets.insert(socket, opened);
            }
            None => self.effects.push(TableEffect::Shut { socket }),
        }
    }

    pub(super) fn disconnect(&mut self, socket: u32, host: &mut impl Host) {
        match self.sockets.remove(&socket) {
            Some(Socket::Table { game, client: Some(client) }) => {
                if let Some(open) = self.open.get_mut(&game) {
                    open.clients.remove(&client);
                }
                self.run(&game, Event::Leave { client }, None, host);
            }
            Some(Socket::Study { .. }) => self.effects.push(TableEffect::StopStudy { socket }),
            _ => {}
        }
    }

    pub(super) fn listen(&mut self, socket: u32, text: &str, host: &mut impl Host) {
        match self.sockets.get(&socket) {
            Some(Socket::Table { game, client }) => {
                let (game, client) = (game.clone(), *client);
                match read(text) {
                    Ok(message) => self.listen_at_table(socket, (game, client), message, host),
                    Err(problem) => self.say(socket, &ServerMessage::Trouble { problem }),
                }
            }
            Some(Socket::Trial { .. }) => {
                let answers = read(text).and_then(|message| self.listen_at_trial(socket, message, host));
                let answers = answers.unwrap_or_else(|problem| vec![ServerMessage::Trouble { problem }]);
                answers.iter().for_each(|answer| self.say(socket, answer));
            }
            Some(Socket::Study { lang }) => self.study(socket, *lang, text),
            None => {}
        }
    }

    fn listen_at_table(
        &mut self,
        socket: u32,
        (game, client): (String, Option<ClientNumber>),
        message: ClientMessage,
        host: &mut impl Host,
    ) {
        match (client, message) {
            (client, ClientMessage::Hello { seen, digest, keys, protocol, visit }) => {
                let spoken = protocol.unwrap_or(PROTOCOL);
                let welcome = self.table(&game).map(|_| ()).and_then(|()| match spoken == PROTOCOL {
                    true => Ok(()),
                    false => Err(problem::other_protocol(spoken)),
                });
                if let Err(problem) = welcome {
                    self.say(socket, &ServerMessage::Trouble { problem });
                    return self.shut(socket);
                }
                let Some(open) = self.open.get_mut(&game) else { return };
                if let Some(before) = client {
                    open.clients.remove(&before);
                    self.run(&game, Event::Leave { client: before }, None, host);
                }
                let Some(open) = self.open.get_mut(&game) else { return };
                open.last_client += 1;
                let client = open.last_client;
                let known = KnownLog { seen, digest };
                let arrival = Box::new(Arrival { known, keys, visit, player: None, local: true });
                self.run(&game, Event::Enter { client, arrival }, Some(socket), host);
            }
            (Some(client), message) => {
                if let ClientMessage::Do { id, .. } = &message {
                    self.doing = Some((socket, id.clone()));
                }
                self.run(&game, Event::Say { client, message }, None, host);
            }
            (None, _) => {
                let problem = problem::bad_request("the first message must be `hello`");
                self.say(socket, &ServerMessage::Trouble { problem });
            }
        }
    }

    fn listen_at_trial(
        &mut self,
        socket: u32,
        message: ClientMessage,
        host: &mut impl Host,
    ) -> Result<Vec<ServerMessage>, Problem> {
        let branch = match &message {
            ClientMessage::Branch { game, .. } => Some(self.table(game)?.clone()),
            _ => None,
        };
        let Some(Socket::Trial { words, desk }) = self.sockets.get_mut(&socket) else { return Ok(Vec::new()) };
        let (begun, first) = match (desk.as_mut(), message) {
            (Some(desk), message) => {
                let mut bytes = [0; 8];
                host.random(&mut bytes);
                let mut random = fastrand::Rng::with_seed(u64::from_be_bytes(bytes));
                return Ok(desk.hear(message, &mut |below| random.u32(..below)));
            }
            (None, ClientMessage::Begin { game, tried }) => Desk::begin(&game, &tried, *words)?,
            (None, ClientMessage::Branch { after, digest, tried, .. }) => {
                let table = branch.ok_or_else(|| problem::bad_request("there is no such game"))?;
                Desk::branch(&table, KnownLog { seen: after, digest }, &tried, *words)?
            }
            (None, _) => return Err(problem::bad_request("the first message must be `begin` or `branch`")),
        };
        *desk = Some(begun);
        Ok(first)
    }

    fn study(&mut self, socket: u32, lang: Lang, text: &str) {
        // The question before ends first.
        self.effects.push(TableEffect::StopStudy { socket });
        let (id, question) = match serde_json::from_str(text) {
            Ok(StudyAsk { id, question: Some(question) }) => (id, question),
            Ok(StudyAsk { question: None, .. }) => return,
            Err(error) => {
                let problem = problem::bad_request(format!("that is no question: {error}"));
                return self.say(socket, &StudyAnswer { id: 0, found: StudyResult::Trouble { problem } });
            }
        };
        let game = match question.ground() {
            Ground::Game { id, .. } => self.table(id).map(|_| self.kept(id)),
            Ground::Setup { .. } => Ok(None),
        };
        match game {
            Ok(game) => {
                let task = StudyTask { ask: text.to_owned(), lang: lang.to_string(), game };
                self.effects.push(TableEffect::Study { socket, task: Box::new(task) });
            }
            Err(problem) => self.say(socket, &StudyAnswer { id, found: StudyResult::Trouble { problem } }),
        }
    }
}

fn read(text: &str) -> Result<ClientMessage, Problem> {
    serde_json::from_str(text).map_err(|error| problem::bad_request(format!("that is no message: {error}")))
}
