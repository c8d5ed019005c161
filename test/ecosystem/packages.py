# ===--- packages.py - uri-tidy -------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Creates the compilation databases of Debian source packages from recipes.

A recipe is a TOML file, recipes/NAME.toml:

  source     name of the Debian source package
  units      expected number of units in its compilation database
  without    build dependencies to leave out (default: none)
  instead    binary packages to install in their place (default: none)
  unpack     binary packages to unpack in $UNPACKED instead of installing them,
             because they would remove packages that the tests of uri-tidy need
             (default: none)
  leave_out  regular expressions; units whose path matches are left out
  script     bash code, run in the unpacked source: configures with the real
             compiler, then builds with the recording one, using `record make`
             or, for CMake's Ninja files, `record_ninja DIRECTORY`

Only build dependencies are installed: package lists, sources and builds are kept
in the work directory.
"""

import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).resolve().parent

# Debian assumes that this is installed for every build.
ESSENTIAL = "build-essential"
# Neither tests nor documentation are built.
PROFILES = "nocheck,nodoc"

PRELUDE = r"""
record() { PATH="$RECORDING_BIN:$PATH" "$@"; }
# CMake records the path of the compiler.
record_ninja() {
  sed -i "s#$REAL_BIN/clang#$RECORDING_BIN/clang#g" \
    "$1/build.ninja" "$1/CMakeFiles/rules.ninja"
  ninja -C "$1" -k 0
}
# Prints a directory to be included before Boost in /usr/include or in $1: up to
# 1.82, Boost's MPL creates enumerators that Clang 20 and later reject.
mended_boost() {
  mkdir -p mended-boost/boost/mpl/aux_
  sed -E '/#else/,/#endif/{s/\(value ([+-]) 1\)/(__is_enum(AUX_WRAPPER_VALUE_TYPE) ? value : value \1 1)/}' \
    "${1:-/usr/include}/boost/mpl/aux_/integral_wrapper.hpp" \
    >mended-boost/boost/mpl/aux_/integral_wrapper.hpp
  echo "$PWD/mended-boost"
}
"""


class Failure(Exception):
    """An error to be reported to the user; the text is the whole message."""


def say(text):
    print(text, file=sys.stderr, flush=True)


@dataclass
class Recipe:
    name: str
    source: str
    units: int
    script: str
    without: list = field(default_factory=list)
    instead: list = field(default_factory=list)
    unpack: list = field(default_factory=list)
    leave_out: list = field(default_factory=list)

    @staticmethod
    def load(name):
        path = HERE / "recipes" / f"{name}.toml"
        if not path.exists():
            known = ", ".join(Recipe.names())
            raise Failure(f"no recipe for '{name}'; available: {known}")
        with open(path, "rb") as file:
            return Recipe(name, **tomllib.load(file))

    @staticmethod
    def names():
        return sorted(p.stem for p in (HERE / "recipes").glob("*.toml"))

    def fingerprint(self):
        """A hash that changes whenever the package must be set up again."""
        parts = [
            self.source,
            self.script,
            *self.unpack,
            *self.leave_out,
            (HERE / "recording-compiler").read_text(),
        ]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@dataclass
class Package:
    """A package that is set up. Paths are absolute, with no symbolic links."""

    name: str
    version: str
    root: pathlib.Path

    @property
    def database(self):
        return self.root.parent / "compile_commands.json"

    def units(self):
        """The pairs of a source file and the directory where it is compiled."""
        entries = json.loads(self.database.read_text())
        return sorted((each["file"], each["directory"]) for each in entries)


def run_logged(command, log, **options):
    """Runs a command, and appends its output to the file log."""
    with open(log, "ab") as file:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=file, stderr=file,
            **options,
        )  # fmt: skip
    return done.returncode


def tail(log, count=15):
    return "\n".join(
        log.read_text(errors="replace").splitlines()[-count:]
    )


class Fetcher:
    """Fetches source packages, using its own package lists."""

    def __init__(self, work):
        self.apt = work / "apt"
        self.ready = False

    def options(self):
        options = {
            "Dir::Etc::sourcelist": "/dev/null",
            "Dir::Etc::sourceparts": self.apt / "sources",
            "Dir::State::lists": self.apt / "lists",
            # The user _apt may not read files of root.
            "APT::Sandbox::User": "root",
        }
        return [f"-o{key}={value}" for key, value in options.items()]

    def update(self):
        """Copies the system's package sources, with deb-src instead of deb."""
        if self.ready:
            return
        say("Reading Debian's lists of source packages")
        (self.apt / "lists" / "partial").mkdir(parents=True, exist_ok=True)
        sources = self.apt / "sources"
        shutil.rmtree(sources, ignore_errors=True)
        sources.mkdir()
        etc = pathlib.Path("/etc/apt")
        for path in [etc / "sources.list", *etc.glob("sources.list.d/*")]:
            if not path.exists() or path.suffix not in (".list", ".sources"):
                continue
            text = path.read_text()
            text = re.sub(r"(?m)^Types:.*\bdeb\b.*$", "Types: deb-src", text)
            text = re.sub(r"(?m)^deb(?=\s)", "deb-src", text)
            (sources / path.name).write_text(text)
        log = self.apt / "update.log"
        if run_logged(["apt-get", *self.options(), "-q", "update"], log):
            # The list of a third party may be missing, but may not be needed.
            say(f"Some lists could not be read; see {log}")
        self.ready = True

    def fetch(self, source, folder, log):
        """Downloads a source package; returns the path of its .dsc file."""
        self.update()
        folder.mkdir()
        run_logged(
            ["apt-get", *self.options(), "-q", "source", "--download-only",
             "--only-source", source],
            log,
            cwd=folder,
        )  # fmt: skip
        found = list(folder.glob("*.dsc"))
        if len(found) != 1:
            raise Failure(f"cannot fetch {source}:\n{tail(log)}")
        # apt-get also fails if only the upstream signature is missing from the
        # mirror. Therefore, check the files that are needed.
        for checksum, name in source_files(found[0]):
            path = folder / name
            if name.endswith(".asc"):
                continue
            if not path.exists() or sha256(path) != checksum:
                raise Failure(f"cannot fetch {name}:\n{tail(log)}")
        return found[0]


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def control_field(dsc, name):
    """The value of one field of a .dsc file; empty if the field is absent."""
    text = dsc.read_text(errors="replace")
    found = re.search(rf"(?m)^{name}:((?:.*\n)(?:[ \t].*\n)*)", text)
    return found[1].strip() if found else ""


