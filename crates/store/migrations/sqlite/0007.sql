-- Finished games that count for ratings, in the order in which they were counted.
CREATE TABLE rated_games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game   TEXT NOT NULL UNIQUE,
    family TEXT NOT NULL,
    at     INTEGER NOT NULL,            -- Unix time in milliseconds
    result TEXT NOT NULL,               -- JSON: who came in where
    void   INTEGER NOT NULL DEFAULT 0   -- declared void: it changes nothing any more
) STRICT;

-- What follows from these, for each player. It is kept with them in one transaction.
CREATE TABLE ratings (
    family   TEXT NOT NULL,
    player   TEXT NOT NULL,
    mean     REAL NOT NULL,
    spread   REAL NOT NULL,
    at_least REAL NOT NULL,             -- by which lists are ordered
    games    INTEGER NOT NULL,
    away     INTEGER NOT NULL,          -- how many of them the player left
    PRIMARY KEY (family, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (family, at_least DESC, player);
CREATE INDEX ratings_player ON ratings (player);

CREATE TABLE rating_changes (
    number        INTEGER NOT NULL REFERENCES rated_games (number),
    player        TEXT NOT NULL,
    mean_before   REAL NOT NULL,
    spread_before REAL NOT NULL,
    mean          REAL NOT NULL,
    spread        REAL NOT NULL,
    away          INTEGER NOT NULL,     -- whether the player left the game
    PRIMARY KEY (number, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_player ON rating_changes (player, number DESC);

-- Players whom no list shows.
CREATE TABLE hidden_players (
    player TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
