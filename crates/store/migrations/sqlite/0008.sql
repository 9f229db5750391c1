-- How the clock of a game stood when it was last started or stopped, JSON; NULL where that was never noted.
ALTER TABLE games ADD COLUMN timing TEXT;
-- When the game has to be looked after though nobody is there, Unix time in milliseconds; NULL: never.
ALTER TABLE games ADD COLUMN due INTEGER;
CREATE INDEX games_due ON games (due, id) WHERE due IS NOT NULL;
-- Of games from before this was noted, all with clocks that decide are looked at once.
UPDATE games SET due = 0 WHERE over = 0 AND instr(setup, '"decides":true') > 0;
