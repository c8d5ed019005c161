#!/usr/bin/python3
# ===--- draw.py - uri-tidy -----------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Draws the packages of a round, and the places in them that are judged by reading.

README.md describes the rule and the tables.

  draw.py ROUND list           prints the candidates in the order of the draw, with
                               Debian's version and the public repository of each
  draw.py ROUND test NAME VERSION
                               tests the next package, whose source is in the work
                               directory, and adds its row to ROUND/packages.tsv
  draw.py ROUND skip NAME VERSION REASON
                               adds a row for one that cannot be had or built
  draw.py ROUND places         writes ROUND/places.tsv, without verdicts

uri-tidy itself is never run.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import judgements  # noqa: E402
import packages  # noqa: E402
import places  # noqa: E402
from judgements import read_rows  # noqa: E402
from packages import Failure, say  # noqa: E402
from roundresults import TAKEN  # noqa: E402

SEED = "uri-tidy: first sight"

# Build dependencies that speak HTTP, or build or take URIs.
LIBRARIES = re.compile(
    r"""(?:
      libcurl\d*(?:-gnutls|-openssl|-nss|-ssl)?-dev | libcurlpp-dev
    | libsoup-?[\d.]+-dev | libsoup-gnome2\.4-dev | librest-(?:\d.*-)?dev
    | libneon\d*(?:-gnutls)?-dev | libserf-dev | libmicrohttpd-dev
    | libwebsockets-dev | libwebsocketpp-dev | libupnp-dev | libgupnp-.*-dev
    | libhttp-parser-dev | libllhttp-dev | libfcgi-dev | libcgicc-dev
    | libcpp-httplib-dev | libcpprest-dev | libpoco-dev
    | qtwebengine5-dev | qt6-webengine-dev | libqt5webkit5-dev
    | libqt5networkauth5-dev | libqt5websockets5-dev | libwebkit2gtk.*-dev
    | libxmlrpc-c\+\+8-dev | libxmlrpc-core-c3-dev | gsoap
    | libgrilo-0\.3-dev | libgdata-dev | liburiparser-dev | libqxmpp-dev
    | libtorrent-dev | libtorrent-rasterbar-dev
    )""",
    re.X,
)
# These have more than that: a package that needs one of them is only drawn if one
# of its binary packages is in a section of network programs.
TOOLKITS = re.compile(
    r"""(?:
      qtbase5-dev | qt6-base-dev | libkf5kio-dev | libwxgtk.*-dev | libevent-dev
    | libnghttp2-dev | libaprutil1-dev | libboost-(?:system|all)-dev | libproxy-dev
    | libcivetweb-dev
    )""",
    re.X,
)
SECTIONS = {"net", "web", "httpd", "mail", "news", "comm"}
# Modules of other languages and of other programs.
MODULES = re.compile(
    r"(?:lua|ruby|python|r|haskell|golang|rust|php|node|libapache2|dlang|ldc)-.*"
    r"|py[a-z].*|.*-perl"
)
# Before this round, only packages whose homepage tells a public repository were drawn.
ANY_HOMEPAGE_SINCE = 3
# Since this round, Debian's source is read if there is no such repository.
DEBIAN_SOURCE_SINCE = 9
NO_REPOSITORY = "its repository can"
REPOSITORY = re.compile(
    r"https?://(?:www\.)?github\.com/([\w.-]+/[\w.-]+?)(?:\.git|/)?"
)

FEWEST_HITS = 15
FEWEST_UNITS, MOST_UNITS = 20, 700
MOST_SOURCES = 1000
SAMPLE = 10
PLACES = 15

SOURCES = (".c", ".cc", ".cpp", ".cxx", ".C")
HEADERS = (".h", ".hh", ".hpp", ".hxx", ".inl", ".tcc", ".ipp")
# Tests, examples, and copies of the sources of others; what builds have made.
NOT_ITS_OWN = re.compile(
    r"""(?:^|/)(?:
      (?:auto|unit|integration|regress|regression)?[_-]?tests? | testsuite
    | testing | examples? | samples? | demos? | bench(?:mark)?s? | fuzz\w* | t
    | (?:3rd|third)[_-]?part(?:y|ies) | vendor(?:ed)? | ext | extern(?:al)?s?
    | contrib | deps | dependencies | bundled\w* | subprojects | submodules
    | gnulib\w* | \.pc | debian | made | docs?
    )/
    | (?:^|/)(?:test|tst)[_-][^/]*$ | (?:[_/-]test|[a-z\d]Test)s?\.\w+$
    """,
    re.X,
)

