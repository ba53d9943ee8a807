"""The same table for researchers: many tables at once, and the interfaces of PettingZoo, Gymnasium, OpenSpiel and of language models.

`pip install 'izakaya[envs]'` brings what they need. Each interface is a module of its own, which imports the framework it is made for.
"""

from __future__ import annotations

from importlib.util import find_spec

from izakaya.envs.needed import EnvsMissing, needed

if find_spec("numpy") is None:
    needed("numpy")

from izakaya.envs.observers import OBSERVERS
from izakaya.envs.plain import PlainObserver
from izakaya.envs.tables import ManyTables as Tables
from izakaya.envs.tables import NoSuchPart
from izakaya.table.errors import BadStep
from izakaya.table.hall import WAIT
from izakaya.table.observation import Observer, Part

__all__ = [
    "OBSERVERS",
    "WAIT",
    "BadStep",
    "EnvsMissing",
    "NoSuchPart",
    "Observer",
    "Part",
    "PlainObserver",
    "Tables",
]
