-- Players whom others at their table have reported, for whoever runs the server: each by the same seat of a game once.
CREATE TABLE reports (
    number    INTEGER PRIMARY KEY AUTOINCREMENT,
    at        INTEGER NOT NULL,         -- Unix time in milliseconds
    game      TEXT NOT NULL,
    seat      TEXT NOT NULL,            -- whom
    name      TEXT NOT NULL,            -- by what name he sat there
    player    TEXT,                     -- who that is, if known
    by        TEXT NOT NULL,            -- the seat that did
    by_player TEXT,
    reason    TEXT,
    UNIQUE (game, seat, by)
) STRICT;
