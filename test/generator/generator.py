# ===--- generator.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Generates programs of random constructs. The same seed and number produce the same
program."""

import itertools
import random

# Each of these adds its constructs to the list.
import buffers  # noqa: F401
import containers  # noqa: F401
import functions  # noqa: F401
import guards  # noqa: F401
import objects  # noqa: F401
import strings  # noqa: F401
import wrappers  # noqa: F401
from builder import Builder
from constructs import ALL
from encoders import libraries

LEAST = 15  # Constructs.
MORE = 10
LANGUAGES = ("c", "c++")


def make_program(seed, number, available):
    """Generates a program: even numbers are C, odd numbers C++."""
    rng = random.Random("%s/%d" % (seed, number))
    language = LANGUAGES[number % 2]
    numbers = itertools.count(1000 * number)
    return Builder(number, language, rng, numbers, ALL, available).build(
        LEAST + rng.randrange(MORE))


def make_programs(seed, numbers):
    available = libraries()
    return available, [make_program(seed, number, available) for number in numbers]
