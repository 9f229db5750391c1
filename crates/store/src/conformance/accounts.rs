//! What every store must do for those who want to be known.

use ashtapada_rules::Seat;
use ashtapada_table::{Claim, Header, PlayerId, Sitters};

use super::{entry, game, glance};
use crate::{
    Account, AccountError, AccountKind, Accounts, Ceremony, CeremonyKind, Credential, GamePage, ListFilter, Store,
    Token, TokenHash, TokenKind,
};

pub(super) fn person(id: &str) -> Account {
    Account {
        id: id.to_owned(), name: format!("{id} “Żółć”"), kind: AccountKind::Person, owner: None, created: 1_000
    }
}

pub(super) fn program(id: &str, owner: &str) -> Account {
    Account { kind: AccountKind::Program, owner: Some(owner.to_owned()), ..person(id) }
}

fn passkey(id: u8, account: &str) -> Credential {
    Credential {
        id: vec![id, 0, 255],
        account: account.to_owned(),
        name: "telefon".to_owned(),
        key: vec![4; 77],
        state: vec![0, 1],
        created: 2_000 + u64::from(id),
        used: None,
    }
}

fn token(text: &str, account: &str, kind: TokenKind, expires: Option<u64>) -> Token {
    Token {
        hash: TokenHash::of(text),
        account: account.to_owned(),
        kind,
        name: "Firefox".to_owned(),
        created: 3_000,
        expires,
    }
}

/// The suite.
pub async fn conform(store: &dyn Store) {
    let accounts = store.accounts();
    people(accounts).await;
    passkeys(accounts).await;
    tokens(accounts).await;
    ceremonies(accounts).await;
    games(store, accounts).await;
}

async fn people(accounts: &dyn Accounts) {
    assert_eq!(accounts.account("anna").await, Ok(None));
    accounts.create_account(&person("anna"), Some(&passkey(1, "anna"))).await.unwrap();
    assert_eq!(accounts.account("anna").await, Ok(Some(person("anna"))));
    assert_eq!(accounts.credentials("anna").await, Ok(vec![passkey(1, "anna")]));
    assert_eq!(accounts.create_account(&person("anna"), None).await, Err(AccountError::Taken));
    // A passkey opens one account; where it is known, nothing is made.
    let again = accounts.create_account(&person("jan"), Some(&passkey(1, "jan"))).await;
    assert_eq!(again, Err(AccountError::Taken));
    assert_eq!(accounts.account("jan").await, Ok(None));
    accounts.create_account(&person("jan"), Some(&passkey(2, "jan"))).await.unwrap();
    let nobodys = accounts.create_account(&program("robot", "nobody"), None).await;
    assert_eq!(nobodys, Err(AccountError::Missing));
    for (id, created) in [("robot", 1_002), ("automat", 1_001)] {
        let made = Account { created, ..program(id, "anna") };
        accounts.create_account(&made, None).await.unwrap();
    }
    let programs = accounts.programs("anna").await.unwrap();
    assert_eq!(programs.iter().map(|program| program.id.as_str()).collect::<Vec<_>>(), ["automat", "robot"]);
    assert_eq!(accounts.programs("jan").await, Ok(vec![]));
    accounts.rename_account("anna", "Ania").await.unwrap();
    assert_eq!(accounts.account("anna").await.unwrap().unwrap().name, "Ania");
    assert_eq!(accounts.rename_account("nobody", "Ania").await, Err(AccountError::Missing));
    assert_eq!(accounts.shown("anna").await, Ok(String::new()), "nothing, as long as nothing was chosen");
    accounts.set_shown("anna", "games army").await.unwrap();
    assert_eq!(accounts.shown("anna").await, Ok("games army".to_owned()));
    assert_eq!(accounts.shown("robot").await, Ok(String::new()));
    assert_eq!(accounts.set_shown("nobody", "games").await, Err(AccountError::Missing));
    assert_eq!(accounts.shown("nobody").await, Ok(String::new()));
}

