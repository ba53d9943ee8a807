-- Who has chosen a name, and who left a game for good: their name stays in the score.

ALTER TABLE people ADD COLUMN named BOOLEAN NOT NULL DEFAULT FALSE;

ALTER TABLE seats ADD COLUMN left_by VARCHAR(16) REFERENCES people (id);
