//! Parsing actions as people type them.

use ashtapada_rulebook::Words;
use ashtapada_rules::{Action, ActionList, AnyPosition, Position, Refusal, Role, Spot, TextError, Throw, Turn};

use crate::view::chains;
use crate::words::InWords;

/// Why a typed text cannot be played.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TypedError {
    /// It is not an action.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The rules refuse it.
    #[error("{action}: {refusal}")]
    Refused {
        /// The action: of a chain, the jump that is refused.
        action: String,
        /// Why.
        refusal: Refusal,
        /// The position then: of a chain, after the jumps before.
        position: Box<AnyPosition>,
    },
    /// The chain ends before the typed jumps do.
    #[error("the jumps end on {at}: nothing can be jumped from there")]
    ChainEnds {
        /// Where.
        at: Spot,
    },
    /// It is ambiguous.
    #[error("that can mean {}", .readings.join(", "))]
    Ambiguous {
        /// Which, as records write them.
        readings: Vec<String>,
    },
}

impl InWords for TypedError {
    fn in_words(&self, words: Words) -> String {
        match self {
            TypedError::Text(error) => words.text_error(error),
            TypedError::Refused { action, refusal, position } => {
                let why = words.refusal(refusal, position.as_ref());
                words.with("typed-refused", &[("action", action), ("why", &why)])
            }
            TypedError::ChainEnds { at } => words.with("typed-chain-ends", &[("at", &at.to_string())]),
            TypedError::Ambiguous { readings } => words.with("typed-ambiguous", &[("readings", &readings.join(", "))]),
        }
    }
}

/// Parses a typed text as actions of the seat to decide: one, or those of a chain of jumps.
///
/// Only legal actions can be meant, so more forms are understood than in records: capital letters, spaces, captures as
/// `e3:e5`, moves without a sign (`e3e5`), whole chains (`e3xe5xc7`) or only their two ends, the point alone where
/// something is placed or taken off, promotions by the letters of records and of the reader's language.
///
/// ```
/// use ashtapada_rulebook::{Lang, Words};
/// use ashtapada_rules::{AnyPosition, Position};
/// use ashtapada_table::{Beginning, read_typed};
/// let square = "2n/3/7/7/5n3/3n1n1/3sn2/3/3 s - 11-13 0-0 0";
/// let position = Beginning::new("soldiers16-bl", [], Some(square)).unwrap().position;
/// let read = |text: &str| read_typed(text, &position, Words::new(Lang::EN));
/// assert_eq!(read("E3:G3:G5").unwrap(), ["e3xg3".parse().unwrap(), "g3xg5".parse().unwrap()]);
/// assert_eq!(read("e3e3").unwrap_err().to_string(), "that can mean e3xe5xg5xg3xe3, e3xg3xg5xe5xe3");
/// ```
///
/// # Errors
/// It is no action, it cannot be played, or it can mean several things.
pub fn read_typed(text: &str, position: &AnyPosition, words: Words) -> Result<Vec<Action>, TypedError> {
    let reader = Reader { position, words };
    if let Some(action) = reader.short(text.trim()) {
        return Ok(vec![action]);
    }
    let typed = plain(text);
    match reader.form(&typed) {
        Some(Form::Whole(action)) => reader.one(action),
        Some(Form::At(at)) => reader.at(at).map_or_else(|| reader.as_written(&typed), |action| Ok(vec![action])),
        Some(Form::Becomes { at, sign }) => reader.exchange(at, &sign).unwrap_or_else(|| reader.as_written(&typed)),
        Some(Form::Path(path)) => match path.points.as_slice() {
            &[from, to] => reader.go(from, to, &path).unwrap_or_else(|| reader.as_written(&typed)),
            points => reader.chain(points),
        },
        None => reader.as_written(&typed),
    }
}

