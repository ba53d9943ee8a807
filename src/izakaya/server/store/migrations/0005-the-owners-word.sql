-- Whom the owner of a table has shown out of it, and whether those who only watch may talk there.

ALTER TABLE tables ADD COLUMN quiet BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE removals (
    table_id VARCHAR(24) NOT NULL REFERENCES tables (id),
    person VARCHAR(16) NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, person)
);
