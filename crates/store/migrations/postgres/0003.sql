-- What an account shows of itself to everybody, by words; nothing, as long as nothing was chosen.
ALTER TABLE accounts ADD COLUMN shown TEXT NOT NULL DEFAULT '';
