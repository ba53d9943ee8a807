"""A study: all trials of a search for a better deck, kept in a file, so that it goes on after whatever stopped it.

Optuna keeps the file, a journal to which several processes may add at once, and has ideas. Half of the trials are its own; the others
turn a few knobs of one of the best decks so far.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Final
from uuid import uuid4

import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution, IntDistribution
from optuna.exceptions import ExperimentalWarning
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend, JournalFileSymlinkLock
from optuna.trial import FrozenTrial, TrialState, create_trial

from izakaya.lab.arguments import CannotWrite
from izakaya.lab.trial import Found, Tried
from izakaya.lab.tuning import Knob, Point, Tuning
from izakaya.table.errors import IzakayaError

NAME: Final = "izakaya"
#: Seconds after which a lock is taken for one that somebody left behind who was killed: a trial is written down in no time.
PATIENCE: Final = 3
ABOUT: Final = "about"
CALLED: Final = "called"
COSTS: Final = "costs"
BY: Final = "by"
#: So many of the best have neighbours tried, and a trial that costs more than all of them is given up early.
BEST: Final = 10
#: Until so many trials are done Optuna has no ideas but random ones.
BLIND: Final = 20


class OtherStudy(IzakayaError):
    """The file holds a study of something else, or none at all."""


class Study:
    """The trials in a file. `about` says what is studied: a file with a study of anything else is refused. Where it only has digests,
    `called` has the names that people know.

    Only trials that are done are written down, each in one piece; ideas are had in memory.
    """

    def __init__(
        self,
        path: Path,
        about: Mapping[str, Sequence[object]],
        called: Mapping[str, Sequence[str]],
        tuning: Tuning,
        seed: int,
    ) -> None:
        optuna.logging.set_verbosity(optuna.logging.ERROR)
        self.path = path
        self.tuning = tuning
        self.knobs = {name: distribution(knob) for name, knob in tuning.knobs().items()}
        with blaming(path):
            lock = JournalFileSymlinkLock(str(path), grace_period=PATIENCE)
            mend(path, lock)
            self.kept = opened(path, lock)
            known = self.kept.user_attrs.get(ABOUT)
            if known is None:
                self.kept.set_user_attr(ABOUT, {**about, CALLED: dict(called)})
        if known is not None:
            compare(path, known, about, known.get(CALLED, {}), called)
        self.me = uuid4().hex
        # A process that goes on with a study has other ideas than the one that began it.
        self.luck = Random(f"{seed} {len(self.trials())}")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ExperimentalWarning)
            sampler = optuna.samplers.TPESampler(
                seed=self.luck.getrandbits(32), multivariate=True, n_startup_trials=BLIND
            )
        self.ideas = optuna.create_study(sampler=sampler, direction="minimize")
        self.heard = 0  # trials of the file that have been looked at
        self.under_way: dict[int, optuna.Trial] = {}

    def trials(self, *states: TrialState) -> list[FrozenTrial]:
        """What is in the file, where others may have written too."""
        with blaming(self.path):
            return self.kept.get_trials(deepcopy=False, states=states or None)

    @property
    def done(self) -> int:
        """The trials that were played, or given up."""
        return len(self.trials())

    def best(self, few: int) -> list[Found]:
        """The best trials so far, the best one first; of the same deck only one."""
        found: dict[tuple[tuple[str, int], ...], Found] = {}
        for each in sorted(self.history(), key=lambda each: each.cost):
            found.setdefault(tuple(sorted(each.point.items())), each)
        return list(found.values())[:few]

    def history(self) -> list[Found]:
        """All trials that were played to their end, in their order."""
        return [as_found(trial) for trial in self.trials(TrialState.COMPLETE)]

    def begin(self, count: int) -> Iterator[tuple[int, Point, float]]:
        """Trials until so many are done: the number, the point, and the cost above which it may be given up. The decks to start from are
        the first, unless they have been tried.
        """
        tried = [trial.params for trial in self.trials()]
        for which in range(len(self.tuning.starts)):
            start = self.tuning.start(which)
            if start not in tried:
                yield self.ask(start)
        while self.done + len(self.under_way) < count:
            yield self.ask(self.idea())

    def ask(self, point: Point | None) -> tuple[int, Point, float]:
        self.listen()
        if point is not None:
            self.ideas.enqueue_trial(dict(point))
        trial = self.ideas.ask(self.knobs)
        if point is None and not self.tuning.possible(trial.params):
            self.ideas.tell(trial, state=TrialState.FAIL)
            return self.ask(self.near_the_best())
        self.under_way[trial.number] = trial
        best = self.best(BEST)
        limit = best[-1].cost if len(best) == BEST else inf
        return trial.number, trial.params, limit

    def listen(self) -> None:
        """Learn from what others have written."""
        news = self.trials()[self.heard :]
        self.heard += len(news)
        self.ideas.add_trials([trial for trial in news if trial.user_attrs.get(BY) != self.me])

    def idea(self) -> Point | None:
        """A neighbour of one of the best, or none: then Optuna has one."""
        if self.done >= BLIND and self.luck.random() < 0.5:
            return None
        return self.near_the_best()

    def near_the_best(self) -> Point:
        starts = [self.tuning.start(which) for which in range(len(self.tuning.starts))]
        good = [found.point for found in self.best(BEST)] or starts
        return self.tuning.neighbour(self.luck.choice(good), self.luck)

    def tell(self, tried: Tried) -> None:
        """Write a trial down."""
        trial = self.under_way.pop(tried.number)
        if tried.given_up:
            trial.report(tried.cost, 0)
            self.ideas.tell(trial, state=TrialState.PRUNED)
        else:
            self.ideas.tell(trial, tried.cost)
        with blaming(self.path):
            self.kept.add_trial(
                create_trial(
                    state=TrialState.PRUNED if tried.given_up else TrialState.COMPLETE,
                    value=None if tried.given_up else tried.cost,
                    intermediate_values={0: tried.cost} if tried.given_up else None,
                    params=trial.params,
                    distributions=self.knobs,
                    user_attrs={COSTS: tried.costs, BY: self.me},
                )
            )


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """Around what is done with the file and nothing else: whatever goes wrong there is the file's."""
    try:
        yield
    except OSError as problem:
        raise CannotWrite(f"{path} cannot be written: {problem.strerror or problem}.") from None