WORD = (
    r"(?:(?<![a-zA-Z])(?:base)?ur[li]s?(?![a-z])"
    r"|(?<![A-Z])U(?:RL|RI|rl|ri)s?(?![a-z])"
    r"|(?i:href|endpoint|webhook|permalink))"
)
HOLE = r"(?:%[-+\#\d.*$hlLjzt]*[a-zA-Z\d]|\{[\w:.]*\})"
# Lines on which a URI is probably built from data, encoded or decoded.
PATTERN = re.compile(
    rf"""
    # An absolute URI with data in it, or joined to it.
      "[^"]*\w://[^"]*{HOLE}
    | "[^"]*\w://[^"]*"\w*\s*\)?\s*(?:\+|<<|\.\s*arg\b|\.\s*append\b)
    | (?:\+|<<|append|concat|join|prepend|strn?cat|strcpy)[^"]*"[^"]*\w://[^"]*"
    # A query or a form.
    | "[^"]*[?&][\w.\[\]-]+=(?:"|%|\{{)
    | "[^"]*\b[\w-]+={HOLE}&[\w-]+=
    # A path with data beside a word for URIs, and what is joined to such a word.
    | {WORD}\w*\b[^"]*"[^"]*/[^"]*(?:%s|%\d|\{{\}})
    | "[^"]*/[^"]*(?:%s|%\d|\{{\}})[^"]*".*{WORD}
    | \b\w*{WORD}\w*(?:\(\))?\s*(?:\+=|\+|<<)\s*(?!\d|str\w+\(|sizeof|\w*len\b)[\w"(]
    # What is sent.
    | "(?:GET|POST|PUT|HEAD|DELETE)[ ][^"]*(?:%s|"\s*(?:\+|<<))
    | "Location:[ ]
    # Builders.
    | \b(?:addQueryItem|addEncodedQueryItem|setQueryItems|setQuery|setEncodedQuery
        |add_query\w*|addQueryParameter|soup_form_encode\w*|soup_uri_set_\w+
        |curl_url_set|g_uri_build\w*|g_filename_to_uri|g_filename_from_uri)\s*\(
    | \bQUrlQuery\b[^;]*\(
    # Encoders and decoders: calls, and what is typical of their bodies.
    | (?:return\s+|[=(,+<!?:&|]\s*|->|\.|^\s*)(?!\w*64)
      (?=\w*(?:[Uu][Rr][LlIi]|[Pp]ercent|[Cc]omponent|[Qq]uery|[Ff]orm(?:_|[EDU])
        |[Hh]ttp|HTTP|[Pp]ath|[Cc]gi|CGI))\w*
      (?i:encod|decod|escap|unquot)\w*\s*\(
    | "[^"]*%%%0?2?h*[xX]
    | "0123456789[Aa][Bb]
    | '%'.*(?i:xdigit|hex) | (?:[^=!<>]=|<<|append\(|push_back\()\s*L?'%'
    """,
    re.X,
)
COMMENT = re.compile(
    r"""//[^\n]*|/\*.*?\*/|(?P<kept>R"(?P<delimiter>[^\s()\\]*)\(.*?\)(?P=delimiter)"
    |"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')""",
    re.S | re.X,
)
INCLUDE = re.compile(r'(?m)^\s*#\s*(?:include|import)\s*["<]([^">]+)[">]')

PACKAGES_HEADER = ["package", "version", "sources", "hits", "units", "outcome"]
PLACES_HEADER = [
    "package", "version", "file", "line", "hash", "kind", "verdict", "level",
    "check", "value", "why",
]  # fmt: skip


def rank(*words):
    """Orders as a shuffle does, but does not depend on what else is ordered."""
    return hashlib.sha256("\0".join(map(str, words)).encode()).hexdigest()


