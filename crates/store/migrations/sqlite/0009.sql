-- Those who looked for people and were given a seat, by the hashes of their keys, each once.
CREATE TABLE met (
    key  TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    at   INTEGER NOT NULL                -- Unix time in milliseconds
) STRICT, WITHOUT ROWID;

CREATE INDEX met_at ON met (at);
