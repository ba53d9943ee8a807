"""Networks of addresses, for rate limits: a home has a whole /64 of IPv6, and some have a /56 or a /48."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

HOME_BITS: Final = 64  # of an address of version 6: what belongs to one home …
# … and larger networks that one customer may have, with how many homes' worth each gets.
WIDER: Final = ((56, 4), (48, 16))


@lru_cache(10_000)
def home_of(address: str) -> str:
    """The /64 prefix of an IPv6 address, which counts as one client. An IPv4 address as it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, HOME_BITS), strict=False))
    return address


@lru_cache(10_000)
def networks_of(home: str) -> tuple[tuple[str, int], ...]:
    """The home and the wider networks around it, each with how many homes' worth it gets."""
    if "/" not in home:
        return ((home, 1),)
    network = ip_network(home)
    return (
        (home, 1),
        *((str(network.supernet(new_prefix=bits)), homes) for bits, homes in WIDER),
    )