def write_rows(path, header, rows):
    lines = ["\t".join(header)]
    lines += ["\t".join(str(row[name]) for name in header) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


# The list of candidates.


def excluded(number):
    """The packages that were left out, or drawn in an earlier round."""
    lines = (HERE / "excluded.txt").read_text().splitlines()
    names = {line.split()[0] for line in lines if line and line[0] != "#"}
    for path in HERE.glob("*/packages.tsv"):
        if int(path.parent.name) < int(number):
            names |= {
                row["package"]
                for row in read_rows(path)
                if int(number) < DEBIAN_SOURCE_SINCE
                or not row["outcome"].startswith(NO_REPOSITORY)
            }
    return names


def fields(paragraph):
    found = re.findall(r"(?m)^([\w-]+):((?:.*(?:\n[ \t].*)*))", paragraph)
    return {name: value.strip() for name, value in found}


@dataclass(frozen=True)
class Candidate:
    name: str
    version: str
    repository: str
    wanted: frozenset
    sections: frozenset

    def may_be_drawn(self, number):
        speaks = any(LIBRARIES.fullmatch(each) for each in self.wanted)
        may_speak = any(TOOLKITS.fullmatch(each) for each in self.wanted)
        return (
            (self.repository != "" or int(number) >= ANY_HOMEPAGE_SINCE)
            and not MODULES.fullmatch(self.name)
            and (speaks or may_speak and bool(self.sections & SECTIONS))
        )


def repository(name, homepage):
    """The public repository, from Debian's field Homepage; empty if unknown."""
    if found := REPOSITORY.fullmatch(homepage):
        return found[1]
    for host, owner in (("kde.org", "KDE"), ("gnome.org", "GNOME")):
        if host in homepage:
            return f"{owner}/{name}"
    return ""


def source_packages(fetcher):
    """The source packages in Debian's lists."""
    apt = fetcher.options()
    listed = subprocess.run(
        ["apt-get", *apt, "indextargets", "--format", "$(FILENAME)",
         "Created-By: Sources"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    for path in sorted(listed.stdout.split()):
        text = subprocess.run(
            ["/usr/lib/apt/apt-helper", *apt, "cat-file", path],
            capture_output=True, check=True,
        ).stdout.decode(errors="replace")  # fmt: skip
        for paragraph in text.split("\n\n"):
            field = fields(paragraph)
            if "Package" not in field:
                continue
            wanted = ",".join(
                field.get(name, "")
                for name in ("Build-Depends", "Build-Depends-Arch")
            )
            lines = field.get("Package-List", "").splitlines()
            yield Candidate(
                field["Package"],
                field["Version"],
                repository(field["Package"], field.get("Homepage", "")),
                frozenset(
                    re.split(r"[\s(\[<:]", each.strip())[0]
                    for each in re.split(r"[,|]", wanted)
                    if each.strip()
                ),
                frozenset(line.split()[2] for line in lines if line.strip()),
            )


def candidates(number, fetcher):
    """The packages that may be drawn, in order; with updates, the last version."""
    left_out = excluded(number)
    found = {
        each.name: each
        for each in source_packages(fetcher)
        if each.name not in left_out and each.may_be_drawn(number)
    }
    return sorted(
        found.values(), key=lambda each: rank(SEED, number, each.name)
    )


# Hits in sources.


def own_files(root, endings):
    for path in sorted(root.rglob("*")):
        name = str(path.relative_to(root))
        if (
            path.suffix in endings
            and not NOT_ITS_OWN.search(name)
            and path.is_file()
            and not path.is_symlink()
        ):
            yield path


def without_comments(text):
    return COMMENT.sub(
        lambda match: (
            match[0] if match["kept"] else re.sub(r"[^\n]", " ", match[0])
        ),
        text,
    )


def hits(path):
    """The numbers of the lines that match, from 1."""
    code = without_comments(path.read_text(errors="replace"))
    return [
        number
        for number, line in enumerate(code.split("\n"), 1)
        if len(line) < 1000 and PATTERN.search(line)
    ]


def read_files(package):
    """The package's own files that the units of its database consist of.

    A header is taken for one of them if one of them includes a file of its name.
    """
    by_end = {}
    for path in own_files(package.root, HEADERS + SOURCES):
        parts = path.relative_to(package.root).parts
        for start in range(len(parts)):
            by_end.setdefault("/".join(parts[start:]), []).append(path)
    waiting = [pathlib.Path(unit) for unit, _ in package.units()]
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        if not path.is_file():
            continue
        for name in INCLUDE.findall(path.read_text(errors="replace")):
            for each in by_end.get(name.removeprefix("../"), []):
                if each not in seen:
                    seen.add(each)
                    waiting.append(each)
    own = {path for paths in by_end.values() for path in paths}
    return sorted(seen & own)


def parse(package, tool_bin):
    """How many of a sample of the units are parsed without an error."""
    entries = json.loads(package.database.read_text())
    entries.sort(key=lambda entry: rank(SEED, package.name, entry["file"]))
    good = 0
    for entry in entries[:SAMPLE]:
        kept, skip = [], False
        for argument in entry["arguments"][1:]:
            if skip:
                skip = False
            elif argument in ("-o", "-MF", "-MT", "-MQ"):
                skip = True
            elif not argument.startswith("-M"):
                kept.append(argument)
        compiler = tool_bin / os.path.basename(entry["arguments"][0])
        done = subprocess.run(
            [compiler, *kept, "-fsyntax-only", "-w"],
            cwd=entry["directory"], capture_output=True,
        )  # fmt: skip
        good += done.returncode == 0
    return good, len(entries[:SAMPLE])


# Packages.


def outcome(package, tool_bin, row):
    """Tests a package and fills its row; returns why it is not taken, or TAKEN."""
    row["sources"] = len(list(own_files(package.root, SOURCES)))
    if row["sources"] < FEWEST_UNITS:
        return f"fewer than {FEWEST_UNITS} sources in C or C++"
    if row["sources"] > MOST_SOURCES:
        return f"more than {MOST_SOURCES} sources in C or C++"
    files = own_files(package.root, SOURCES + HEADERS)
    row["hits"] = sum(len(hits(path)) for path in files)
    if row["hits"] < FEWEST_HITS:
        return f"fewer than {FEWEST_HITS} hits"
    if not package.database.exists():
        return ""
    row["units"] = len(package.units())
    if row["units"] < FEWEST_UNITS:
        return f"fewer than {FEWEST_UNITS} units"
    if row["units"] > MOST_UNITS:
        return f"more than {MOST_UNITS} units"
    good, of = parse(package, tool_bin)
    say(f"{package.name}: {good} of {of} units are parsed")
    if good * 2 < of:
        return "cannot be built here: most units are not parsed"
    row["hits"] = sum(len(hits(path)) for path in read_files(package))
    if row["hits"] < FEWEST_HITS:
        return f"fewer than {FEWEST_HITS} hits in what is built"
    return TAKEN


def add_row(number, fetcher, row):
    path = HERE / number / "packages.tsv"
    path.parent.mkdir(exist_ok=True)
    rows = read_rows(path)
    waiting = candidates(number, fetcher)[len(rows):]
    if not waiting or waiting[0].name != row["package"]:
        raise Failure(f"{row['package']} is not the next package of the draw")
    write_rows(path, PACKAGES_HEADER, [*rows, row])


def new_row(name, version):
    return dict.fromkeys(PACKAGES_HEADER, "") | {
        "package": name, "version": version,
    }  # fmt: skip


# Places.


def draw_places(number, package):
    """The rows of one package, in the order of its files."""
    found = []
    for path in read_files(package):
        name = str(path.relative_to(package.root))
        found += [(name, line) for line in hits(path)]
    found.sort(key=lambda each: rank(SEED, number, package.name, *each))
    drawn, taken = [], set()
    for name, line in found:
        # Only one place in a statement.
        statement = (name, places.statement(package.root / name, line))
        if statement in taken:
            continue
        taken.add(statement)
        drawn.append((name, line))
        if len(drawn) == PLACES:
            break
    for name, line in sorted(drawn):
        text = places.source_lines(package.root / name)[line - 1]
        kind = "addQueryItem" if "addQueryItem" in text else ""
        yield dict.fromkeys(PLACES_HEADER, "") | {
            "package": package.name,
            "version": package.version,
            "file": name,
            "line": line,
            "hash": judgements.hash_of(text),
            "kind": kind,
        }


def write_places(number, work):
    path = HERE / number / "places.tsv"
    if any(row["verdict"] for row in read_rows(path)):
        raise Failure(f"{path} has verdicts already")
    rows = []
    for row in read_rows(HERE / number / "packages.tsv"):
        if row["outcome"] == TAKEN:
            name = row["package"]
            root = work / name / "source"
            package = packages.Package(name, row["version"], root)
            drawn = list(draw_places(number, package))
            say(f"{name}: {len(drawn)} places of {row['hits']} hits")
            rows += drawn
    write_rows(path, PLACES_HEADER, rows)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("round", help="the number of the round")
    parser.add_argument("step", choices=["list", "test", "skip", "places"])
    parser.add_argument("rest", nargs="*", metavar="ARGUMENT")
    parser.add_argument(
        "--work", type=pathlib.Path, metavar="DIR",
        default=pathlib.Path(
            os.environ.get("URI_TIDY_ECOSYSTEM")
            or pathlib.Path.home() / ".cache/uri-tidy/ecosystem"
        ),
        help="work directory, as of run (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--clang", default="clang-22", metavar="COMMAND")
    arguments = parser.parse_args()
    work = arguments.work.resolve()
    clang = shutil.which(arguments.clang)
    if not clang:
        raise Failure(f"'{arguments.clang}' is not installed")
    fetcher = packages.Fetcher(work)
    # All steps of a draw use the same lists.
    fetcher.ready = any((fetcher.apt / "lists").glob("*_Sources*"))
    fetcher.update()
    if arguments.step == "list":
        for each in candidates(arguments.round, fetcher):
            print(each.name, each.version, each.repository, sep="\t")
    elif arguments.step == "places":
        write_places(arguments.round, work)
    elif arguments.step == "skip":
        name, version, reason = arguments.rest
        row = new_row(name, version) | {"outcome": reason}
        add_row(arguments.round, fetcher, row)
    else:
        name, version = arguments.rest
        row = new_row(name, version)
        package = packages.Package(name, version, work / name / "source")
        row["outcome"] = outcome(
            package, pathlib.Path(clang).resolve().parent, row
        )
        if not row["outcome"]:
            raise Failure(f"{name} has no compilation database")
        add_row(arguments.round, fetcher, row)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        say(f"draw: {failure}")
        sys.exit(2)
