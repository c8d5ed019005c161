# ===--- judgements.py - uri-tidy -----------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Reads the judgements of findings, and compares the findings of a run with them.

judgements/README.md describes the tables. As a program, fills in the functions and
hashes of a package's table from its source:

  judgements.py NAME ROOT
"""

import csv
import dataclasses
import hashlib
import pathlib
import re
import sys
from dataclasses import dataclass

sys.dont_write_bytecode = True

from packages import Failure  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parent / "judgements"
VERDICTS = ("true", "false", "unclear")
SEEN = ("default", "possible", "missed")
TRUE_CLASSES = (
    "raw-free-text", "raw-file-name", "raw-constant", "raw-decoded",
    "encoder-hex-case", "encoder-set", "encoder-sign", "double", "premature",
    "mismatch", "literal", "other",
)  # fmt: skip
OTHER_CLASSES = (
    "number-as-text", "constant-in-unit", "constant-elsewhere", "guarded",
    "uri-already", "server-text", "encoded-already", "encodes-itself",
    "not-a-uri", "setting-or-table", "opaque-identifier", "wrong-message",
    "other",
)  # fmt: skip
FLAGS = ("advice-wrong", "fix-wrong", "message-wrong")
COMPONENTS = (
    "", "userinfo", "host", "path", "path segment", "query key", "query value",
    "form value", "fragment",
)  # fmt: skip
NEAR = 2


@dataclass(frozen=True)
class Judgement:
    version: str
    file: str
    line: str
    function: str
    hash: str
    seen: str
    places: str
    check: str
    value: str
    component: str
    verdict: str
    reason_class: str
    reason: str

    @property
    def count(self):
        return int(self.places)

    @property
    def classes(self):
        return self.reason_class.split()

    def __str__(self):
        line = f":{self.line}" if self.line else ""
        return (
            f"{self.file}{line}: {self.value} ({self.verdict}: {self.reason}) "
            f"[{self.check}]"
        )


FIELDS = [field.name for field in dataclasses.fields(Judgement)]
HEADER = ["class" if name == "reason_class" else name for name in FIELDS]


def problems(row):
    """What is wrong with one judgement."""
    if row.verdict not in VERDICTS:
        yield f"no verdict: '{row.verdict}'"
    if row.seen not in SEEN:
        yield f"no way of being seen: '{row.seen}'"
    if row.component not in COMPONENTS:
        yield f"no component: '{row.component}'"
    if not re.fullmatch(r"uri(-[a-z]+)+", row.check):
        yield f"no check: '{row.check}'"
    if not re.fullmatch(r"\d*", row.line):
        yield f"no line: '{row.line}'"
    if not re.fullmatch(r"[1-9]\d*", row.places):
        yield f"no number of places: '{row.places}'"
    if not re.fullmatch(r"([0-9a-f]{12})?", row.hash):
        yield f"no hash: '{row.hash}'"
    if not row.file or row.file.startswith("/"):
        yield f"no path from the root of the package: '{row.file}'"
    if not row.version or not row.reason:
        yield "a version and a reason are required"
    known = TRUE_CLASSES if row.verdict == "true" else OTHER_CLASSES
    first, *flags = row.classes or [""]
    if row.verdict in VERDICTS and first not in known:
        yield f"no class of a judgement that is {row.verdict}: '{first}'"
    for flag in flags:
        if flag not in FLAGS:
            yield f"no flag: '{flag}'"


def read_table(path):
    with open(path, newline="", encoding="utf-8") as file:
        yield from csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def read_rows(path):
    """The rows of a table, by the names of its columns; none if it is missing."""
    if not path.exists():
        return []
    header, *rows = read_table(path)
    return [dict(zip(header, cells)) for cells in rows]


def load(name, folder=FOLDER):
    """The judgements of a package; empty if there is no table."""
    path = folder / f"{name}.tsv"
    if not path.exists():
        return []
    header, *rows = read_table(path)
    if header != HEADER:
        raise Failure(f"{path}: the header must be {' '.join(HEADER)}")
    result = []
    for number, cells in enumerate(rows, 2):
        if len(cells) != len(HEADER):
            raise Failure(f"{path}:{number}: {len(cells)} columns")
        row = Judgement(*cells)
        for problem in problems(row):
            raise Failure(f"{path}:{number}: {problem}")
        result.append(row)
    return result


def write(path, rows):
    lines = ["\t".join(HEADER)]
    lines += ["\t".join(dataclasses.astuple(row)) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def load_packages(folder=FOLDER):
    """Name, version and set of each package that was judged."""
    _, *rows = read_table(folder / "packages.tsv")
    return [tuple(row) for row in rows]


# Lines and functions of source code.


def hash_of(line):
    """A hash that does not depend on white space."""
    text = "".join(line.split())
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
    r"""|^[ \t]*\#(?:\\\n|[^\n])*""",
    re.S | re.M,
)
NAMED = re.compile(r"([\w~]+(?:\s*::\s*[\w~]+)*|operator\s*\W+)\s*\(")
NO_FUNCTION = {"if", "for", "while", "switch", "catch", "return", "sizeof", "do"}


def blanked(match):
    """White space in place of a comment, a literal or a directive."""
    return re.sub(r"[^\n]", " ", match.group())


