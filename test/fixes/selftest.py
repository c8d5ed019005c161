# ===--- selftest.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tests the harness with tools that edit with regular expressions: it must report
each harmful edit, and accept harmless ones."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from builders import LIBRARIES, make_builders  # noqa: E402
from plans import SETS, Hole, Meaning  # noqa: E402
from uris import components, decode, encode, normalize  # noqa: E402

# Acts as the driver and as clang-tidy: applies the edits, or exports them.
FAKE_TOOL = r"""#!%s
import json, re, sys
RULES = %r
arguments = sys.argv[1:sys.argv.index("--")]
path = arguments[-1]
text = open(path, encoding="utf-8", newline="").read()
notes = "--fix-notes" in arguments
for mode, pattern, replacement in RULES:
    if mode == "fix" or notes:
        fixed = re.sub(pattern, replacement, text)
        if "--fix" in arguments or notes:
            text = fixed
for argument in arguments:
    if argument.startswith("--export-fixes="):
        fixes = []
        for mode, pattern, replacement in RULES:
            for found in re.finditer(pattern, text):
                edit = {"Message": "", "Replacements": [{
                    "Offset": len(text[:found.start()].encode()),
                    "Length": len(found.group().encode()),
                    "ReplacementText": found.expand(replacement)}]}
                none = {"Message": "", "Replacements": []}
                fixes.append({
                    "DiagnosticName": "uri-fake",
                    "DiagnosticMessage": edit if mode == "fix" else none,
                    "Notes": [edit] if mode == "notes" else []})
        json.dump({"Diagnostics": fixes}, open(argument.split("=")[1], "w"))
open(path, "w", encoding="utf-8", newline="").write(text)
"""


