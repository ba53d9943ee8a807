"""Settings that every table has, whatever the game: places, windows, pace, clocks."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from izakaya.house.messages import ChosenOptions, SettingInfo
from izakaya.table.setting import CHOICE, Setting

# What interfaces offer for every table; programs may choose what lies between. People read `option-table-<name>` and
# `option-table-<name>-<value>`, with a hyphen for the point of a figure.
SETTINGS: Final = (
    Setting(
        "window", CHOICE, "seconds in which reactions are hidden, or none", ("8", "4", "15", "30", "none")
    ),
    Setting("silence", CHOICE, "whether windows close at a beat or at their end", ("beats", "strict")),
    Setting("pace", CHOICE, "seconds between the answers of bots", ("0.8", "0.4", "0", "1.5", "3")),
    Setting(
        "clock",
        CHOICE,
        "seconds for a decision, and five minutes in reserve, or none",
        ("none", "30", "60", "120"),
    ),
)


def described(setting: Setting) -> SettingInfo:
    return SettingInfo(
        name=setting.name,
        kind=setting.kind,
        text=setting.text,
        values=list(setting.values),
        longest=setting.longest,
    )


def stored_settings(data: ChosenOptions) -> dict[str, Any]:
    """What was chosen, by the names of the database columns."""
    said = {name: getattr(data, name) for name in data.__struct_fields__}
    values = {name: value for name, value in said.items() if value is not UNSET}
    if "seats" in values:
        values["seat_count"] = values.pop("seats")
    if "clock" in values:
        clock = values.pop("clock")
        values["clock_decision"] = None if clock is None else clock.decision
        values["clock_reserve"] = None if clock is None else clock.reserve
    return values
