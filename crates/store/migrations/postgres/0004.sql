-- How the clock of a game stood when it was last started or stopped, JSON; NULL where that was never noted.
ALTER TABLE games ADD COLUMN timing TEXT;
-- When the game has to be looked after though nobody is there, Unix time in milliseconds; NULL: never.
ALTER TABLE games ADD COLUMN due BIGINT;
CREATE INDEX games_due ON games (due, id) WHERE due IS NOT NULL;
-- Of games from before this was noted, all with clocks that decide are looked at once.
UPDATE games SET due = 0 WHERE NOT over AND strpos(setup, '"decides":true') > 0;

-- When the site was last alive: one row, which every node renews with its own. Unix time in milliseconds.
CREATE TABLE alive (
    at  BIGINT NOT NULL
);
INSERT INTO alive VALUES (floor(extract(epoch FROM clock_timestamp()) * 1000));

-- When no node lived, or none reached the database.
CREATE TABLE outages (
    begun  BIGINT NOT NULL,
    ended  BIGINT NOT NULL
);
