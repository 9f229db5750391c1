-- Who wants to be known across tables: persons, who sign in by passkeys, and programs of theirs, which play by tokens.
CREATE TABLE accounts (
    id      TEXT COLLATE "C" PRIMARY KEY,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,              -- person, program
    owner   TEXT COLLATE "C" REFERENCES accounts (id) ON DELETE CASCADE,  -- of a program
    created BIGINT NOT NULL             -- Unix time in milliseconds
);

CREATE INDEX accounts_owner ON accounts (owner) WHERE owner IS NOT NULL;

-- Passkeys: nothing that opens an account, only what a signature is checked with.
CREATE TABLE credentials (
    id      BYTEA PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    key     BYTEA NOT NULL,
    state   BYTEA NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT
);

CREATE INDEX credentials_account ON credentials (account);

CREATE TABLE tokens (
    hash    BYTEA PRIMARY KEY,          -- SHA-256
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,              -- session, program, feed
    name    TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT                      -- NULL: never
);

CREATE INDEX tokens_account ON tokens (account);

-- Who of those who are known sits in which game. It follows from the sitters of the game, and is written with them.
CREATE TABLE sittings (
    player TEXT COLLATE "C" NOT NULL,   -- account:…, program:…
    game   TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (player, game)
);

CREATE INDEX sittings_game ON sittings (game);
