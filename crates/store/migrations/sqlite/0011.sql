-- Passkeys that are being made or shown, until the browser answers or they expire.
CREATE TABLE ceremonies (
    challenge BLOB PRIMARY KEY CHECK (length(challenge) = 16),
    kind      TEXT NOT NULL,            -- make, sign-in
    state     BLOB NOT NULL,
    expires   INTEGER NOT NULL          -- Unix time in milliseconds
) STRICT;

CREATE INDEX ceremonies_expires ON ceremonies (expires);
