"""Frames of a WebSocket, looked at from outside: is this one short message, whole and plain?

Nearly everything that guests say is. `websockets` takes a frame apart step by step, ready for whatever may follow; for one that has come
whole that costs more than all that is done with what it says.
"""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT: Final = 0x81  # the last frame of a message, which is text, and not compressed
LAST: Final = 0x80  # in the first byte: the message ends with this frame
MASKED: Final = 0x80  # in the second byte: as everything is that guests say
LENGTH: Final = (
    0x7F  # in the second byte; the largest two mean that the length follows, in two or in eight bytes
)
IN_TWO: Final = 126
IN_EIGHT: Final = 127
MASK: Final = 4  # bytes


def plain_text(data: bytes) -> bytes | None:
    """What is said, if these bytes are one frame with a short text and nothing else."""
    size = len(data)
    if size < 2 + MASK or data[0] != TEXT:
        return None
    start, length = 2 + MASK, data[1] ^ MASKED
    if length == IN_TWO:
        start, length = 4 + MASK, int.from_bytes(data[2:4])
        if length < IN_TWO:
            return None
    elif length >= IN_EIGHT:
        return None  # it is very long, or not masked
    if size != start + length:
        return None
    return apply_mask(data[start:], data[start - MASK : start])


def are_whole(data: bytes) -> bool:
    """Whether these bytes are frames that are each a message of its own: whatever comes next begins a new one."""
    size, at = len(data), 0
    while at < size:
        if size - at < 2 or not data[at] & LAST:
            return False
        length, is_masked = data[at + 1] & LENGTH, data[at + 1] & MASKED
        at += 2
        for code, wide in ((IN_TWO, 2), (IN_EIGHT, 8)):
            if length == code:
                length = int.from_bytes(data[at : at + wide])
                at += wide
                break
        at += length + (MASK if is_masked else 0)
    return at == size
