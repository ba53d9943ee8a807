-- Reviews of finished games, and games that go on from a moment of another. A house of the second form may have these tables already.

CREATE TABLE IF NOT EXISTS reviews (
    table_id VARCHAR(24) NOT NULL PRIMARY KEY REFERENCES tables (id),
    worker VARCHAR(32) NOT NULL,
    until FLOAT NOT NULL,
    done INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    form INTEGER NOT NULL,
    review JSON
);

CREATE TABLE IF NOT EXISTS branches (
    table_id VARCHAR(24) NOT NULL PRIMARY KEY REFERENCES tables (id),
    source VARCHAR(24) NOT NULL REFERENCES tables (id),
    moment INTEGER NOT NULL
);
