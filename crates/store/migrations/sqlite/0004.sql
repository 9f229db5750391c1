-- What the seats have added to the dice, JSON; empty in games whose throws follow from the secret alone.
ALTER TABLE games ADD COLUMN seeds TEXT NOT NULL DEFAULT '{}';
