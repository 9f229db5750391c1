//! The statements about accounts that both databases understand.

/// An account as it is read.
macro_rules! account {
    () => {
        "SELECT id, name, kind, owner, created FROM accounts "
    };
}
/// A passkey as it is read.
macro_rules! credential {
    () => {
        "SELECT id, account, name, key, state, created, used FROM credentials "
    };
}

/// Whether the account of the player in that column is gone. `account:` and `program:` have as many letters.
macro_rules! gone {
    ($player:literal) => {
        concat!(
            $player,
            " NOT LIKE 'bot:%' AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = substr(",
            $player,
            ", 9))"
        )
    };
}
pub(crate) use gone;

pub const ADD_ACCOUNT: &str = "INSERT INTO accounts (id, name, kind, owner, created) VALUES ($1, $2, $3, $4, $5)";
pub const ACCOUNT: &str = concat!(account!(), "WHERE id = $1");
pub const PROGRAMS: &str = concat!(account!(), "WHERE owner = $1 ORDER BY created, id");
pub const RENAME_ACCOUNT: &str = "UPDATE accounts SET name = $2 WHERE id = $1";
pub const SHOWN: &str = "SELECT shown FROM accounts WHERE id = $1";
pub const SET_SHOWN: &str = "UPDATE accounts SET shown = $2 WHERE id = $1";
/// Passkeys, tokens and programs go with it.
pub const DELETE_ACCOUNT: &str = "DELETE FROM accounts WHERE id = $1";

pub const ADD_CREDENTIAL: &str = "INSERT INTO credentials (id, account, name, key, state, created, used) \
                                  VALUES ($1, $2, $3, $4, $5, $6, $7)";
/// The statement that adds a passkey, with its values.
macro_rules! added {
    ($credential:ident) => {
        sqlx::query($crate::accounts::statements::ADD_CREDENTIAL)
            .bind(&$credential.id)
            .bind(&$credential.account)
            .bind(&$credential.name)
            .bind(&$credential.key)
            .bind(&$credential.state)
            .bind($credential.created as i64)
            .bind($credential.used.map(|used| used as i64))
    };
}
pub(crate) use added;
pub const CREDENTIAL: &str = concat!(credential!(), "WHERE id = $1");
pub const CREDENTIALS: &str = concat!(credential!(), "WHERE account = $1 ORDER BY created, id");
pub const USED_CREDENTIAL: &str = "UPDATE credentials SET state = $2, used = $3 WHERE id = $1";
pub const REMOVE_CREDENTIAL: &str = "DELETE FROM credentials WHERE account = $1 AND id = $2 \
                                     AND EXISTS (SELECT 1 FROM credentials WHERE account = $1 AND id <> $2)";

pub const ADD_TOKEN: &str = "INSERT INTO tokens (hash, account, kind, name, created, expires) \
                             VALUES ($1, $2, $3, $4, $5, $6)";
pub const TOKEN: &str = "SELECT hash, account, kind, name, created, expires FROM tokens \
                         WHERE hash = $1 AND (expires IS NULL OR expires > $2)";
pub const TOKENS: &str = "SELECT hash, account, kind, name, created, expires FROM tokens \
                          WHERE account = $1 ORDER BY created, hash";
pub const RENEW_TOKEN: &str = "UPDATE tokens SET expires = $2 WHERE hash = $1 AND expires < $2";
pub const REMOVE_TOKEN: &str = "DELETE FROM tokens WHERE hash = $1";
pub const TIDY_TOKENS: &str = "DELETE FROM tokens WHERE expires <= $1";

pub const TIDY_CEREMONIES: &str = "DELETE FROM ceremonies WHERE expires <= $1";
/// Room for one more of kind `$1` and crowd `$3`, which counts already; there are to be `$2` at most.
pub const MAKE_ROOM_FOR_CEREMONY: &str = "DELETE FROM ceremonies WHERE challenge IN \
    (SELECT challenge FROM ceremonies WHERE kind = $1 \
     AND (SELECT count(*) FROM ceremonies WHERE kind = $1) >= $2 \
     AND crowd = (SELECT crowd FROM ceremonies WHERE kind = $1 GROUP BY crowd \
                  ORDER BY count(*) + CASE WHEN crowd = $3 THEN 1 ELSE 0 END DESC, crowd LIMIT 1) \
     ORDER BY expires, challenge LIMIT 1)";
pub const BEGIN_CEREMONY: &str =
    "INSERT INTO ceremonies (challenge, kind, state, expires, crowd) VALUES ($1, $2, $3, $4, $5)";

pub const END_CEREMONY: &str = "DELETE FROM ceremonies WHERE challenge = $1 AND kind = $2 AND expires > $3 \
                                RETURNING state";

/// The games of player `$1`: only those that go on if `$2`, only those that are over if `$6`; after when `$3` and which id
/// `$4`, and how many `$5`.
pub const GAMES_OF: &str = "SELECT id, created, setup, secret, seeds, sitters, played, actions, over, position \
                            FROM games JOIN sittings ON sittings.game = games.id WHERE sittings.player = $1 \
                            AND (played < $3 OR played = $3 AND id > $4) \
                            AND (NOT $2 OR NOT over) AND (NOT $6 OR over) ORDER BY played DESC, id LIMIT $5";
/// As many as `$3`, after player `$1` and game `$2`.
pub const UNKNOWN: &str = concat!(
    "SELECT player, game FROM sittings WHERE (player > $1 OR player = $1 AND game > $2) AND ",
    gone!("sittings.player"),
    " ORDER BY player, game LIMIT $3"
);
