-- Games of a day that everybody plays alike: the one that counts for each player, and what it came to. They stay when the game
-- itself is gone.
CREATE TABLE daily_games (
    day    TEXT COLLATE "C" NOT NULL,   -- 2026-11-22
    daily  TEXT COLLATE "C" NOT NULL,   -- which of the games of that day
    player TEXT COLLATE "C" NOT NULL,   -- the hash of a key that the player's browser keeps
    game   TEXT COLLATE "C" NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    points INTEGER,                     -- more is better; NULL: not played to its end
    ended  BIGINT,                      -- Unix time in milliseconds
    PRIMARY KEY (day, daily, player)
);

CREATE INDEX daily_games_best ON daily_games (day, daily, points DESC, ended) WHERE points IS NOT NULL;