class Edits(unittest.TestCase):
    def run_with(self, library, *rules, count=50, least=1):
        """The exit code and the output, with a tool that has these rules."""
        with tempfile.TemporaryDirectory() as folder:
            tool = os.path.join(folder, "tool")
            with open(tool, "w", encoding="utf-8") as file:
                file.write(FAKE_TOOL % (sys.executable, list(rules)))
            os.chmod(tool, 0o755)
            done = subprocess.run(
                [sys.executable, os.path.join(HERE, "run"), "--library=" + library,
                 "--count=%d" % count, "--least=%d" % least, "--driver=" + tool,
                 "--clang-tidy=" + tool, "--plugin=none", *CLANG],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout.decode()

    def assert_reported(self, complaint, library, *rules):
        code, output = self.run_with(library, *rules)
        self.assertEqual(code, 1)
        found = re.search(
            "builder [0-9]+, --fix, uri-fake alone: (.*)", output)
        self.assertTrue(found, output[-400:])
        self.assertRegex(found.group(1), complaint)

    def test_harmless(self):
        code, output = self.run_with(
            "c", ("fix", "%%c3", "%%C3"), ("fix", "%%7[eE]", "~"),
            ("fix", "%%2f", "%%2F"), ("notes", "%%25(2[0-9F]|3A)", r"%%\1"), least=10)
        self.assertEqual(code, 0, output[-400:])
        self.assertIn(" 0 harmed", output)

    def test_doubled_conversion(self):
        self.assert_reported("new warnings: .*-Wformat", "c",
                             ("fix", "(?<!%)%02d", "%%02d"))

    def test_other_conversion(self):
        self.assert_reported("built .*, meant ", "c", ("fix", "(?<!%)%04x", "%4x"))

    def test_decoded_delimiter(self):
        self.assert_reported("built .*, meant ", "c", ("fix", "%%2F", "/"))

    def test_second_run(self):
        code, output = self.run_with("c", ("fix", "(?<!%)%%61", "a%%61"))
        self.assertEqual(code, 1)
        self.assertIn("--fix: a second run changes more", output)

    def test_syntax(self):
        self.assert_reported("does not compile: ", "c",
                             ("fix", ", url_encode", " url_enc"))

    def test_crash(self):
        self.assert_reported("arguments 0: crashes", "c", (
            "fix", r"(\n  snprintf\(out, size, \"https)",
            r"\n  *(volatile int *)8 = 0;\1"))

    def test_nothing_to_judge(self):
        code, output = self.run_with("c", count=1)
        self.assertEqual(code, 1)
        self.assertIn("too few fixes for a meaningful result", output)

    def test_encoders(self):
        self.assert_reported("encodes ", "c",
                             ("fix", '"%%%02X", c', '"%%%02X", c & 127'))

    def test_wraps(self):
        """Each edit affects a different builder: no complaint hides another."""
        wrong = {
            r"(url\.append\()(\w+)(\.(begin|c_str)\(\)( \+ 1)?,)": r"\1urlEncode(\2)\3",
            r"std::string\((\w+), 0, 4\)": r"std::string(urlEncode(\1), 0, 4)",
            r"(?<=[+,=] )urlEncode\((\w+)\)": r"urlEncode(urlEncode(\1) )",
            r"(?<=\+ )plus_(\w+)": r"urlEncode(plus_\1 )",
            r"\? \"<\" \+ (\w+)": r'? "<" + urlEncode(\1)',
            r'%1"(?=;)': '%251"',
        }
        code, output = self.run_with(
            "string", *(("fix" if "%1" in pattern else "notes", pattern, replacement)
                        for pattern, replacement in wrong.items()), count=60)
        self.assertEqual(code, 1, output[-400:])
        reports = output.split("\nbuilder ")
        for complaint, edited in (
                ("does not compile", r"append\(urlEncode\(\w+\)\.begin"),
                ("built", r"append\(urlEncode\(\w+\)\.c_str"),
                ("built", r"string\(urlEncode\(\w+\), 0, 4"),
                ("built", r"urlEncode\(urlEncode\("), ("built", r"urlEncode\(plus_"),
                ("encoded on some ways only", r'\? "<" \+ urlEncode\('),
                ("b'LOST'", '%251"')):
            self.assertTrue(
                any(complaint in report and "uri-fake alone" in report and
                    re.search(edited, report.split("  after:\n")[-1])
                    for report in reports), edited)


class Plans(unittest.TestCase):
    def test_data_of_encoded_values(self):
        """Encoding the values and extracting them are independent code."""
        judged = 0
        for name in LIBRARIES:
            library, builders = make_builders(name, "1", 40, None)
            for builder in builders:
                if not hasattr(builder, "plan"):
                    continue
                for number in SETS:
                    meaning = Meaning(library, builder.plan, number)
                    if set(meaning.roles) - {"raw", "encoded", "number"}:
                        continue
                    roles = iter(meaning.roles)
                    uri = b"".join(
                        texts[isinstance(item, Hole) and next(roles) == "raw"]
                        for item, texts in zip(meaning.items, meaning.texts))
                    self.assertIsNone(meaning.lost_data(uri))
                    judged += 1
        self.assertGreater(judged, 500)

    def test_same_builders(self):
        one, two = (make_builders("qt5", "1", 5, only)[1] for only in (None, [3, 4]))
        self.assertEqual([b.text for b in one[2:4]], [b.text for b in two])


class Uris(unittest.TestCase):
    def test_equivalent(self):
        for one, other in ((b"%2f", b"%2F"), (b"%7e", b"~"), (b"%41%2D", b"A-"),
                           (b"a b", b"a%20b"), (b"50%!", b"50%25!"), (b"%zz", b"%25zz"),
                           ("\u00e9".encode(), b"%c3%A9"), (b"%u00e9", b"%C3%A9"),
                           (b"%", b"%25")):
            self.assertEqual(normalize(one), normalize(other))

    def test_different(self):
        for one, other in ((b"%2F", b"/"), (b"%2520", b"%20"), (b"+", b"%20"),
                           (b"%26", b"&"), (b"%251", b"%1x"), (b"a", b"A")):
            self.assertNotEqual(normalize(one), normalize(other))

    def test_data(self):
        data = bytes(range(256))
        self.assertEqual(decode(encode(data)), data)
        self.assertEqual(
            components(b"http://u:p%40@h/a%2Fb/?k=v%26&n#f%23"),
            [("userinfo", b"u"), ("userinfo", b"p@"), ("host", b"h"), ("segment", b""),
             ("segment", b"a/b"), ("segment", b""), ("key", b"k"), ("value", b"v&"),
             ("key", b"n"), ("fragment", b"f#")])


if __name__ == "__main__":
    CLANG = ["--clang=" + sys.argv.pop()] if len(sys.argv) > 1 else []
    unittest.main()