async fn passkeys(accounts: &dyn Accounts) {
    accounts.add_credential(&passkey(3, "anna")).await.unwrap();
    assert_eq!(accounts.add_credential(&passkey(3, "anna")).await, Err(AccountError::Taken));
    assert_eq!(accounts.add_credential(&passkey(4, "nobody")).await, Err(AccountError::Missing));
    assert_eq!(accounts.credential(&passkey(3, "anna").id).await, Ok(Some(passkey(3, "anna"))));
    assert_eq!(accounts.credential(&[9]).await, Ok(None));
    let first = passkey(1, "anna");
    accounts.used_credential(&first.id, &[7, 7], 9_000).await.unwrap();
    let used = Credential { state: vec![7, 7], used: Some(9_000), ..first.clone() };
    assert_eq!(accounts.credentials("anna").await, Ok(vec![used, passkey(3, "anna")]));
    assert_eq!(accounts.used_credential(&[9], &[7], 9_000).await, Err(AccountError::Missing));
    // Nobody removes another's, and the last one stays.
    assert_eq!(accounts.remove_credential("jan", &first.id).await, Err(AccountError::Missing));
    accounts.remove_credential("anna", &first.id).await.unwrap();
    let last = passkey(3, "anna");
    assert_eq!(accounts.remove_credential("anna", &last.id).await, Err(AccountError::Last));
    assert_eq!(accounts.credentials("anna").await, Ok(vec![last]));
}

async fn tokens(accounts: &dyn Accounts) {
    let (session, feed) =
        (token("s", "anna", TokenKind::Session, Some(10_000)), token("f", "anna", TokenKind::Feed, None));
    accounts.add_token(&session).await.unwrap();
    accounts.add_token(&feed).await.unwrap();
    assert_eq!(accounts.add_token(&session).await, Err(AccountError::Taken));
    let nobodys = token("n", "nobody", TokenKind::Session, None);
    assert_eq!(accounts.add_token(&nobodys).await, Err(AccountError::Missing));
    let (hash, of) = (TokenHash::of("s"), accounts.account("anna").await.unwrap().unwrap());
    assert_eq!(accounts.token(&hash, 9_999).await, Ok(Some((session.clone(), of.clone()))));
    assert_eq!(accounts.token(&hash, 10_000).await, Ok(None), "it has expired");
    assert_eq!(accounts.token(&TokenHash::of("S"), 0).await, Ok(None));
    assert_eq!(accounts.token(&feed.hash, u64::MAX >> 1).await, Ok(Some((feed.clone(), of))));
    assert_eq!(accounts.tokens("anna").await.unwrap().len(), 2);
    // One that is used lasts longer, never shorter; one that lasts for ever does.
    accounts.renew_token(&hash, 9_000).await.unwrap();
    assert_eq!(accounts.token(&hash, 9_999).await.unwrap().unwrap().0.expires, Some(10_000));
    accounts.renew_token(&hash, 20_000).await.unwrap();
    assert_eq!(accounts.token(&hash, 19_999).await.unwrap().unwrap().0.expires, Some(20_000));
    accounts.renew_token(&feed.hash, 20_000).await.unwrap();
    accounts.renew_token(&TokenHash::of("nobody's"), 20_000).await.unwrap();
    assert_eq!(accounts.token(&feed.hash, 0).await.unwrap().unwrap().0.expires, None);
    assert_eq!(accounts.tidy_tokens(19_999).await, Ok(0));
    assert_eq!(accounts.tidy_tokens(20_000).await, Ok(1));
    assert_eq!(accounts.tokens("anna").await, Ok(vec![feed.clone()]));
    accounts.remove_token(&feed.hash).await.unwrap();
    accounts.remove_token(&feed.hash).await.unwrap();
    assert_eq!(accounts.tokens("anna").await, Ok(vec![]));
}

