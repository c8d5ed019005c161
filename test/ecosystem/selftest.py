#!/usr/bin/python3
# ===--- selftest.py - uri-tidy -------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Tests the logic of the ecosystem run; requires no network and no package."""

import importlib.machinery
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import exhaustive  # noqa: E402
import fixes  # noqa: E402
import packages  # noqa: E402
import places  # noqa: E402

loader = importlib.machinery.SourceFileLoader("run", str(HERE / "run"))
run = importlib.util.module_from_spec(
    importlib.util.spec_from_loader("run", loader)
)
loader.exec_module(run)

SOURCE = """\
void f() {
  url += "&a=";
  url += a;
  url += "&b=";
  url += b;

  get(url,
      "x",
      /* why */
      c + d); // note
  done();
}
"""


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        (self.root / "src").mkdir()
        (self.root / "src" / "f.cpp").write_text(SOURCE)


class Places(InFolder):
    def place(self, line, file="f.cpp"):
        return places.Place("p", file, line, "true", "", "")

    def found(self, place_lines, finding_line, file="f.cpp"):
        """The lines of the places to which a finding belongs."""
        listed = [self.place(line, file) for line in place_lines]
        finding = run.Finding("p", "src/f.cpp", finding_line, 1, "uri-x", "m")
        found = places.assign(self.root, listed, [finding])
        return [place.line for place in listed if found[place]]

    def test_same_statement_over_several_lines(self):
        self.assertEqual(self.found([7], 10), [7])
        self.assertEqual(self.found([10], 7), [10])
        self.assertEqual(self.found([7], 11), [])

    def test_two_lines_away(self):
        self.assertEqual(self.found([2], 4), [2])
        self.assertEqual(self.found([2], 5), [])

    def test_nearest_place_only(self):
        self.assertEqual(self.found([3, 5], 4), [3, 5])
        self.assertEqual(self.found([2, 5], 4), [5])
        self.assertEqual(self.found([3, 5], 3), [3])

    def test_file_suffix_at_folder(self):
        self.assertEqual(self.found([3], 3, "src/f.cpp"), [3])
        self.assertEqual(self.found([3], 3, "other/f.cpp"), [])
        self.assertEqual(self.found([3], 3, ".cpp"), [])

    def test_line_after_the_end_of_the_file(self):
        self.assertEqual(self.found([99], 12), [])

    def test_table_under_either_name(self):
        table = self.root / "places.tsv"
        table.write_text(
            "corpus\tfile\tline\tkind\tverdict\twhy\n"
            'p\tf.c\t7\tQ\tfine\ta "quoted" word\n'
        )
        self.assertEqual(
            places.load(table),
            [places.Place("p", "f.c", 7, "fine", "Q", 'a "quoted" word')],
        )
        table.write_text(
            "package\tfile\tline\tverdict\treason\np\tf.c\t7\tfalse\tr\n"
        )
        self.assertEqual(places.load(table)[0].verdict, "fine")
        table.write_text("package\tfile\tline\tverdict\np\tf.c\tx\ttrue\n")
        with self.assertRaises(packages.Failure):
            places.load(table)


class Findings(InFolder):
    def read(self, output):
        package = packages.Package("p", "1", self.root)
        return run.read_findings(package, self.root / "src", output)

    def test_names_relative_to_the_compilation(self):
        found, compiles = self.read("./f.cpp:2:7: warning: a [b] c [uri-x]\n")
        expected = run.Finding("p", "src/f.cpp", 2, 7, "uri-x", "a [b] c")
        self.assertEqual(found, {expected})
        self.assertTrue(compiles)
        self.assertEqual(str(expected), "p/src/f.cpp:2:7: a [b] c [uri-x]")

    def test_same_finding_once(self):
        line = f"{self.root}/src/f.cpp:2:7: warning: m [uri-x]\n"
        self.assertEqual(len(self.read(line + line)[0]), 1)

    def test_notes_and_other_people_s_files(self):
        found, _ = self.read(
            "f.cpp:2:7: note: m [uri-x]\n/usr/h.h:1:1: warning: m [uri-x]\n"
        )
        self.assertEqual(found, set())

    def test_compiler_errors(self):
        found, compiles = self.read(
            "f.cpp:2:7: error: no [clang-diagnostic-error]\n"
        )
        self.assertEqual((found, compiles), (set(), False))


