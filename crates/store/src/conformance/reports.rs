//! What every store must do with reports.

use ashtapada_rules::Seat;

use super::accounts::{person, program};
use crate::{Report, Store};

/// The suite.
pub async fn conforms(store: &dyn Store) {
    let (reports, accounts) = (store.reports(), store.accounts());
    for account in [person("ewa"), program("ewas", "ewa"), person("ola")] {
        accounts.create_account(&account, None).await.unwrap();
    }
    assert_eq!(reports.reported(0, 9).await, Ok(vec![]));
    let first = Report {
        at: 1_000,
        game: "g1".to_owned(),
        seat: Seat::North,
        name: "“Żółć”".to_owned(),
        player: Some("account:ewa".parse().unwrap()),
        by: Seat::South,
        by_player: None,
        reason: Some("name".to_owned()),
    };
    let of_another = Report { by: Seat::East, player: None, by_player: first.player.clone(), ..first.clone() };
    let elsewhere = Report { game: "g2".to_owned(), at: 3_000, reason: None, ..first.clone() };
    for report in [&first, &of_another, &elsewhere] {
        reports.add_report(report).await.unwrap();
        // Said again it is the same, whatever is said of it.
        let again = Report { at: 9_000, reason: Some("talk".to_owned()), ..report.clone() };
        reports.add_report(&again).await.unwrap();
    }
    let all = reports.reported(0, 9).await.unwrap();
    assert_eq!(all.iter().map(|(_, report)| report).collect::<Vec<_>>(), [&first, &of_another, &elsewhere]);
    // In parts.
    let two = reports.reported(0, 2).await.unwrap();
    let rest = reports.reported(two[1].0, 9).await.unwrap();
    assert_eq!([two, rest].concat(), all);
    // A game that is gone leaves them.
    store.tidy(u64::MAX >> 1, &[]).await.unwrap();
    assert_eq!(reports.reported(0, 9).await.unwrap(), all);
    // By somebody, and not of somebody.
    let ewa = first.player.clone().unwrap();
    assert_eq!(reports.reports_by(&ewa).await, Ok(vec![of_another.clone()]));
    assert_eq!(reports.reports_by(&"account:ola".parse().unwrap()).await, Ok(vec![]));
    // Whose account is gone, or whose owner's, is forgotten; others are as they were.
    let ola = Report { by: Seat::West, player: Some("account:ola".parse().unwrap()), ..first.clone() };
    let program = Report { seat: Seat::East, player: Some("program:ewas".parse().unwrap()), ..first.clone() };
    for report in [&ola, &program] {
        reports.add_report(report).await.unwrap();
    }
    let known = reports.reported(0, 9).await;
    reports.forget_gone().await.unwrap();
    assert_eq!(reports.reported(0, 9).await, known);
    accounts.delete_account("ewa").await.unwrap();
    reports.forget_gone().await.unwrap();
    assert_eq!(reports.reports_by(&ewa).await, Ok(vec![]));
    let unknown = |report: &Report| Report { player: None, name: String::new(), ..report.clone() };
    let left: Vec<Report> = reports.reported(0, 9).await.unwrap().into_iter().map(|(_, report)| report).collect();
    let by_nobody = Report { by_player: None, ..of_another };
    assert_eq!(left, [unknown(&first), by_nobody, unknown(&elsewhere), ola, unknown(&program)]);
}
