-- When somebody was last here, who may not come in any more, and what the administrator has done: an open server looks there.

ALTER TABLE people ADD COLUMN seen FLOAT NOT NULL DEFAULT 0;

ALTER TABLE people ADD COLUMN barred BOOLEAN NOT NULL DEFAULT FALSE;

-- only sqlite
CREATE TABLE interventions (
    id INTEGER NOT NULL PRIMARY KEY,
    what VARCHAR(16) NOT NULL,
    table_id VARCHAR(24),
    person VARCHAR(16),
    at FLOAT NOT NULL
);

-- only postgresql
CREATE TABLE interventions (
    id SERIAL NOT NULL PRIMARY KEY,
    what VARCHAR(16) NOT NULL,
    table_id VARCHAR(24),
    person VARCHAR(16),
    at FLOAT NOT NULL
);