async fn ceremonies(accounts: &dyn Accounts) {
    let (make, sign_in) = (CeremonyKind::Make, CeremonyKind::SignIn);
    let of = |crowd: &str, number: u8, kind, expires| {
        let (challenge, crowd) = ([number; 16], crowd.to_owned());
        Ceremony { challenge, kind, state: vec![number, 0], expires, crowd }
    };
    let one = |number, kind, expires| of("one", number, kind, expires);
    accounts.begin_ceremony(&one(1, make, 5_000), 2, 1_000).await.unwrap();
    accounts.begin_ceremony(&one(2, make, 6_000), 2, 1_000).await.unwrap();
    accounts.begin_ceremony(&one(4, sign_in, 5_000), 2, 4_999).await.unwrap();
    // An answer of the other kind, or to something else, is none; the right one counts once and in time.
    assert_eq!(accounts.end_ceremony(sign_in, &[1; 16], 1_000).await, Ok(None));
    assert_eq!(accounts.end_ceremony(make, &[9; 16], 1_000).await, Ok(None));
    assert_eq!(accounts.end_ceremony(make, &[1; 16], 5_000).await, Ok(None), "too late");
    let (first, second, third) = tokio::join!(
        accounts.end_ceremony(make, &[2; 16], 5_999),
        accounts.end_ceremony(make, &[2; 16], 5_999),
        accounts.end_ceremony(make, &[2; 16], 5_999)
    );
    let answers = [first, second, third].map(Result::unwrap);
    assert_eq!(answers.iter().flatten().collect::<Vec<_>>(), [&vec![2, 0]], "once");
    accounts.begin_ceremony(&one(5, make, 9_000), 1, 5_000).await.unwrap();
    assert_eq!(accounts.end_ceremony(sign_in, &[4; 16], 1_000).await, Ok(None), "it was forgotten");
    // So many of each kind: the oldest of those gives way who have the most.
    let begun = [("one", 11, 9_001), ("few", 12, 9_000), ("one", 13, 9_002), ("new", 14, 9_003), ("one", 15, 9_004)];
    for (crowd, number, expires) in begun {
        accounts.begin_ceremony(&of(crowd, number, sign_in, expires), 3, 6_000).await.unwrap();
    }
    let mut going = Vec::new();
    for (_, number, _) in begun {
        if accounts.end_ceremony(sign_in, &[number; 16], 6_000).await.unwrap().is_some() {
            going.push(number);
        }
    }
    assert_eq!(going, [12, 14, 15], "11 gave way to 14, 13 to 15");
    assert_eq!(
        accounts.end_ceremony(make, &[5; 16], 6_000).await,
        Ok(Some(vec![5, 0])),
        "the other kind is not concerned"
    );
}

