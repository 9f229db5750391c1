-- How long an entry took while clocks ran, in milliseconds; NULL without clocks, as in all games before there were any.
ALTER TABLE entries ADD COLUMN spent INTEGER;
