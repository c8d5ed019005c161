# ===--- reduce.py - uri-tidy --------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The smallest program that fails in the same way."""

import dataclasses
import functools
import itertools
import operator
import tempfile

from compare import Comparison
from harness import Batch

# Versions that are compiled at a time.
AT_A_TIME = {"c": 64, "c++": 32}
# What is left over need not be used.
FLAGS = ["-Wno-unused", "-Wno-self-assign", "-Wno-self-assign-overloaded"]


class Reduction:
    def __init__(self, program, failure, libraries, tools, seed):
        self.program = program
        self.failure = failure
        self.libraries = libraries
        self.tools = tools
        self.seed = seed

    def failing(self, cuts, sanitize):
        """The cuts that leave a program which fails in the same way."""
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
        """Takes away what can be, of what can be for itself. Returns whether there was
        anything."""
        candidates = self.program.cuts()
        while True:
            some = list(itertools.islice(candidates, AT_A_TIME[self.program.language]))
            if not some:
                return False
            alone = [cut for cut, _ in self.failing(some, sanitize=False)]
            if not alone:
                continue
            # Together they may be too much. What remains must do nothing undefined.
            together = [functools.reduce(operator.or_, alone[:count])
                        for count in range(len(alone), 0, -1)]
            for cut, failure in itertools.islice(self.failing(together, True), 1):
                self.program = self.program.without(cut)
                self.failure = dataclasses.replace(failure, program=self.program.name)
                return True


def reduced(*arguments):
    """The program, and the failure, after all that is not needed for it was cut."""
    reduction = Reduction(*arguments)
    while reduction.step():
        pass
    return reduction.program, reduction.failure