def source_files(dsc):
    for line in control_field(dsc, "Checksums-Sha256").splitlines():
        checksum, _, name = line.split()
        yield checksum, name


def build_dependencies(dsc, without, instead):
    wanted = [ESSENTIAL, *instead]
    for name in ("Build-Depends", "Build-Depends-Arch"):
        wanted += re.split(r"\s*,\s*", control_field(dsc, name))
    return ", ".join(
        each for each in wanted if each and each.split()[0] not in without
    )


def install(recipe, dsc, log):
    """Installs the missing build dependencies of the package."""
    root = [] if os.geteuid() == 0 else ["sudo"]
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    satisfy = [
        "apt-get", "-q", "-y", "-P", PROFILES, "--no-install-recommends",
        "-oDPkg::Lock::Timeout=300", "satisfy",
        build_dependencies(dsc, recipe.without, recipe.instead),
    ]  # fmt: skip

    def missing():
        plan = subprocess.run(
            [*satisfy, "-s"], capture_output=True, text=True, env=environment
        )
        if plan.returncode:
            return None
        return re.findall(r"(?m)^Inst (\S+)", plan.stdout)

    if missing() == []:
        return
    if root and not shutil.which("sudo"):
        raise Failure(f"run as root or with sudo: {shlex.join(satisfy)}")
    run_logged([*root, "apt-get", "-q", "update"], log)
    names = missing()
    if names is None:
        raise Failure(
            f"{recipe.name}: cannot install: {shlex.join(satisfy)}\n"
            "run that command with -s to see the reason"
        )
    say(f"{recipe.name}: installing {len(names)} packages for its build:")
    say("  " + " ".join(names))
    # As an argument, since sudo drops the environment.
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if run_logged([*root, *quiet, *satisfy], log):
        raise Failure(f"{recipe.name}: installation failed:\n{tail(log)}")


