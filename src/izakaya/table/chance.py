"""Chance: the only source of luck at a table.

A table dealt for people draws from SHAKE-256, fed with the seed and a counter: knowing every card seen so far does not help to
guess the next one, and the same seed gives the same luck on every platform and Python version. Playouts and search need speed, not
secrets, and use a multiply-with-carry generator (`Chance.quick`).
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# a * 2**32 - 1 and half of it are prime, so the period is near 2**62; a < 2**31 keeps every product below 2**63,
# where native and Python integers agree.
CARRY: Final = 0x7FFFFDCD
WORD: Final = 0xFFFFFFFF
BLOCK: Final = 128  # words made at a time
SEED_LIMIT: Final = 1 << 256
QUICK_SEEDS: Final = (1 << 63) - 1  # the bits of a seed that `quick` looks at
# Where the quick generator would stand still, as it would at 0; no stream comes there or beyond.
STILL: Final = CARRY * (WORD + 1) - 1


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(128)


def commitment(seed: int) -> str:
    """The hash of a seed, shown before the deal; the seed is given after the end to compare.

    >>> izakaya.commitment(7)
    '54984380f2273ecf81903cc63f108775941909d3bcb09caf363854fb42b514e2'
    """
    return hashlib.sha256(b"izakaya seed " + str(seed).encode()).hexdigest()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """A stream of luck: `below(n)` is one of 0 … n-1. `drawn` counts the words used, so a stream can be resumed.

    >>> luck = izakaya.Chance(7)
    >>> [luck.below(6) for _ in range(5)]
    [4, 4, 0, 4, 2]
    >>> later = izakaya.Chance(7, drawn=3)
    >>> [later.below(6) for _ in range(2)]
    [4, 2]
    """

    def __init__(self, seed: int, drawn: i64 = 0) -> None:
        self.seed: int = seed
        self.drawn: i64 = drawn
        self.block_number: i64 = -1
        self.block: bytes = b""
        self.state: i64 = 0
        self.is_quick: bool = False

    @staticmethod
    def quick(seed: i64) -> Chance:
        """A fast stream for playouts: not for dealing to people."""
        chance = Chance(0)
        chance.is_quick = True
        # Neighbouring seeds must not begin alike: spread the bits, and never start at the generator's fixed point 0.
        mixed: i64 = (
            (seed & WORD) * 0x6C078CC6 + ((seed >> 32) & 0x7FFFFFFF) + 0x1234567
        ) & 0x3FFFFFFFFFFFFFFF
        chance.state = mixed if mixed != 0 else 1
        for _ in range(4):
            chance.word()
        return chance

    @staticmethod
    def quick_at(state: i64) -> Chance:
        """A fast stream to be resumed at a state it was in."""
        chance = Chance(0)
        chance.is_quick = True
        chance.state = state
        return chance

    def branch(self) -> Chance:
        """A fast stream of its own whose luck comes from this one's: for a table that is dealt anew."""
        return Chance.quick((self.word() << 20) ^ self.word())

    def copy(self) -> Chance:
        """A stream of its own with the same luck ahead."""
        other = Chance(self.seed, self.drawn)
        other.block_number = self.block_number
        other.block = self.block
        other.state = self.state
        other.is_quick = self.is_quick
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        if self.is_quick:
            x = CARRY * (self.state & WORD) + (self.state >> 32)
            self.state = x
            return (x ^ (x >> 32)) & WORD
        number = self.drawn // BLOCK
        if number != self.block_number:
            self.refill(number)
        at = (self.drawn % BLOCK) * 4
        self.drawn += 1
        block = self.block
        return block[at] | (block[at + 1] << 8) | (block[at + 2] << 16) | (block[at + 3] << 24)

    def refill(self, number: i64) -> None:
        """Make the block of words of this number."""
        self.block = hashlib.shake_256(f"izakaya deal {self.seed} {number}".encode()).digest(BLOCK * 4)
        self.block_number = number

    def below(self, n: i64) -> i64:
        """One of 0 … n-1 (n up to 2**31); even to within n in 2**32."""
        return (self.word() * n) >> 32


def shuffled(count: int, chance: Chance) -> list[int]:
    """The numbers from 0 up to count in random order."""
    order = list(range(count))
    for i in range(count - 1, 0, -1):
        j = chance.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