/// Normalizes a text: lower case, ASCII signs, no annotation marks such as `!`, no superfluous spaces.
fn plain(text: &str) -> String {
    let usual = |c: char| match c {
        '×' => 'x',
        '‐' | '‑' | '–' | '—' | '−' => '-',
        c => c,
    };
    let plain: String = text.chars().flat_map(char::to_lowercase).map(usual).collect();
    let plain = plain.trim().trim_end_matches(['!', '?', '+', '#', '.', ';', ',']);
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a text looks like.
enum Form {
    /// An action written in full.
    Whole(Action),
    /// A spot alone.
    At(Spot),
    /// A waiting pawn is promoted.
    Becomes {
        at: Spot,
        /// Into what, as it was typed.
        sign: String,
    },
    /// From spot to spot.
    Path(Path),
}

struct Path {
    /// Two or more.
    points: Vec<Spot>,
    /// Whether it says to capture, or not to.
    captures: Option<bool>,
    /// What the pawn becomes, as it was typed.
    promotion: Option<String>,
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    position: &'a AnyPosition,
    words: Words,
}

impl Reader<'_> {
    /// A legal move in the short form of its game (`Nf3`), also with the letter of the piece in the reader's language. There
    /// capital letters tell pieces from files.
    fn short(self, text: &str) -> Option<Action> {
        let legal =
            |text: &str| self.position.parse_action(text).ok().filter(|&action| self.position.refuse(action).is_none());
        let named = |&role: &Role| text.strip_prefix(self.words.text(&format!("letter-{role}")).as_str());
        let in_english = || {
            let (role, rest) = self.roles().iter().chain(&[Role::King]).find_map(|role| Some((role, named(role)?)))?;
            legal(&format!("{}{rest}", role.letter()))
        };
        matches!(self.position, AnyPosition::Chess(_)).then(|| legal(text).or_else(in_english)).flatten()
    }

    fn form(self, text: &str) -> Option<Form> {
        self.whole(text).map(Form::Whole).or_else(|| self.path(text))
    }

    fn whole(self, text: &str) -> Option<Action> {
        let after = |word: &str| text.strip_prefix(word).map(str::trim_start);
        if let Some(rest) = after("huff") {
            return Some(Action::Huff { at: self.spot(rest)? });
        }
        if let Some(rest) = after("@") {
            return Some(Action::Place { at: self.spot(rest)? });
        }
        if let Some(rest) = after("call") {
            return Some(Action::Call(rest.parse().ok()?));
        }
        if let Some(rest) = after("offer-exchange").or_else(|| after("offer exchange")) {
            let throne = rest.strip_prefix('@').map(|at| at.trim_start().parse());
            return throne
                .transpose()
                .ok()
                .filter(|throne| throne.is_some() || rest.is_empty())
                .map(|throne| Action::OfferExchange { throne });
        }
        match text {
            "stop" => Some(Action::Stop),
            "pass" => Some(Action::Pass),
            "accept" => Some(Action::Accept),
            "decline" => Some(Action::Decline),
            "withdraw" => Some(Action::Withdraw),
            _ => self.throw(text),
        }
    }

    /// What the dice show, with spaces, commas, colons or plus signs between the faces: `2 5`, `25`, `2, 5`, and `3:` as
    /// records have it.
    fn throw(self, text: &str) -> Option<Action> {
        if !matches!(self.position.turn(), Turn::Chance(_)) {
            return None;
        }
        let faces: Vec<String> = text.chars().filter(char::is_ascii_digit).map(String::from).collect();
        let only_faces = text.chars().all(|c| c.is_ascii_digit() || " ,:+".contains(c));
        faces.join(" ").parse::<Throw>().ok().filter(|_| only_faces).map(Action::Throw)
    }

    /// A spot by its name; on a board of points also by its number.
    fn spot(self, text: &str) -> Option<Spot> {
        text.parse().ok().or_else(|| match self.position.parse_action(&format!("@{text}")) {
            Ok(Action::Place { at }) if !text.is_empty() => Some(at),
            _ => None,
        })
    }

    fn path(self, text: &str) -> Option<Form> {
        let (way, promotion) = match text.split_once(['=', '/', '(']) {
            Some((way, sign)) => (way.trim_end(), Some(sign.trim().trim_end_matches(')').to_owned())),
            None => (text, None),
        };
        let mut points = Vec::new();
        let mut captures = None;
        let mut rest = way;
        loop {
            let length = name_length(rest);
            points.push(self.spot(&rest[..length]).filter(|_| length > 0)?);
            rest = rest[length..].trim_start();
            // A sign may stand between two spots. Anything else can only be a promotion: `a7a8q`.
            match rest.as_bytes().first() {
                None => return Path { points, captures, promotion }.form(),
                Some(b'-') => captures = captures.or(Some(false)),
                Some(b'x' | b':') => captures = Some(true),
                Some(_) if name_length(rest) > 0 => continue,
                Some(_) if promotion.is_none() && points.len() == 2 => {
                    return Path { points, captures, promotion: Some(rest.to_owned()) }.form();
                }
                Some(_) => return None,
            }
            rest = rest[1..].trim_start_matches(['>', ' ']);
        }
    }

    fn legal(self) -> ActionList {
        let mut list = ActionList::new();
        self.position.actions(&mut list);
        list
    }

    fn refused(self, action: Action, refusal: Refusal) -> TypedError {
        let position = Box::new(self.position.clone());
        TypedError::Refused { action: self.position.action_text(action), refusal, position }
    }

    fn one(self, action: Action) -> Result<Vec<Action>, TypedError> {
        match self.position.refuse(action) {
            None => Ok(vec![action]),
            Some(refusal) => Err(self.refused(action, refusal)),
        }
    }

    /// As the game itself parses and refuses it.
    fn as_written(self, text: &str) -> Result<Vec<Action>, TypedError> {
        self.one(self.position.parse_action(text)?)
    }

    /// What can be done with a spot alone: a piece is placed there, or taken off.
    fn at(self, spot: Spot) -> Option<Action> {
        let concerns = |action: &Action| matches!(*action, Action::Place { at } | Action::Huff { at } if at == spot);
        self.legal().into_iter().find(concerns)
    }

    /// The role that a letter or name means, of those that a pawn could become here.
    fn role(self, sign: &str, roles: &[Role]) -> Option<Role> {
        let letter = |role: &&Role| role.letter().to_ascii_lowercase().to_string() == sign;
        let own = |role: &&Role| {
            let words = ["letter", "role"].map(|kind| self.words.text(&format!("{kind}-{role}")).to_lowercase());
            role.name() == sign || words.iter().any(|word| word == sign)
        };
        roles.iter().find(letter).or_else(|| roles.iter().find(own)).copied()
    }

    /// The promotion of a waiting pawn; `None` if the sign names no role.
    fn exchange(self, at: Spot, sign: &str) -> Option<Result<Vec<Action>, TypedError>> {
        let legal = self.legal();
        let becomes = legal.iter().filter_map(|action| match *action {
            Action::Promote { at: waits, role } if waits == at => Some(role),
            _ => None,
        });
        let role = self.role(sign, &becomes.collect::<Vec<_>>()).or_else(|| self.role(sign, self.roles()))?;
        Some(self.one(Action::Promote { at, role }))
    }

    /// The roles that pawns become in this game.
    fn roles(self) -> &'static [Role] {
        match self.position {
            AnyPosition::Chess(_) => {
                &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Counsellor, Role::Elephant, Role::Horse]
            }
            _ => &[Role::King, Role::Elephant, Role::Horse, Role::Boat],
        }
    }

    /// From one spot to another: an action, or a chain by its ends. `None` if its promotion names no role.
    fn go(self, from: Spot, to: Spot, path: &Path) -> Option<Result<Vec<Action>, TypedError>> {
        let goes = |action: &Action| {
            let capture = matches!(action, Action::Capture { .. });
            let moves = capture || matches!(action, Action::Step { .. });
            moves
                && action.from() == Some(from)
                && action.to() == Some(to)
                && path.captures.is_none_or(|captures| captures == capture)
        };
        let mut found: Vec<Action> = self.legal().into_iter().filter(goes).collect();
        let roles: Vec<Role> = found.iter().filter_map(becomes).collect();
        let role = match &path.promotion {
            None => None,
            Some(sign) => Some(self.role(sign, &roles).or_else(|| self.role(sign, self.roles()))?),
        };
        // Without a promotion sign, a pawn that may stay a pawn stays one.
        if role.is_some() || found.iter().any(|action| becomes(action).is_none()) {
            found.retain(|action| becomes(action) == role);
        }
        Some(match found.as_slice() {
            &[] => self.by_ends(from, to, path).unwrap_or_else(|| Err(self.why_not(from, to, role, path.captures))),
            &[action] => Ok(vec![action]),
            several => {
                let readings = several.iter().map(|&action| self.position.action_text(action)).collect();
                Err(TypedError::Ambiguous { readings })
            }
        })
    }

    /// The jumps that lead from one spot to another, where only one route does.
    fn by_ends(self, from: Spot, to: Spot, path: &Path) -> Option<Result<Vec<Action>, TypedError>> {
        if path.captures == Some(false) || path.promotion.is_some() {
            return None;
        }
        match chains::routes(self.position, from, to).as_slice() {
            [] => None,
            [way] => Some(self.chain(way)),
            several => {
                Some(Err(TypedError::Ambiguous { readings: several.iter().map(|way| chains::written(way)).collect() }))
            }
        }
    }

    /// Of the reasons why it cannot be played, as a step or as a capture, the most telling.
    fn why_not(self, from: Spot, to: Spot, promotion: Option<Role>, captures: Option<bool>) -> TypedError {
        let step = Action::Step { from, to, promotion };
        let capture = Action::Capture { from, to, promotion };
        // Of equally telling reasons that of the step, which comes last.
        let meant = [Some(capture).filter(|_| captures != Some(false)), Some(step).filter(|_| captures != Some(true))];
        let refused = meant.into_iter().flatten().filter_map(|action| Some((action, self.position.refuse(action)?)));
        let (action, refusal) =
            refused.max_by_key(|(_, refusal)| refusal.weight()).unwrap_or((step, Refusal::NoSuchAction));
        self.refused(action, refusal)
    }

    /// Jumps one after another.
    fn chain(self, points: &[Spot]) -> Result<Vec<Action>, TypedError> {
        let mut position = self.position.clone();
        let mut jumps = Vec::new();
        for pair in points.windows(2) {
            let jump = Action::Capture { from: pair[0], to: pair[1], promotion: None };
            if !jumps.is_empty() && position.jumping() != Some(pair[0]) {
                return Err(TypedError::ChainEnds { at: pair[0] });
            }
            let then = Reader { position: &position, words: self.words };
            jumps.extend(then.one(jump)?);
            position.play_unchecked(jump, &mut ());
        }
        Ok(jumps)
    }
}

impl Path {
    fn form(self) -> Option<Form> {
        match (self.points.as_slice(), &self.promotion) {
            (&[at], None) => Some(Form::At(at)),
            (&[at], Some(sign)) => Some(Form::Becomes { at, sign: sign.clone() }),
            (&[_, _], _) | (_, None) => Some(Form::Path(self)),
            _ => None,
        }
    }
}

/// How many bytes at the beginning of a text name a spot: a letter and digits, or digits alone.
fn name_length(text: &str) -> usize {
    let letter = usize::from(text.starts_with(|c: char| c.is_ascii_lowercase() && c != 'x'));
    let digits = text[letter..].bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 { 0 } else { letter + digits }
}

/// What a pawn becomes by an action.
fn becomes(action: &Action) -> Option<Role> {
    match *action {
        Action::Step { promotion, .. } | Action::Capture { promotion, .. } => promotion,
        _ => None,
    }
}

#[cfg(test)]
mod tests;
