-- Where the other servers of the site reach this one, host and port; NULL where they do not.
ALTER TABLE nodes ADD COLUMN address TEXT;

-- What one server does for all of them: whoever had it last has it as long as it is alive.
CREATE TABLE duties (
    name TEXT COLLATE "C" PRIMARY KEY,
    node BIGINT NOT NULL
);

-- By which the servers of the site sign what they tell each other: one row, 32 bytes, 244 bits of them random.
CREATE TABLE site (secret BYTEA NOT NULL);
INSERT INTO site VALUES (decode(replace(gen_random_uuid()::TEXT || gen_random_uuid()::TEXT, '-', ''), 'hex'));

-- Those who looked for people and were given a seat, by the hashes of their keys, each once.
CREATE TABLE met (
    key  TEXT COLLATE "C" PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    at   BIGINT NOT NULL                -- Unix time in milliseconds
);

CREATE INDEX met_at ON met (at);
