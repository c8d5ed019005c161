# ===--- reduce.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Reduces a program to the smallest one that fails in the same way."""

import dataclasses
import functools
import itertools
import operator
import tempfile

from compare import Comparison
from harness import Batch

# The number of versions that are compiled at once.
AT_A_TIME = {"c": 64, "c++": 32}
# Reduced code need not use everything that it defines.
FLAGS = ["-Wno-unused", "-Wno-self-assign", "-Wno-self-assign-overloaded"]


class Reduction:
    def __init__(self, program, failure, libraries, tools, seed):
        self.program = program
        self.failure = failure
        self.libraries = libraries
        self.tools = tools
        self.seed = seed

    def failing(self, cuts, sanitize):
        """Yields the cuts after which the program still fails in the same way."""
        trials = [self.program.without(cut, "v%d" % i) for i, cut in enumerate(cuts)]
        with tempfile.TemporaryDirectory() as folder:
            batch = Batch(trials, self.libraries, dataclasses.replace(
                self.tools, sanitize=sanitize), folder)
            logs = batch.run(self.seed, FLAGS)
            texts = batch.texts() if logs else {}
        for i, trial in enumerate(trials):
            log = logs.get(trial.name)
            if not log or not log.is_complete or trial.name in batch.crashes:
                continue
            for failure in Comparison(trial, log, texts).run().failures:
                if (failure.sink, failure.kind) == (self.failure.sink, self.failure.kind):
                    yield cuts[i], failure

    def step(self):
        """Applies all cuts that are possible individually, as far as they can be
        combined. Returns whether any was applied."""
        candidates = self.program.cuts()
        while True:
            some = list(itertools.islice(candidates, AT_A_TIME[self.program.language]))
            if not some:
                return False
            alone = [cut for cut, _ in self.failing(some, sanitize=False)]
            if not alone:
                continue
            # Their combination may go too far. The rest must not have undefined behavior.
            together = [functools.reduce(operator.or_, alone[:count])
                        for count in range(len(alone), 0, -1)]
            for cut, failure in itertools.islice(self.failing(together, True), 1):
                self.program = self.program.without(cut)
                self.failure = dataclasses.replace(failure, program=self.program.name)
                return True


def reduced(*arguments):
    """Returns the program and the failure after everything unnecessary has been
    removed."""
    reduction = Reduction(*arguments)
    while reduction.step():
        pass
    return reduction.program, reduction.failure
