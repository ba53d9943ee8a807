"""Database schema. A game is event sourced: its seed and its answers; everything else about it follows from those."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata: Final = MetaData()

# What the house itself remembers: the key that signs identities, the schema version of these tables (under the name `form`).
house: Final = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("token_hash", String(64), nullable=True, unique=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default=text("0")),
    Column("barred", Boolean, nullable=False, server_default=false()),
    # Whether the name was chosen; a new guest has one by lot.
    Column("named", Boolean, nullable=False, server_default=false()),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # As text: 128 bits are more than a database's integer holds.
    Column("seed", String(80), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("level", String(10), nullable=False),
    Column("clock_decision", Float, nullable=True),
    Column("clock_reserve", Float, nullable=True),
    Column("window", Float, nullable=True),
    Column("silence", String(8), nullable=False),
    Column("pace", Float, nullable=False),
    Column("grace", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("rematch", String(24), nullable=True),
    Column("since", Float, nullable=False),
    # Which process drives the bots and clocks of this table, and until when it may be believed to be alive. A
    # sleeping table waits for somebody who has gone: nobody drives it until a guest comes.
    Column("driver", String(32), nullable=True),
    Column("driver_until", Float, nullable=False),
    Column("asleep", Boolean, nullable=False),
    # The present question is not older than this: after a pause of the house its clock starts anew.
    Column("asked_at", Float, nullable=False),
    # Whether only those who play may talk.
    Column("quiet", Boolean, nullable=False, server_default=false()),
    # How many of its answers replay, if not all do: then it is put aside.
    Column("shelved", Integer, nullable=True),
    # The first table of the evening, where one game followed another; and how the game ended, once somebody has asked.
    Column("evening", String(24), nullable=True),
    Column("result", JSON(none_as_null=True), nullable=True),
    Index("tables_by_state", "state", "driver_until"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(10), nullable=True),
    Column("away", Boolean, nullable=False),
    Column("reserve", Float, nullable=True),
    Column("here_until", Float, nullable=False),
    Column("orders", JSON, nullable=False),
    # The person who left the game here for good.
    Column("left_by", ForeignKey("people.id"), nullable=True),
    UniqueConstraint("table_id", "person", name="one_seat_a_person"),
)

# Whom the owner has shown out of a table: they do not come back to it.
removals: Final = Table(
    "removals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
)

# The primary key decides between two processes: only one answer to a question can ever be stored.
answers: Final = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("option", Integer, nullable=False),
    Column("person", String(16), nullable=True),
    Column("client", String(64), nullable=True),
    Column("at", Float, nullable=False),
)

# Why the bots of a finished game played as they did: it takes thinking, and is always the same.
hindsight: Final = Table(
    "hindsight",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("reasons", JSON, nullable=False),
)

# Reviews of finished games, with their progress. `worker` is the process that works one out, and has a lease until then.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("whole", Integer, nullable=False),
    Column("form", Integer, nullable=False),
    Column("review", JSON, nullable=True),
)

# Tables that go on from a moment of another game, with everybody's cards as they lay there.
branches: Final = Table(
    "branches",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("source", ForeignKey("tables.id"), nullable=False),
    Column("moment", Integer, nullable=False),
)

# Answers to reactions wait here until their window closes. `opened` is the first question of that window: if it
# has been answered, what is left here of the window no longer holds.
intents: Final = Table(
    "intents",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("opened", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("option", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("client", String(64), nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("drunk", Boolean, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("muted", ForeignKey("people.id"), primary_key=True),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("line", Integer, nullable=False),
    Column("person", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Actions of the administrator: a running server polls them (`server/maintenance.py`).
interventions: Final = Table(
    "interventions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("what", String(16), nullable=False),
    Column("table_id", String(24), nullable=True),
    Column("person", String(16), nullable=True),
    Column("at", Float, nullable=False),
)
