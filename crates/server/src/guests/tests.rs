use super::ledger::KNOWN;
use super::*;

fn limits() -> PerAddress {
    let quota = |burst, seconds| Quota { burst, every: Duration::from_secs(seconds) };
    PerAddress {
        sockets: 2,
        searches: 1,
        seekers: 1,
        bytes: 1_000,
        bytes_in_all: 1_500,
        actions: 100,
        actions_in_all: 1_000,
        tables: quota(3, 60),
        requests: quota(5, 1),
        sign_ins: quota(2, 1),
        accounts: quota(1, 1),
        wrong_codes: quota(10, 6),
    }
}

fn guest(guests: &Arc<Guests>, ip: &str) -> Guest {
    Guest::of(guests, Peer::at(ip.parse().unwrap()))
}

/// How many of so many can be had.
fn given(guest: &Guest, what: SpendKind, tries: usize) -> usize {
    (0..tries).filter(|_| guest.spend(what).is_ok()).count()
}

#[tokio::test(start_paused = true)]
async fn each_address_has_its_own_and_gets_it_back() {
    let guests = Guests::new(limits());
    let (one, two) = (guest(&guests, "192.0.2.1"), guest(&guests, "192.0.2.2"));
    for guest in [&one, &two] {
        assert_eq!(given(guest, SpendKind::Table, 10), 3, "{guest:?}");
    }
    let refused = one.spend(SpendKind::Table).unwrap_err();
    assert_eq!(refused.after, Some(61));
    assert!(refused.why.contains("try again in 61 seconds"), "{}", refused.why);
    tokio::time::advance(Duration::from_secs(61)).await;
    assert_eq!(given(&one, SpendKind::Table, 2), 1);
    // Each kind is counted by itself.
    assert_eq!(given(&one, SpendKind::Request, 10), 5);
    assert_eq!(given(&one, SpendKind::SignIn, 10), 2);
    assert_eq!(given(&one, SpendKind::Account, 10), 1);
    assert_eq!(given(&one, SpendKind::WrongCode, 100), 10);
}

#[tokio::test(start_paused = true)]
async fn what_was_charged_beyond_the_quota_is_owed() {
    let guests = Guests::new(limits());
    let one = guest(&guests, "192.0.2.1");
    one.charge(SpendKind::Request, 25);
    assert_eq!(one.may(SpendKind::Request).unwrap_err().after, Some(22));
    assert!(guest(&guests, "192.0.2.2").may(SpendKind::Request).is_ok());
    tokio::time::advance(Duration::from_secs(21)).await;
    assert_eq!(given(&one, SpendKind::Request, 10), 1);
}

#[tokio::test]
async fn what_is_held_is_given_back() {
    let guests = Guests::new(limits());
    let (one, two) = (guest(&guests, "192.0.2.1"), guest(&guests, "192.0.2.2"));
    let held = [one.hold(HoldKind::Socket, 1).unwrap(), one.hold(HoldKind::Socket, 1).unwrap()];
    assert!(one.hold(HoldKind::Socket, 1).is_err() && two.hold(HoldKind::Socket, 1).is_ok());
    let search = one.hold(HoldKind::Search, 1).unwrap();
    assert!(one.hold(HoldKind::Search, 1).is_err());
    drop((held, search));
    assert!(one.hold(HoldKind::Socket, 2).is_ok() && one.hold(HoldKind::Search, 1).is_ok());
    let mut game = one.hold(HoldKind::Action, 60).unwrap();
    let other = one.hold(HoldKind::Action, 30).unwrap();
    assert!(game.resize(71).unwrap_err().why.contains("games of 100 actions"));
    assert!(one.hold(HoldKind::Action, 11).is_err(), "it still holds what it held");
    drop(other);
    assert!(game.resize(100).is_ok() && game.resize(10).is_ok() && one.hold(HoldKind::Action, 90).is_ok());
}

