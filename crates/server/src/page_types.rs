//! The types of the page: everything that goes over the wire as TypeScript, in one file (`web/src/generated/wire.ts`),
//! which the test here writes anew.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use ashtapada_local::study::{SolveTask, SolvedFiles, SolvedSlice, StudyAnswer, StudyAsk};
use ashtapada_local::tables::{LetterOpened, LetterView};
use ashtapada_rulebook::SolvedGames;
use ashtapada_table::catalogue::{DailyPage, GuidedView, Moment, OpeningsPage, PastPage, RulesPage, RushPage};
use ashtapada_table::{DraftAsk, DraftView, ProofPage};
use ts_rs::{Config, TS, TypeVisitor};

use crate::accounts::protocol::{
    AccountName, BringSeat, FeedAddress, MyAccount, MyGames, MyGamesAsk, PasskeyAnswer, People, PeopleAsk, Shown,
};
use crate::daily::protocol::{DailyAsk, DailyGamePage, DailyGamesPage, DailyTable};
use crate::lobby::{CodeView, LivePage, LobbyAsk, LobbyNews};
use crate::programs::{NewProgram, ProgramView};
use crate::protocol::{
    Catalogue, ClientMessage, Created, GameList, Listing, PositionAsk, PositionView, ServerInfo, ServerMessage,
    ThrowsPage,
};
use crate::push::PushKey;
use crate::ratings::protocol::{PlayerRatings, RatingsPage};

/// Declarations by name, and which types were visited.
#[derive(Default)]
struct Declarations {
    of: BTreeMap<String, String>,
    visited: HashSet<TypeId>,
    config: Config,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        // What has no file of its own is written out where it is used.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(&self.config));
            let known = self.of.insert(T::ident(&self.config), text.clone());
            assert!(known.is_none_or(|known| known == text), "two types are called {}", T::ident(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl Declarations {
    /// Everything that the page is sent or sends; what these are made of follows.
    fn of_everything() -> Declarations {
        let mut all = Declarations::default();
        macro_rules! visit {
            ($($of:ty),+ $(,)?) => {
                $(all.visit::<$of>();)+
            };
        }
        visit![
            ClientMessage,
            ServerMessage,
            LobbyAsk,
            LobbyNews,
            StudyAsk,
            StudyAnswer,
            SolvedFiles,
            SolveTask,
            SolvedSlice
        ];
        visit![
            Catalogue,
            ServerInfo,
            RulesPage,
            DailyPage,
            PastPage,
            RushPage,
            GuidedView,
            OpeningsPage,
            Moment,
            SolvedGames
        ];
        visit![Created, GameList, Listing, CodeView, LivePage, PositionAsk, PositionView, DraftAsk, DraftView];
        visit![LetterView, LetterOpened];
        visit![DailyAsk, DailyTable, DailyGamePage, DailyGamesPage];
        visit![ProofPage, ThrowsPage, PushKey, RatingsPage, PlayerRatings];
        visit![
            MyAccount,
            AccountName,
            PasskeyAnswer,
            MyGamesAsk,
            MyGames,
            PeopleAsk,
            People,
            Shown,
            BringSeat,
            FeedAddress,
            NewProgram,
            ProgramView
        ];
        all
    }
}

#[test]
fn the_types_of_the_page_are_written() {
    let mut text =
        "// Written by a test of crates/server (src/page_types.rs). Change the types there, not here.\n".to_owned();
    for declaration in Declarations::of_everything().of.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/wire.ts");
    fs::write(file, text).unwrap();
}
