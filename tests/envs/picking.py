"""Random legal options for a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


def any_options(mask: npt.NDArray[np.bool_], luck: np.random.Generator) -> npt.NDArray[Any]:
    """One of the options of every table; -1 where there is none."""
    lots = np.where(mask, luck.random(mask.shape), -1.0)
    return np.where(mask.any(axis=1), lots.argmax(axis=1), -1)