async fn games(store: &dyn Store, accounts: &dyn Accounts) {
    let (anna, jan) = (PlayerId::account("anna").unwrap(), PlayerId::account("jan").unwrap());
    let robot = PlayerId::program("robot").unwrap();
    let key = "07".repeat(32).parse().unwrap();
    let sits =
        |sitters: Sitters, seat, player| sitters.with(seat, Claim { key: &key, player: Some(player) }, "x").unwrap();
    let ids = async |player: &PlayerId, filter| -> Vec<String> {
        let page = accounts.games_of(player, filter, None, 10).await.unwrap();
        page.games.into_iter().map(|listed| listed.game.id).collect()
    };
    // A game knows its players from the beginning, or as they sit down.
    let both = sits(sits(Sitters::default(), Seat::South, &anna), Seat::North, &jan);
    store.create(&Header { sitters: both, ..game("sat") }, &[], &glance(0)).await.unwrap();
    store.create(&game("later"), &[], &glance(0)).await.unwrap();
    assert_eq!(ids(&anna, ListFilter::All).await, ["sat"]);
    let alone = sits(Sitters::default(), Seat::North, &anna);
    store.set_sitters("later", &sits(alone.clone(), Seat::South, &robot)).await.unwrap();
    store.set_sitters("later", &sits(alone, Seat::South, &robot)).await.unwrap();
    store.append("later", &entry(1, Some("x")), &glance(1)).await.unwrap();
    assert_eq!(ids(&anna, ListFilter::All).await, ["later", "sat"], "last played first, begun or not");
    assert_eq!(
        (ids(&jan, ListFilter::All).await, ids(&robot, ListFilter::All).await),
        (vec!["sat".into()], vec!["later".into()])
    );
    let mut some = accounts.games(&["sat", "nothing", "later"]).await.unwrap();
    some.sort_by(|one, other| one.game.id.cmp(&other.game.id));
    assert_eq!(some.iter().map(|listed| listed.game.id.as_str()).collect::<Vec<_>>(), ["later", "sat"]);
    // In pages, and what is over apart.
    let first = accounts.games_of(&anna, ListFilter::All, None, 1).await.unwrap();
    let rest = accounts.games_of(&anna, ListFilter::All, first.next.as_ref(), 10).await.unwrap();
    assert_eq!((first.games[0].game.id.as_str(), rest.games[0].game.id.as_str()), ("later", "sat"));
    let last = accounts.games_of(&anna, ListFilter::All, None, 10).await.unwrap();
    assert_eq!(accounts.games_of(&robot, ListFilter::Over, None, 10).await, Ok(GamePage { games: vec![], next: None }));
    assert_eq!(last.next, None);
    let over = ashtapada_table::Glance { over: true, ..glance(1) };
    store.append("sat", &entry(1, None), &over).await.unwrap();
    assert_eq!(
        (ids(&anna, ListFilter::Over).await, ids(&anna, ListFilter::Going).await),
        (vec!["sat".into()], vec!["later".into()])
    );
    // Who is deleted still sits there until the sitters are written anew; programs go with their owner.
    assert_eq!(accounts.unknown(None, 10).await, Ok(vec![]));
    accounts.delete_account("anna").await.unwrap();
    assert_eq!(accounts.delete_account("anna").await, Err(AccountError::Missing));
    assert_eq!((accounts.account("anna").await, accounts.account("robot").await), (Ok(None), Ok(None)));
    assert_eq!(accounts.credentials("anna").await, Ok(vec![]));
    let sat = |player: &PlayerId, id: &str| (player.clone(), id.to_owned());
    let left = vec![sat(&anna, "later"), sat(&anna, "sat"), sat(&robot, "later")];
    assert_eq!(accounts.unknown(None, 10).await, Ok(left.clone()));
    assert_eq!(accounts.unknown(None, 2).await, Ok(left[..2].to_vec()));
    assert_eq!(accounts.unknown(Some(&left[0]), 10).await, Ok(left[1..].to_vec()));
    assert_eq!(accounts.unknown(Some(&left[1]), 10).await, Ok(left[2..].to_vec()));
    // Of whom the id alone stays for a game that counts, the rest is forgotten, and the game is still named.
    let sitters = store.game("later").await.unwrap().unwrap().sitters.unnaming(&anna);
    store.set_sitters("later", &sitters).await.unwrap();
    assert_eq!(store.game("later").await.unwrap().unwrap().sitters, sitters);
    assert_eq!(accounts.unknown(None, 10).await, Ok(left.clone()));
    for (player, id) in left {
        let sitters = store.game(&id).await.unwrap().unwrap().sitters.forgetting(&player);
        store.set_sitters(&id, &sitters).await.unwrap();
    }
    assert_eq!(accounts.unknown(None, 10).await, Ok(vec![]));
    assert_eq!((ids(&anna, ListFilter::All).await.len(), ids(&jan, ListFilter::All).await.len()), (0, 1));
    // A game that is removed is nobody's.
    let untouched = sits(Sitters::default(), Seat::South, &jan);
    store.create(&Header { sitters: untouched, ..game("unbegun") }, &[], &glance(0)).await.unwrap();
    assert_eq!(ids(&jan, ListFilter::All).await.len(), 2);
    store.tidy(1_500, &[]).await.unwrap();
    assert_eq!(ids(&jan, ListFilter::All).await, ["sat"]);
}