def opened(path: Path, lock: JournalFileSymlinkLock) -> optuna.Study:
    storage = JournalStorage(JournalFileBackend(str(path), lock_obj=lock))
    return optuna.create_study(study_name=NAME, storage=storage, direction="minimize", load_if_exists=True)


def distribution(knob: Knob) -> BaseDistribution:
    if knob.name:
        return CategoricalDistribution(range(knob.least, knob.most + 1))
    return IntDistribution(knob.least, knob.most)


def as_found(trial: FrozenTrial) -> Found:
    assert trial.value is not None
    return Found(trial.number, trial.params, trial.value, trial.user_attrs.get(COSTS, {}))


def mend(path: Path, lock: JournalFileSymlinkLock) -> None:
    """Cut off a line that a killed process has left unfinished; refuse what is no study."""
    if not path.exists():
        return
    lock.acquire()  # somebody else may be writing just now
    try:
        with path.open("rb+") as file:
            text = file.read()
            whole = text.rfind(b"\n") + 1
            if text and not is_first_line(text[: text.find(b"\n") + 1]):
                raise OtherStudy(f"{path} is no study; name another file.")
            file.truncate(whole)
    finally:
        lock.release()


def is_first_line(line: bytes) -> bool:
    """Whether a journal of ours begins like this."""
    try:
        entry = json.loads(line)
    except ValueError:
        return False
    return isinstance(entry, dict) and entry.get("study_name") == NAME


def compare(
    path: Path,
    known: Mapping[str, Sequence[object]],
    about: Mapping[str, Sequence[object]],
    called_there: Mapping[str, Sequence[str]],
    called_here: Mapping[str, Sequence[str]],
) -> None:
    """Refuse a study of something else, with a sentence that says what is other about it."""
    for name, here in about.items():
        there = known.get(name, [])
        if there != here:
            names_there, names_here = called_there.get(name, there), called_here.get(name, here)
            if names_there == names_here and len(there) == len(here):
                # The names are as they were: what they stand for is not.
                others = [each for each, old, new in zip(names_here, there, here, strict=True) if old != new]
                how = f"{listed(others)} {'has' if len(others) == 1 else 'have'} been changed since it was begun"
            else:
                how = f"{listed(names_there)} there, {listed(names_here)} here"
            raise OtherStudy(
                f"{path} is a study with other {name} ({how}); name another file, or go on with the same."
            )


def listed(values: Sequence[object]) -> str:
    return " and ".join(map(str, values)) or "none"