def function_at(text, line):
    """The name of the function around a line, from 1; empty if none is found."""
    code = TOKEN.sub(blanked, text)
    stack, start, number = [], 0, 1
    for position, char in enumerate(code):
        if char == "\n":
            number += 1
            if number > line:
                break
        elif char in ";}":
            if char == "}" and stack:
                stack.pop()
            start = position + 1
        elif char == "{":
            head = code[start:position]
            named = NAMED.search(head)
            name = re.sub(r"\s+", "", named.group(1)) if named else ""
            if name in NO_FUNCTION or "=" in head.split("(")[0]:
                name = ""
            stack.append(name)
            start = position + 1
    return next((name for name in stack if name), "")


def located(row, lines, text):
    """The judgement with the function and the hash of its line."""
    if not row.line or int(row.line) > len(lines):
        return row
    number = int(row.line)
    return dataclasses.replace(
        row, function=function_at(text, number), hash=hash_of(lines[number - 1])
    )


def fill(rows, root):
    """The judgements with the functions and hashes of the source at root."""
    result = []
    for row in rows:
        path = root / row.file
        if not row.hash and path.is_file():
            text = path.read_text(errors="replace")
            row = located(row, text.splitlines(), text)
        result.append(row)
    return result


# Comparison with a run.


@dataclass
class Comparison:
    """The findings with their judgements, those that have none, the judgements
    that have no finding, and the pairs of which only the line differs."""

    known: list
    new: list
    gone: list
    changed: list


def mentions(finding, row):
    return row.value != "" and f"'{row.value}'" in finding.message


def ways(hash_of_finding, function_of_finding):
    """The ways in which a finding can belong to a judgement, the best first."""

    def same_line(finding, row):
        return row.hash and row.hash == hash_of_finding(finding)

    def same_file(finding, row):
        return ("/" + finding.file).endswith("/" + row.file)

    def same_place(finding, row):
        return (
            not row.hash
            and row.line
            and same_file(finding, row)
            and abs(finding.line - int(row.line)) <= NEAR
        )

    def same_function(finding, row):
        return same_file(finding, row) and (
            mentions(finding, row)
            if not row.function
            else row.function == function_of_finding(finding)
        )

    return [
        ("known", lambda f, r: same_line(f, r) and same_file(f, r) and mentions(f, r)),
        ("known", lambda f, r: same_line(f, r) and same_file(f, r)),
        ("known", same_line),
        ("known", lambda f, r: same_place(f, r) and mentions(f, r)),
        ("known", same_place),
        ("changed", lambda f, r: same_function(f, r) and mentions(f, r)),
        ("changed", same_function),
    ]


def compare(rows, findings, root):
    """Compares the findings of a run with the judgements of its package."""
    texts = {}

    def text_of(finding):
        if finding.file not in texts:
            path = root / finding.file
            texts[finding.file] = (
                path.read_text(errors="replace") if path.is_file() else ""
            )
        return texts[finding.file]

    def hash_of_finding(finding):
        lines = text_of(finding).splitlines()
        inside = finding.line <= len(lines)
        return hash_of(lines[finding.line - 1]) if inside else ""

    def function_of_finding(finding):
        return function_at(text_of(finding), finding.line)

    # One entry for each place.
    waiting = [row for row in rows for _ in range(row.count)]
    result = Comparison([], list(findings), [], [])
    for kind, belongs in ways(hash_of_finding, function_of_finding):
        for finding in list(result.new):
            for row in waiting:
                if row.check == finding.check and belongs(finding, row):
                    getattr(result, kind).append((finding, row))
                    result.new.remove(finding)
                    waiting.remove(row)
                    break
    # What was not reported before need not be reported.
    result.gone = [row for row in waiting if row.seen == "default"]
    return result


def unjudged(finding, package):
    """A row for a finding, without a verdict."""
    path = package.root / finding.file
    text = path.read_text(errors="replace") if path.is_file() else ""
    value = re.match(r"'([^']*)'", finding.message)
    row = Judgement(
        package.version, finding.file, str(finding.line), "", "", "default", "1",
        finding.check, value[1] if value else "", "", "", "", "",
    )  # fmt: skip
    return located(row, text.splitlines(), text)


def write_new(path, summaries):
    """Writes rows for the findings that have no judgement, of all packages."""
    rows = []
    for package, findings in summaries:
        new = compare(load(package.name), findings, package.root).new
        rows += [unjudged(finding, package) for finding in new]
    write(path, rows)


def report(package, findings):
    """Prints how the findings of a package differ from the judgements."""
    rows = load(package.name)
    if not rows and not findings:
        return
    result = compare(rows, findings, package.root)
    for finding in result.new:
        print(f"  new: {finding}")
    for row in result.gone:
        print(f"  gone: {row}")
    for finding, row in result.changed:
        print(f"  changed: {finding}\n    was {row}")
    counts = [
        f"{sum(row.verdict == verdict for _, row in result.known)} {verdict}"
        for verdict in VERDICTS
    ]
    print(
        f"  judged: {len(result.known)} ({', '.join(counts)}); "
        f"{len(result.new)} new, {len(result.gone)} gone, "
        f"{len(result.changed)} changed"
    )


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    name, root = arguments
    write(FOLDER / f"{name}.tsv", fill(load(name), pathlib.Path(root)))


if __name__ == "__main__":
    main(sys.argv[1:])