class RecordingCompiler(InFolder):
    def compile(self, *args):
        """Runs the compiler as clang++; returns the recorded entries."""
        compiler = self.root / "clang++"
        if not compiler.exists():
            compiler.symlink_to(HERE / "recording-compiler")
        recording = self.root / "recording"
        environment = os.environ | {
            "RECORDING": str(recording),
            "REAL_BIN": str(self.root / "real"),
        }
        subprocess.run(
            [compiler, *args], cwd=self.root, env=environment, check=True
        )
        if not recording.exists():
            return []
        return [json.loads(line) for line in recording.read_text().splitlines()]

    def test_compilation(self):
        args = ["-I", "src", "-c", "src/f.cpp", "-MF", "f.d", "-o", "f.o"]
        (entry,) = self.compile(*args)
        self.assertEqual(entry["file"], str(self.root / "src" / "f.cpp"))
        self.assertEqual(entry["directory"], str(self.root))
        self.assertEqual(entry["arguments"], ["clang++", *args])
        self.assertTrue((self.root / "f.o").exists())
        self.assertTrue((self.root / "f.d").exists())

    def test_default_output(self):
        self.compile("-c", "src/f.cpp")
        self.assertTrue((self.root / "f.o").exists())

    def test_precompiled_header_is_left_out(self):
        (entry,) = self.compile(
            "-Xclang", "-include-pch", "-Xclang", "a.pch", "-c", "src/f.cpp"
        )
        self.assertEqual(entry["arguments"], ["clang++", "-c", "src/f.cpp"])

    def test_linked_program_runs(self):
        self.assertEqual(self.compile("f.o", "-o", "program"), [])
        self.assertTrue(os.access(self.root / "program", os.X_OK))

    def test_question_goes_to_the_real_compiler(self):
        real = self.root / "real"
        real.mkdir()
        (real / "clang++").write_text('#!/bin/sh\necho "$@" > asked\n')
        (real / "clang++").chmod(0o755)
        self.compile("-dM", "-E", "-o", "macros.h", "src/f.cpp")
        asked = (self.root / "asked").read_text()
        self.assertEqual(asked, "-dM -E -o macros.h src/f.cpp\n")


# Replaces 'bad' with 'good', and does whatever else it is told to.
FAKE_DRIVER = """#!%s
import json, sys
database = sys.argv[sys.argv.index("-p") + 1]
for entry in json.load(open(database)):
    text = open(entry["file"]).read()
    if "--fix" in sys.argv or "--fix-notes" in sys.argv:
        %s
        open(entry["file"], "w").write(text)
"""


class Fixes(InFolder):
    def harm(self, edit, source="int bad;\n"):
        """The problems after the edits of such a driver."""
        package = packages.Package("p", "1", self.root / "source")
        package.root.mkdir()
        unit = package.root / "f.c"
        unit.write_text(source)
        entry = {
            "directory": str(package.root),
            "file": str(unit),
            "arguments": ["cc", "-c", str(unit), "-o", "f.o"],
        }
        package.database.write_text(json.dumps([entry]))
        driver = self.root / "driver"
        driver.write_text(FAKE_DRIVER % (sys.executable, edit))
        driver.chmod(0o755)
        found = fixes.harm(package, driver, [], pathlib.Path("/usr/bin"), 1)
        self.assertEqual(unit.read_text(), source)
        return found

    def test_harmless(self):
        self.assertEqual(self.harm("text = text.replace('bad', 'good')"), [])

    def test_syntax(self):
        found = self.harm("text = text.replace('bad', '2')")
        self.assertIn("--fix: ", found[0])
        self.assertIn("does not compile: ", found[0])

    def test_format(self):
        call = 'int printf(const char *, ...);\nint i = sizeof(printf("%d", 1));\n'
        found = self.harm("text = text.replace('%d', '%s')", call)
        self.assertIn("f.c has a new format-string warning", found[0])

    def test_second_run(self):
        found = self.harm("text = text.replace('bad', 'bad1')")
        self.assertIn("f.c: a second run changes more", found[0])

    def test_root_is_changed_as_a_folder(self):
        self.assertEqual(
            fixes.moved(["-I/a/b/c", "/a/bc", {"f": "/a/b"}], "/a/b", "/x"),
            ["-I/x/c", "/a/bc", {"f": "/x"}],
        )


