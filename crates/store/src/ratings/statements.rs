//! The statements about ratings that both databases understand.

use crate::accounts::statements::gone;

pub const NUMBER: &str = "SELECT number FROM rated_games WHERE game = $1";
pub const ADD_GAME: &str =
    "INSERT INTO rated_games (game, family, at, result) VALUES ($1, $2, $3, $4) RETURNING number";
pub const FAMILY_OF: &str = "SELECT family FROM rated_games WHERE game = $1";
pub const VOID: &str = "UPDATE rated_games SET void = TRUE WHERE game = $1 AND NOT void";
/// The games that still count of a family, in the order in which it was counted.
pub const COUNTED: &str = "SELECT number, result FROM rated_games WHERE family = $1 AND NOT void ORDER BY number";

pub const CHANGES: &str = "SELECT player, mean_before, spread_before, mean, spread, away FROM rating_changes \
                           WHERE number = $1";
pub const ADD_CHANGE: &str = "INSERT INTO rating_changes \
                              (number, player, mean_before, spread_before, mean, spread, away) \
                              VALUES ($1, $2, $3, $4, $5, $6, $7)";
pub const FORGET_CHANGES: &str =
    "DELETE FROM rating_changes WHERE number IN (SELECT number FROM rated_games WHERE family = $1)";

pub const STANDING: &str = "SELECT mean, spread, games, away FROM ratings WHERE family = $1 AND player = $2";
pub const STANDINGS: &str = "SELECT family, mean, spread, games, away FROM ratings WHERE player = $1";
pub const KEEP_STANDING: &str = "INSERT INTO ratings (family, player, mean, spread, at_least, games, away) \
                                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (family, player) DO UPDATE SET \
                                 mean = excluded.mean, spread = excluded.spread, at_least = excluded.at_least, \
                                 games = excluded.games, away = excluded.away";
pub const FORGET_STANDINGS: &str = "DELETE FROM ratings WHERE family = $1";
/// The best of family `$1` after rating `$2` and player `$3`, as many as `$4`.
pub const BEST: &str = concat!(
    "SELECT player, mean, spread, games, away FROM ratings WHERE family = $1 \
     AND (CAST($2 AS DOUBLE PRECISION) IS NULL OR at_least < $2 OR at_least = $2 AND player > $3) \
     AND player NOT IN (SELECT player FROM hidden_players) AND NOT (",
    gone!("ratings.player"),
    ") ORDER BY at_least DESC, player LIMIT $4"
);
/// The games of player `$1` before the one of number `$2`, as many as `$3`.
pub const HISTORY: &str = "SELECT number, game, family, at, mean_before, spread_before, mean, spread, away \
                           FROM rating_changes JOIN rated_games USING (number) \
                           WHERE player = $1 AND (CAST($2 AS BIGINT) IS NULL OR number < $2) \
                           ORDER BY number DESC LIMIT $3";

/// The last games of player `$1`, as many as `$2`.
pub const RESULTS: &str = "SELECT game, result FROM rating_changes JOIN rated_games USING (number) \
                           WHERE player = $1 ORDER BY number DESC LIMIT $2";

pub const HIDE: &str = "INSERT INTO hidden_players (player) VALUES ($1) ON CONFLICT DO NOTHING";
pub const SHOW: &str = "DELETE FROM hidden_players WHERE player = $1";
