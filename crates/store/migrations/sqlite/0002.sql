-- Whether the list of games shows it; who takes a game off the list keeps the game.
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
