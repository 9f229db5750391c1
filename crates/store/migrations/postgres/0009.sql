-- From which network a ceremony was begun, as a hash: when there are too many, the oldest of the fullest gives way.
ALTER TABLE ceremonies ADD COLUMN crowd TEXT NOT NULL DEFAULT '';
