-- What the site is known by to push services, one row: 32 random bytes. Empty until it is needed.
CREATE TABLE site (
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;
