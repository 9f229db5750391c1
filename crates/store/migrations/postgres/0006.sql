-- Passkeys that are being made or shown, until the browser answers or they expire.
CREATE TABLE ceremonies (
    challenge BYTEA PRIMARY KEY CHECK (length(challenge) = 16),
    kind      TEXT NOT NULL,            -- make, sign-in
    state     BYTEA NOT NULL,
    expires   BIGINT NOT NULL           -- Unix time in milliseconds
);

CREATE INDEX ceremonies_expires ON ceremonies (expires);
