"""How a database of an older house becomes one of this: what each form of its tables added to the one before.

Whole tables that are new need nothing here, they are made when they are missing.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text, update

from izakaya.server.store import schema

FORM: Final = 2  # of the database's tables
# What leads to a form, from the one before it.
STEPS: Final = {
    2: ("ALTER TABLE tables ADD COLUMN silence VARCHAR(8) NOT NULL DEFAULT 'beats'",),
}


def bring_up(db: Connection, form: str) -> str:
    """Take every step from this form to ours, in the transaction that opens the house; the form it has then."""
    if not form.isdecimal() or int(form) > FORM:
        return form  # made by a newer house: nothing is touched
    for step in range(int(form) + 1, FORM + 1):
        for statement in STEPS[step]:
            db.execute(text(statement))
    c = schema.house.c
    db.execute(update(schema.house).where(c.name == "form").values(value=str(FORM)))
    return str(FORM)
