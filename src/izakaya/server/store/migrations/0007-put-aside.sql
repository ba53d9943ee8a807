-- A table whose answers do not replay is put aside: so many of them do.

ALTER TABLE tables ADD COLUMN shelved INTEGER;
