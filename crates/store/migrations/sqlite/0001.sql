-- The first schema that was released. It is never changed: what comes later is a step of its own.

-- A game: who sits where, the whole of its rules, the secret behind its dice.
CREATE TABLE games (
    id       TEXT PRIMARY KEY,
    created  INTEGER NOT NULL,          -- Unix time in milliseconds
    setup    TEXT NOT NULL,             -- JSON
    secret   BLOB NOT NULL,             -- 32 bytes
    -- What the list of games shows. It follows from the log and is kept with it in one transaction.
    played   INTEGER NOT NULL,
    actions  INTEGER NOT NULL,
    over     INTEGER NOT NULL,
    position TEXT NOT NULL,
    -- Whether the list of games shows it; who takes a game off the list keeps the game.
    listed   INTEGER NOT NULL DEFAULT 1,
    seeds    TEXT NOT NULL,             -- JSON: what the seats have added to the dice
    sitters  TEXT NOT NULL,             -- JSON: who sits where, by hashes of keys, and names
    timing   TEXT,                      -- JSON: how the clock stood when it was last started or stopped; NULL: never noted
    due      INTEGER                    -- when it has to be looked after though nobody is there; NULL: never
) STRICT;

CREATE INDEX games_played ON games (played DESC);
CREATE INDEX games_due ON games (due, id) WHERE due IS NOT NULL;

-- The log. Only ever appended to.
CREATE TABLE entries (
    game   TEXT NOT NULL REFERENCES games (id),
    seq    INTEGER NOT NULL,            -- from 1, without gaps
    seat   TEXT,                        -- who decided; NULL for throws, taking back, agreement
    action TEXT NOT NULL,
    client TEXT,                        -- the idempotency id of the message that asked for it
    at     INTEGER NOT NULL,            -- Unix time in milliseconds
    spent  INTEGER,                     -- how long it took while clocks ran, in milliseconds; NULL without clocks
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_client ON entries (game, client) WHERE client IS NOT NULL;

-- Who wants to be known across tables: persons, who sign in by passkeys, and programs of theirs, which play by tokens.
CREATE TABLE accounts (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,              -- person, program
    owner   TEXT REFERENCES accounts (id) ON DELETE CASCADE,  -- of a program
    created INTEGER NOT NULL            -- Unix time in milliseconds
) STRICT;

CREATE INDEX accounts_owner ON accounts (owner) WHERE owner IS NOT NULL;

-- Passkeys: nothing that opens an account, only what a signature is checked with.
CREATE TABLE credentials (
    id      BLOB PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    key     BLOB NOT NULL,
    state   BLOB NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER
) STRICT;

CREATE INDEX credentials_account ON credentials (account);

CREATE TABLE tokens (
    hash    BLOB PRIMARY KEY,           -- SHA-256
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,              -- session, program, feed
    name    TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER                     -- NULL: never
) STRICT;

CREATE INDEX tokens_account ON tokens (account);

-- Who of those who are known sits in which game. It follows from the sitters of the game, and is written with them.
CREATE TABLE sittings (
    player TEXT NOT NULL,               -- account:…, program:…
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX sittings_game ON sittings (game);

-- Passkeys that are being made or shown, until the browser answers or they expire.
CREATE TABLE ceremonies (
    challenge BLOB PRIMARY KEY CHECK (length(challenge) = 16),
    kind      TEXT NOT NULL,            -- make, sign-in
    state     BLOB NOT NULL,
    expires   INTEGER NOT NULL,         -- Unix time in milliseconds
    -- From which network it was begun, as a hash: when there are too many, the oldest of the fullest gives way.
    crowd     TEXT NOT NULL
) STRICT;

CREATE INDEX ceremonies_expires ON ceremonies (expires);

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

-- Those who looked for people and were given a seat, by the hashes of their keys, each once.
CREATE TABLE met (
    key  TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    at   INTEGER NOT NULL               -- Unix time in milliseconds
) STRICT, WITHOUT ROWID;

CREATE INDEX met_at ON met (at);

-- From which follows what nobody else may be able to compute, one row: 32 random bytes. Empty until it is needed.
CREATE TABLE site (
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;

-- Players whom others at their table have reported, for whoever runs the server. Which reports are the same is told where
-- they are added: a seat may change hands in a game, and whoever sits there next can be reported as well.
CREATE TABLE reports (
    number    INTEGER PRIMARY KEY AUTOINCREMENT,
    at        INTEGER NOT NULL,         -- Unix time in milliseconds
    game      TEXT NOT NULL,
    seat      TEXT NOT NULL,            -- whom
    name      TEXT NOT NULL,            -- by what name he sat there
    player    TEXT,                     -- who that is, if known
    by        TEXT NOT NULL,            -- the seat that did
    by_player TEXT,
    reason    TEXT
) STRICT;

CREATE INDEX reports_game ON reports (game);
