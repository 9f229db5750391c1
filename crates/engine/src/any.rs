//! A player of any of the families, for servers, files and the command line.

use ashtapada_rules::AnyPosition;
use ashtapada_rules::chess::Chess;
use ashtapada_rules::four_kings::FourKings;
use ashtapada_rules::soldiers::Soldiers;

use crate::{Bot, Choice, Limits, Playable, Player, Report, Setup, Situation};

/// A player of any family. It keeps a player of one family at a time; a position of another family replaces it.
///
/// ```
/// use ashtapada_engine::{AnyPlayer, Bot, Limits, Player, Setup};
/// use ashtapada_rules::{AnyPosition, Family, Game, Position};
/// let mut player = AnyPlayer::new(Bot::Searcher, Setup::seeded(1));
/// for family in [Family::Soldiers, Family::Chess] {
///     let game = Game::new(AnyPosition::start(&family.options()).unwrap());
///     let choice = player.choose(&game, Limits::nodes(1000)).unwrap();
///     assert_eq!(game.position().refuse(choice.action), None);
/// }
/// ```
pub struct AnyPlayer {
    bot: Bot,
    setup: Setup,
    player: Option<Typed>,
}

impl AnyPlayer {
    /// A new player.
    pub fn new(bot: Bot, setup: Setup) -> AnyPlayer {
        AnyPlayer { bot, setup, player: None }
    }

    /// Which computer player it is.
    pub fn bot(&self) -> Bot {
        self.bot
    }
}

macro_rules! families {
    ($($family:ident),+) => {
        /// A player of one family.
        enum Typed {
            $($family(Box<dyn Player<$family>>)),+
        }

        impl Player<AnyPosition> for AnyPlayer {
            fn think(
                &mut self,
                at: &Situation<AnyPosition>,
                limits: Limits<'_>,
                watch: &mut dyn FnMut(&Report),
            ) -> Option<Choice> {
                match at.position() {
                    $(AnyPosition::$family(position) => {
                        if !matches!(self.player, Some(Typed::$family(_))) {
                            self.player = Some(Typed::$family($family::player(self.bot, &self.setup)));
                        }
                        let Some(Typed::$family(player)) = &mut self.player else { return None };
                        player.think(&at.with_position(position.clone()), limits, watch)
                    })+
                    // Of a family that no player here knows.
                    _ => None,
                }
            }

            fn forget(&mut self) {
                match &mut self.player {
                    $(Some(Typed::$family(player)) => player.forget(),)+
                    None => {}
                }
            }

            fn kept_bytes(&self) -> usize {
                match &self.player {
                    $(Some(Typed::$family(player)) => player.kept_bytes(),)+
                    None => 0,
                }
            }
        }
    };
}

families!(FourKings, Soldiers, Chess);