#[tokio::test]
async fn there_is_an_end_to_what_all_hold_together() {
    let guests = Guests::new(limits());
    let _one = guest(&guests, "192.0.2.1").hold(HoldKind::Byte, 1_000).unwrap();
    let two = guest(&guests, "192.0.2.2");
    let refused = two.hold(HoldKind::Byte, 501).unwrap_err();
    assert!(refused.why.contains("the server holds as much as it can"), "{}", refused.why);
    assert!(two.hold(HoldKind::Byte, 500).is_ok());
}

#[tokio::test]
async fn a_household_is_one_address_and_this_computer_has_no_limit() {
    let guests = Guests::new(limits());
    let rooms = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::1"].map(|ip| guest(&guests, ip));
    let held: Vec<_> = rooms.iter().map(|guest| guest.hold(HoldKind::Socket, 1)).collect();
    assert_eq!(held.iter().filter(|held| held.is_ok()).count(), 2);
    assert!(guest(&guests, "2001:db8:1:3::1").hold(HoldKind::Socket, 1).is_ok());
    for local in ["127.0.0.1", "::1"].map(|ip| guest(&guests, ip)) {
        assert_eq!(given(&local, SpendKind::Table, 100), 100);
        assert!(local.hold(HoldKind::Socket, 100).is_ok() && local.line().is_none());
    }
    let proxied = Guest::of(&guests, Peer { remote: true, ..Peer::at([127, 0, 0, 1].into()) });
    assert_eq!(given(&proxied, SpendKind::Request, 100), 5);
}

#[tokio::test(start_paused = true)]
async fn so_many_addresses_are_known_and_a_network_that_fills_the_list_is_one_household() {
    let guests = Guests::new(limits());
    // As many households as one site has, and a few of others.
    let others = ["2001:db8:ffff:1::1", "198.51.100.7"].map(|ip| guest(&guests, ip));
    for other in &others {
        assert_eq!(given(other, SpendKind::Request, 4), 4);
    }
    let held = others[0].hold(HoldKind::Socket, 1).unwrap();
    let crowd = |number: u32| guest(&guests, &format!("2001:db8:1:{:x}::1", number & 0xFFFF));
    let crowded = crowd(0).hold(HoldKind::Socket, 1).unwrap();
    for number in 0..60_000 {
        let _ = crowd(number).spend(SpendKind::Request);
    }
    assert!(guests.ledger().len() < 1_000, "{}", guests.ledger().len());
    // Who is not of it is not concerned, be it known or new.
    assert_eq!(others.each_ref().map(|other| given(other, SpendKind::Request, 10)), [1, 1]);
    assert_eq!(given(&guest(&guests, "203.0.113.5"), SpendKind::Request, 10), 5);
    // Who is shares what one household may take; what was held is given back.
    assert_eq!(given(&crowd(70_000), SpendKind::Table, 10) + given(&crowd(3), SpendKind::Table, 10), 3);
    drop((held, crowded));
    assert_eq!(guests.ledger().held_by_all(HoldKind::Socket), 0);
    // Once it takes nothing any more, its households are their own again.
    tokio::time::advance(Duration::from_secs(3_600)).await;
    let known = guests.ledger().len();
    assert!(known > 2, "{known}");
    for number in 0..=(KNOWN - known) as u32 {
        let ip = IpAddr::from((0x0A00_0000 + (number << 8)).to_be_bytes());
        let _ = Guest::of(&guests, Peer::at(ip)).spend(SpendKind::Request);
    }
    assert_eq!(given(&crowd(1), SpendKind::Table, 10) + given(&crowd(2), SpendKind::Table, 10), 6);
}

#[tokio::test(start_paused = true)]
async fn strangers_of_as_many_networks_share_what_one_may_take() {
    let guests = Guests::new(limits());
    let far = |number: u32| Guest::of(&guests, Peer::at(IpAddr::from((number << 8).to_be_bytes())));
    for number in 1..60_000 {
        let _ = far(number).spend(SpendKind::Request);
    }
    assert!(guests.ledger().len() <= KNOWN + 1, "{}", guests.ledger().len());
    assert!(far(100_000).spend(SpendKind::Request).is_err());
    tokio::time::advance(Duration::from_secs(60)).await;
    assert!(far(100_000).spend(SpendKind::Request).is_ok());
    assert!(guests.ledger().len() < 10, "{}", guests.ledger().len());
}
