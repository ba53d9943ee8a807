-- Games that were played one after the other are an evening, named after its first table; and how each game ended.

ALTER TABLE tables ADD COLUMN evening VARCHAR(24);

ALTER TABLE tables ADD COLUMN result JSON;