def unpack(recipe, folder, log):
    """Unpacks binary packages of the system's Debian release.

    Returns the directory.
    """
    unpacked = folder / "unpacked"
    unpacked.mkdir()
    for name in recipe.unpack:
        if run_logged(["apt-get", "-q", "download", name], log, cwd=unpacked):
            raise Failure(f"cannot fetch {name}:\n{tail(log)}")
    for path in unpacked.glob("*.deb"):
        if run_logged(["dpkg-deb", "-x", path, unpacked], log):
            raise Failure(f"cannot unpack {path}:\n{tail(log)}")
    return unpacked


def record(recipe, folder, root, tool_bin, jobs, log):
    """Builds the package with the recording compiler; returns its entries."""
    recording_bin = folder / "recording-bin"
    recording_bin.mkdir()
    for name in ("clang", "clang++"):
        (recording_bin / name).symlink_to(HERE / "recording-compiler")
    recording = folder / "recording.jsonl"
    environment = os.environ | {
        "CC": "clang",
        "CXX": "clang++",
        "LC_ALL": "C.UTF-8",
        "MAKEFLAGS": f"-j{jobs}",
        "PATH": f"{tool_bin}:{os.environ['PATH']}",
        "REAL_BIN": str(tool_bin),
        "RECORDING": str(recording),
        "RECORDING_BIN": str(recording_bin),
        "UNPACKED": str(unpack(recipe, folder, log)),
    }
    script = ["bash", "-euxo", "pipefail", "-c", PRELUDE + recipe.script]
    if run_logged(script, log, cwd=root, env=environment):
        raise Failure(f"{recipe.name}: build failed; see {log}:\n{tail(log)}")

    leave_out = re.compile("|".join(recipe.leave_out) or r"(?!)")
    entries = {}
    for line in recording.read_text().splitlines():
        entry = json.loads(line)
        # Libtool compiles each file twice, and configure compiles tests.
        if os.path.exists(entry["file"]) and not leave_out.search(
            entry["file"]
        ):
            entries.setdefault(entry["file"], entry)
    return list(entries.values())


def set_up(recipe, work, tool_bin, jobs, fetcher, fresh=False):
    """Creates the compilation database of a package, unless it exists.

    tool_bin is the directory of the Clang that configures the package.
    """
    folder = work / recipe.name
    stamp = folder / "stamp.json"
    root = folder / "source"
    if stamp.exists() and not fresh:
        made = json.loads(stamp.read_text())
        if made["fingerprint"] == recipe.fingerprint():
            return Package(recipe.name, made["version"], root)

    if not shutil.which("apt-get"):
        raise Failure(f"{recipe.name}: the set-up requires Debian's apt-get")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    log = folder / "set-up.log"
    say(f"{recipe.name}: fetching {recipe.source}")
    dsc = fetcher.fetch(recipe.source, folder / "download", log)
    version = control_field(dsc, "Version")
    install(recipe, dsc, log)
    say(f"{recipe.name}: building {version} with a compiler that only records")
    if run_logged(["dpkg-source", "-q", "--no-check", "-x", dsc, root], log):
        raise Failure(f"{recipe.name}: cannot unpack:\n{tail(log)}")
    entries = record(recipe, folder, root, tool_bin, jobs, log)
    package = Package(recipe.name, version, root)
    package.database.write_text(json.dumps(entries, indent=1))
    if len(entries) != recipe.units:
        say(
            f"{recipe.name}: the compilation database has {len(entries)} units, "
            f"the recipe expects {recipe.units}"
        )
    made = {"fingerprint": recipe.fingerprint(), "version": version}
    stamp.write_text(json.dumps(made))
    return package
