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
    position TEXT NOT NULL
) STRICT;

CREATE INDEX games_played ON games (played DESC);

-- The log. Only ever appended to.
CREATE TABLE entries (
    game   TEXT NOT NULL REFERENCES games (id),
    seq    INTEGER NOT NULL,            -- from 1, without gaps
    seat   TEXT,                        -- who decided; NULL for throws, taking back, agreement
    action TEXT NOT NULL,
    client TEXT,                        -- the idempotency id of the message that asked for it
    at     INTEGER NOT NULL,            -- Unix time in milliseconds
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_client ON entries (game, client) WHERE client IS NOT NULL;
