"""Settings of a server, from the options of `izakaya serve`."""

from __future__ import annotations

from dataclasses import dataclass

from izakaya.server.logs import FILES, SIZE
from izakaya.server.middleware import ANY_SITE, Site
from izakaya.server.scheduled_backups import BackupPlan
from izakaya.server.store import FULL
from izakaya.server.uvicorn_config import LOOPBACK


@dataclass(frozen=True)
class ServerSettings:
    """All settings of one server. `proxies` are addresses and networks whose `X-Forwarded-*` headers are believed. `keep` is after
    how many seconds untouched data is purged, `None` for never. `metrics` is the port for Prometheus on this machine. `log` is a
    file, or "-" for stderr; it is rotated at `log_size` bytes, and `log_files` older ones are kept. `backups` are
    made by the clock, if any. A `private` house has a door, which shows its `name` and a `notice`.
    """

    database: str
    durability: str = FULL
    site: Site = ANY_SITE
    proxies: tuple[str, ...] = LOOPBACK
    keep: float | None = None
    metrics: int | None = None
    addresses: tuple[str, ...] = ()  # where others of the network find it
    log: str = "-"
    log_size: int = SIZE
    log_files: int = FILES
    backups: BackupPlan | None = None
    private: bool = False
    name: str = ""
    notice: str = ""
