//! What every store must do with reports.

use ashtapada_rules::Seat;
use ashtapada_table::PlayerId;

use super::accounts::{person, program};
use crate::{Report, Reports, Store};

async fn all(reports: &dyn Reports) -> Vec<Report> {
    reports.reported(0, 99).await.unwrap().into_iter().map(|(_, report)| report).collect()
}

/// The suite.
pub async fn conforms(store: &dyn Store) {
    let (reports, accounts) = (store.reports(), store.accounts());
    assert_eq!(reports.reported(0, 9).await, Ok(vec![]));
    for account in [person("ewa"), program("ewas", "ewa"), person("ola")] {
        accounts.create_account(&account, None).await.unwrap();
    }
    let player = |id: &str| Some(id.parse::<PlayerId>().unwrap());
    let first = Report {
        at: 1_000,
        game: "g1".to_owned(),
        seat: Seat::North,
        name: "“Żółć”".to_owned(),
        player: player("account:ewa"),
        by: Seat::South,
        by_player: None,
        reason: Some("name".to_owned()),
    };
    let of_another = Report { by: Seat::East, player: None, by_player: player("account:ewa"), ..first.clone() };
    let elsewhere = Report { game: "g2".to_owned(), at: 3_000, reason: None, ..first.clone() };
    // Another person in the seat of the one, and in that of the other.
    let next = Report { name: "Ola".to_owned(), player: player("account:ola"), ..first.clone() };
    let by_next = Report { by_player: player("account:ola"), ..first.clone() };
    let unknown = Report { name: "Ola".to_owned(), player: None, ..first.clone() };
    let of_program = Report { player: player("program:ewas"), ..first.clone() };
    let mut known = vec![first, of_another, elsewhere, next, by_next, unknown, of_program];
    for report in &known {
        assert_eq!(reports.add_report(report).await, Ok(true), "{report:?}");
        // Said again it is the same, whatever is said of it.
        let again = Report { at: 9_000, reason: Some("talk".to_owned()), ..report.clone() };
        assert_eq!(reports.add_report(&again).await, Ok(false), "{report:?}");
    }
    assert_eq!(all(reports).await, known);
    // In parts.
    let numbered = reports.reported(0, 99).await.unwrap();
    let two = reports.reported(0, 2).await.unwrap();
    let rest = reports.reported(two[1].0, 99).await.unwrap();
    assert_eq!([two, rest].concat(), numbered);
    // A game that is gone leaves them.
    store.tidy(u64::MAX >> 1, &[]).await.unwrap();
    assert_eq!(all(reports).await, known);
    // By somebody, and not of somebody.
    assert_eq!(reports.reports_by(&player("account:ewa").unwrap()).await, Ok(vec![known[1].clone()]));
    assert_eq!(reports.reports_by(&player("program:ewas").unwrap()).await, Ok(vec![]));

    // Whose account is gone, or whose owner's, is forgotten; others are as they were.
    reports.forget_gone().await.unwrap();
    assert_eq!(all(reports).await, known);
    accounts.delete_account("ewa").await.unwrap();
    reports.forget_gone().await.unwrap();
    for report in &mut known {
        if report.player.take_if(|player| player.which().starts_with("ewa")).is_some() {
            report.name.clear();
        }
        report.by_player.take_if(|player| player.which() == "ewa");
    }
    assert_eq!(all(reports).await, known);
    assert_eq!(known.iter().filter(|report| report.name.is_empty()).count(), 4);
    assert_eq!(reports.reports_by(&player("account:ewa").unwrap()).await, Ok(vec![]));
}
