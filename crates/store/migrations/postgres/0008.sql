-- A seat may change hands in a game, and whoever sits there next can be reported as well. Which reports are the same is told
-- where they are added.
ALTER TABLE reports DROP CONSTRAINT reports_game_seat_by_key;
CREATE INDEX reports_game ON reports (game);
