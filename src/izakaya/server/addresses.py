"""Addresses of this server in the local network, for invitations: a link to "localhost" leads other machines nowhere."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress

from litestar import Request
from litestar.datastructures import State

ALL_INTERFACES = ("0.0.0.0", "::", "")
TEST_ADDRESS = ("192.0.2.1", 9)  # an address for documents, where nobody is; nothing is sent there


def in_network(host: str, port: int) -> list[str]:
    """URLs of a server that listens there, for machines of the same network; none if it listens on loopback alone."""
    hosts = own_hosts() if host in ALL_INTERFACES else [host]
    return [f"http://{in_brackets(one)}:{port}/" for one in hosts if not is_this_machine(one)]


def own_hosts() -> list[str]:
    """Addresses of this machine: first the one of its default route, then those of its host name."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(TEST_ADDRESS)
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += [str(told[4][0]) for told in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(found))


def is_this_machine(host: str) -> bool:
    """Whether a host name or address is loopback."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_local_request(request: Request[object, object, State]) -> bool:
    """Whether a request comes from this machine and names it as loopback: nobody else learns the addresses of the network."""
    client = request.client
    return client is not None and is_this_machine(client.host) and is_this_machine(request.url.hostname or "")
