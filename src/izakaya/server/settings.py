"""All that the keeper of a house chooses when it opens."""

from __future__ import annotations

from dataclasses import dataclass

from izakaya.server.logs import FILES, SIZE
from izakaya.server.middleware import ANY_SITE, Site
from izakaya.server.store import FULL
from izakaya.server.uvicorn_config import LOOPBACK


@dataclass(frozen=True)
class ServerSettings:
    """`proxies` are the addresses and networks of proxies that are believed when they say for whom they ask. `keep` is for
    how many seconds what nobody touches any more is kept, `None` for ever. `metrics` is the port at which is shown what
    is counted, on this machine alone. The journal goes to the file `log`, or "-" for stderr; it is
    begun anew at `log_size` bytes, and `log_files` older ones are kept.
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
