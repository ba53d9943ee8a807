-- Whether windows close at a beat or at their end.

ALTER TABLE tables ADD COLUMN silence VARCHAR(8) NOT NULL DEFAULT 'beats';
