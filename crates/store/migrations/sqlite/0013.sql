-- A seat may change hands in a game, and whoever sits there next can be reported as well. Which reports are the same is told
-- where they are added: SQLite drops a rule of a table only with the table.
CREATE TABLE reports_by_person (
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

INSERT INTO reports_by_person (number, at, game, seat, name, player, "by", by_player, reason)
    SELECT number, at, game, seat, name, player, "by", by_player, reason FROM reports;
DROP TABLE reports;
ALTER TABLE reports_by_person RENAME TO reports;
CREATE INDEX reports_game ON reports (game);
