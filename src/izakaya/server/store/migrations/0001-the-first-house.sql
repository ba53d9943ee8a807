-- The tables of version 0.1.0.

CREATE TABLE house (
    name VARCHAR(40) NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id VARCHAR(16) NOT NULL PRIMARY KEY,
    name VARCHAR(24) NOT NULL,
    language VARCHAR(2) NOT NULL,
    is_bot BOOLEAN NOT NULL,
    token_hash VARCHAR(64),
    since FLOAT NOT NULL,
    UNIQUE (token_hash)
);

CREATE TABLE tables (
    id VARCHAR(24) NOT NULL PRIMARY KEY,
    game VARCHAR(16) NOT NULL,
    rules INTEGER NOT NULL,
    seat_count INTEGER NOT NULL,
    options JSON NOT NULL,
    seed VARCHAR(80) NOT NULL,
    owner VARCHAR(16) NOT NULL REFERENCES people (id),
    level VARCHAR(10) NOT NULL,
    clock_decision FLOAT,
    clock_reserve FLOAT,
    "window" FLOAT,
    pace FLOAT NOT NULL,
    grace FLOAT NOT NULL,
    public BOOLEAN NOT NULL,
    state VARCHAR(8) NOT NULL,
    rematch VARCHAR(24),
    since FLOAT NOT NULL,
    driver VARCHAR(32),
    driver_until FLOAT NOT NULL,
    asleep BOOLEAN NOT NULL,
    asked_at FLOAT NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, driver_until);

CREATE TABLE seats (
    table_id VARCHAR(24) NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person VARCHAR(16) REFERENCES people (id),
    bot VARCHAR(10),
    away BOOLEAN NOT NULL,
    reserve FLOAT,
    here_until FLOAT NOT NULL,
    orders JSON NOT NULL,
    PRIMARY KEY (table_id, seat),
    CONSTRAINT one_seat_a_person UNIQUE (table_id, person)
);

CREATE INDEX ix_seats_person ON seats (person);

CREATE TABLE answers (
    table_id VARCHAR(24) NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    option INTEGER NOT NULL,
    person VARCHAR(16),
    client VARCHAR(64),
    at FLOAT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE hindsight (
    table_id VARCHAR(24) NOT NULL PRIMARY KEY REFERENCES tables (id),
    reasons JSON NOT NULL
);

CREATE TABLE intents (
    table_id VARCHAR(24) NOT NULL REFERENCES tables (id),
    opened INTEGER NOT NULL,
    number INTEGER NOT NULL,
    option INTEGER NOT NULL,
    person VARCHAR(16) NOT NULL,
    client VARCHAR(64) NOT NULL,
    PRIMARY KEY (table_id, opened, number)
);

CREATE TABLE chat (
    table_id VARCHAR(24) NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person VARCHAR(16) NOT NULL REFERENCES people (id),
    seat INTEGER,
    text TEXT NOT NULL,
    drunk BOOLEAN NOT NULL,
    client VARCHAR(64) NOT NULL,
    at FLOAT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE mutes (
    person VARCHAR(16) NOT NULL REFERENCES people (id),
    muted VARCHAR(16) NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, muted)
);

-- only sqlite
CREATE TABLE reports (
    id INTEGER NOT NULL PRIMARY KEY,
    table_id VARCHAR(24) NOT NULL,
    line INTEGER NOT NULL,
    person VARCHAR(16) NOT NULL,
    text TEXT NOT NULL,
    at FLOAT NOT NULL
);

-- only postgresql
CREATE TABLE reports (
    id SERIAL NOT NULL PRIMARY KEY,
    table_id VARCHAR(24) NOT NULL,
    line INTEGER NOT NULL,
    person VARCHAR(16) NOT NULL,
    text TEXT NOT NULL,
    at FLOAT NOT NULL
);