class Exhaustive(InFolder):
    def compare(self, found, expected, allowed=()):
        """Of findings with these messages, what is wrong."""
        package = packages.Package("p", "1", self.root)

        def findings(messages):
            return {run.Finding("p", "f.c", 1, 2, "uri-x", m) for m in messages}

        return exhaustive.compare(
            package,
            findings(found),
            findings(expected),
            {exhaustive.Place(*each) for each in allowed},
        )

    def test_difference(self):
        self.assertEqual(self.compare("ab", "ab"), [])
        self.assertEqual(
            self.compare("ab", "bc"),
            [
                "only without --exhaustive: p/f.c:1:2: a [uri-x]",
                "only with --exhaustive: p/f.c:1:2: c [uri-x]",
            ],
        )

    def test_known_difference(self):
        known = ("p", "f.c", "uri-x", "a")
        self.assertEqual(self.compare("b", "ab", [known]), [])
        self.assertEqual(
            self.compare("b", "ab", [known, ("q", *known[1:])]), []
        )
        # It has to be one, and be lost by the normal run.
        for found in ("ab", "a"):
            self.assertIn(
                "exhaustive.tsv lists what is no difference: p; f.c; uri-x; a",
                self.compare(found, "b" if found == "a" else "ab", [known]),
            )

    def test_table(self):
        self.assertTrue(all(all(each) for each in exhaustive.load()))

    def test_whole_package(self):
        package = packages.Package("p", "1", self.root / "src")
        driver = self.root / "driver"
        driver.write_text(
            "#!/bin/sh\necho \"$@\"\nexit $(expr \"$1\" : '.*')\n"
        )
        driver.chmod(0o755)
        printed = f" --no-cache -p {package.database}\n"
        for code in (0, 1, 3):
            self.assertEqual(
                exhaustive.run(package, [str(driver), "x" * code]),
                "x" * code + printed,
            )
        with self.assertRaises(packages.Failure):
            exhaustive.run(package, [str(driver), "xx"])


class Recipes(unittest.TestCase):
    def test_all_load(self):
        self.assertIn("aria2", packages.Recipe.names())
        for name in packages.Recipe.names():
            recipe = packages.Recipe.load(name)
            self.assertGreater(recipe.units, 0, name)
            self.assertRegex(recipe.script, r"\brecord(_ninja)? ", name)

    def test_dependencies(self):
        with tempfile.NamedTemporaryFile("w", suffix=".dsc") as dsc:
            dsc.write(
                "Source: x\n"
                "Build-Depends: debhelper (>= 13),\n"
                " libboost-dev, xvfb <!nocheck>\n"
                "Build-Depends-Indep: doxygen\n"
                "Version: 1.2-3\n"
            )
            dsc.flush()
            path = pathlib.Path(dsc.name)
            self.assertEqual(
                packages.build_dependencies(
                    path, ["libboost-dev"], ["libboost1.81-dev"]
                ),
                "build-essential, libboost1.81-dev, debhelper (>= 13), "
                "xvfb <!nocheck>",
            )
            self.assertEqual(packages.control_field(path, "Version"), "1.2-3")


if __name__ == "__main__":
    unittest.main()
