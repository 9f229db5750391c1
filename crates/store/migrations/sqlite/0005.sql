-- Who sits in the seats of people, JSON, where they have screens of their own: hashes of their keys, and names.
ALTER TABLE games ADD COLUMN sitters TEXT NOT NULL DEFAULT '[null,null,null,null]';
