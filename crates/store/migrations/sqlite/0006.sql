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
