"""Where this house can be found from other machines of the local network: "localhost" in an invitation leads nobody here."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

from litestar import Request
from litestar.datastructures import State

ALL_INTERFACES = ("0.0.0.0", "::", "")
TEST_ADDRESS = ("192.0.2.1", 9)  # an address for documents, where nobody is; nothing is sent there


def in_network(host: str, port: int) -> list[str]:
    """The addresses of a house that listens there, for machines of the same network; none if it listens to this one alone."""
    hosts = own_hosts() if host in ALL_INTERFACES else [host]
    return [f"http://{in_brackets(one)}:{port}/" for one in hosts if not is_this_machine(one)]


def own_hosts() -> list[str]:
    """What others call this machine: first the way by which it would speak to the world, then what its own name stands for."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(TEST_ADDRESS)
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += [str(told[4][0]) for told in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(found))


def is_this_machine(host: str) -> bool:
    """Whether a name in an address means the very machine that reads it."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_local_request(request: Request[object, object, State]) -> bool:
    """Whether somebody at this very machine asks, by its own name for itself: what the network is like is told to nobody else."""
    client = request.client
    return client is not None and is_this_machine(client.host) and is_this_machine(request.url.hostname or "")
