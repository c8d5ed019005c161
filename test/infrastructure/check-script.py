# RUN: %python %s
# END.

# The test script rejects each kind of misbehaviour: a harness that accepts
# everything would make every other test worthless.

import contextlib
import io
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.dont_write_bytecode = True

from check_expectations import (Failure, check_suffixes, clean, compare_fixes,
                                compare_messages, parse_directives,
                                suffixes_in_run_lines)
import check_uri_tidy

WARNING = "t.cpp:1:5: warning: lowercase hex in '%2f' [uri-lowercase-hex]"
NOTE = "t.cpp:1:5: note: a hint"


def messages(source, *diagnostics):
    compare_messages("t.cpp", parse_directives("t.cpp", source), list(diagnostics))


def fixes(expectations, before, after):
    compare_fixes(parse_directives("t.cpp", expectations), before, after)


class Messages(unittest.TestCase):
    def test_expected(self):
        messages("x\n// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: lowercase hex in "
                 "'%2f' [uri-lowercase-hex]", WARNING)
        messages("// CHECK-MESSAGES: :1:5: warning: {{.*}}'%2f'", WARNING)
        messages("// CHECK-MESSAGES: t.cpp:1:5: warning:", WARNING)
        messages("")

    def test_silence_is_an_assertion(self):
        with self.assertRaisesRegex(Failure, "not expected"):
            messages("", WARNING)

    def test_stray_error(self):
        with self.assertRaisesRegex(Failure, "not expected"):
            messages("// CHECK-MESSAGES: :1:5: warning:", WARNING,
                     "t.cpp:9:1: error: no such thing [clang-diagnostic-error]")

    def test_repeated_finding(self):
        with self.assertRaisesRegex(Failure, "not expected"):
            messages("// CHECK-MESSAGES: :1:5: warning:", WARNING, WARNING)

    def test_missing(self):
        with self.assertRaisesRegex(Failure, "not found"):
            messages("// CHECK-MESSAGES: :1:5: warning:")

    def test_wrong_place(self):
        with self.assertRaises(Failure):
            messages("// CHECK-MESSAGES: :1:4: warning:", WARNING)
        with self.assertRaises(Failure):
            messages("// CHECK-MESSAGES: :1:5: warning:", WARNING.replace("t.", "u."))

    def test_brackets_are_no_regular_expression(self):
        with self.assertRaises(Failure):
            messages("// CHECK-MESSAGES: :1:5: warning: {{.*}} [uri-hex]", WARNING)

    def test_notes_count_once_one_is_expected(self):
        messages("// CHECK-MESSAGES: :1:5: warning:", WARNING, NOTE)
        messages("// CHECK-MESSAGES: :1:5: warning:\n"
                 "// CHECK-MESSAGES: :1:5: note: a hint", WARNING, NOTE)
        with self.assertRaisesRegex(Failure, "not expected"):
            messages("// CHECK-NOTES: :1:5: warning:", WARNING, NOTE)
        with self.assertRaisesRegex(Failure, "not expected"):
            messages("// CHECK-MESSAGES: :1:5: warning:\n"
                     "// CHECK-MESSAGES: :1:5: note: a hint", WARNING, NOTE, NOTE)

    def test_order(self):
        second = WARNING.replace(":1:", ":2:")
        with self.assertRaises(Failure):
            messages("// CHECK-MESSAGES: :2:5: warning:\n"
                     "// CHECK-MESSAGES: :1:5: warning:", WARNING, second)


class Fixes(unittest.TestCase):
    def test_whole_lines(self):
        fixes("// CHECK-FIXES: b;", "a;", "  b;")
        with self.assertRaises(Failure):
            fixes("// CHECK-FIXES: b", "a;", "b;")

    def test_unexpected_change(self):
        with self.assertRaisesRegex(Failure, "no CHECK-FIXES"):
            fixes("", "a;", "b;")
        with self.assertRaisesRegex(Failure, "no CHECK-FIXES"):
            fixes("// CHECK-FIXES: b;", "a;\na;", "b;\nb;")
        with self.assertRaisesRegex(Failure, "no CHECK-FIXES"):
            fixes("", "a;\nb;", "a;")

    def test_missing_change(self):
        with self.assertRaisesRegex(Failure, "does not have"):
            fixes("// CHECK-FIXES: b;", "a;", "a;")

    def test_next_and_not(self):
        fixes("// CHECK-FIXES: b;\n// CHECK-FIXES-NEXT: c;", "a;\na;", "b;\nc;")
        with self.assertRaises(Failure):
            fixes("// CHECK-FIXES: b;\n// CHECK-FIXES-NEXT: c;", "a;\nx;\na;",
                  "b;\nx;\nc;")
        with self.assertRaises(Failure):
            fixes("// CHECK-FIXES-NOT: a;", "a;", "a;")


class Directives(unittest.TestCase):
    def test_misspelt(self):
        for line in ("// CHECK-MESAGES: x", "// CHECK-FIXES-SAME: x",
                     "// CHECK-MESSAGES-NOT: x", "// CHECK: x", "// CHECK_FIXES: x"):
            with self.assertRaisesRegex(Failure, "no such directive"):
                parse_directives("t.cpp", line)

    def test_suffixes(self):
        run = suffixes_in_run_lines("// RUN: %check_clang_tidy -check-suffixes=A,B \\\n"
                                    "// RUN:   %s x %t\n"
                                    "// RUN: %check_clang_tidy %s x %t")
        self.assertEqual(run, {"A", "B", ""})
        unused = parse_directives("t.cpp", "// CHECK-MESSAGES-C: x")
        with self.assertRaisesRegex(Failure, "no RUN line"):
            check_suffixes("t.cpp", unused, run, ["A"], False)
        used = parse_directives("t.cpp", "// CHECK-FIXES-A: x")
        check_suffixes("t.cpp", used, run, ["A"], False)
        with self.assertRaisesRegex(Failure, "no expectation"):
            check_suffixes("t.cpp", used, run, ["B"], False)
        check_suffixes("t.cpp", used, run, ["B"], True)

    def test_cleaning_keeps_lines(self):
        self.assertEqual(clean("a; // CHECK-FIXES: b;\nc;"), "a; //\nc;")


# A tool that warns about the word 'bad', and replaces it with 'good'.
FAKE_TOOL = """#!%s
import sys
path = next(a for a in sys.argv if a.endswith(".cpp"))
is_driver = "-load" not in sys.argv
text = open(path).read()
found = "bad" in text
if found:
    print(path + ":2:1: warning: bad [uri-x]")
open(path, "w").write(text.replace("bad", "good"))
code = 1 if is_driver and found else 0
%s
sys.exit(code)
"""

# It offers two more fixes, of which the second leads to code that does not compile.
TWO_FIXES = """
import json
def edit(new):
    return {"Message": "m", "Replacements": [{
        "FilePath": path, "Offset": 0, "Length": 0, "ReplacementText": new}]}
for argument in sys.argv:
    if argument.startswith("--export-fixes="):
        json.dump({"Diagnostics": [
            {"DiagnosticMessage": edit("//"), "Notes": []},
            {"DiagnosticMessage": {"Message": "", "Replacements": []},
             "Notes": [edit("%s")]}]}, open(argument.split("=")[1], "w"))
if text.startswith("worse"):
    print(path + ":1:1: error: no [clang-diagnostic-error]")
    code = 1
"""

SOURCE = """// RUN: %check_clang_tidy %s uri-x %t
bad;
// CHECK-MESSAGES: :[[@LINE-1]]:1: warning: bad [uri-x]
// CHECK-FIXES: good;
"""


class Tools(unittest.TestCase):
    def run_with(self, misbehaviour, source=SOURCE, options=()):
        """The exit code and the complaint of the script with such tools."""
        with tempfile.TemporaryDirectory() as directory:
            tool = os.path.join(directory, "tool")
            with open(tool, "w") as f:
                f.write(FAKE_TOOL % (sys.executable, misbehaviour))
            os.chmod(tool, 0o755)
            test = os.path.join(directory, "source.cpp")
            with open(test, "w") as f:
                f.write(source)
            sys.argv = ["check_uri_tidy.py", "--llvm=22", "--clang-tidy=" + tool, "--plugin=p",
                        "--driver=" + tool, *options, test, "uri-x",
                        os.path.join(directory, "temp")]
            with contextlib.redirect_stderr(io.StringIO()) as complaint:
                code = check_uri_tidy.main()
            return code, complaint.getvalue()

    def assertRefused(self, complaint, misbehaviour, source=SOURCE, options=()):
        code, said = self.run_with(misbehaviour, source, options)
        self.assertEqual(code, 1)
        self.assertIn(complaint, said)

    def test_good_tools(self):
        self.assertEqual(self.run_with(""), (0, ""))

    def test_driver_finds_more(self):
        self.assertRefused("plugin and driver disagree",
                           "if is_driver: print('x:1:1: warning: more [uri-x]')")

    def test_driver_fixes_differently(self):
        self.assertRefused("plugin and driver fix differently",
                           "if is_driver: open(path, 'a').write('more')")

    def test_driver_exits_with_another_code(self):
        self.assertRefused("the driver's exit code is 3, not 1",
                           "if is_driver: code = 3")

    def test_crash(self):
        self.assertRefused("unexpected exit code", "code = 139")

    def test_compile_error(self):
        self.assertRefused("unexpected exit code",
                           "if not is_driver: code = 1")

    def test_fixed_code_does_not_compile(self):
        self.assertRefused(
            "the fixed code does not compile",
            "if not found: print(path + ':2:1: error: no [clang-diagnostic-error]')")

    def test_fix_does_not_converge(self):
        self.assertRefused(
            "a second run fixes more",
            "if not found: open(path, 'w').write(text.replace('good', 'better'))")

    def test_fix_breaks_a_format(self):
        self.assertRefused(
            "new format-string warning",
            "if not found: print(path + ':2:1: warning: f [clang-diagnostic-format]')")

    def test_fix_that_needs_another(self):
        self.assertRefused("the fix of 'm' alone does harm", TWO_FIXES % "worse",
                           options=["--fixes-alone"])
        self.assertEqual(self.run_with(TWO_FIXES % "//", options=["--fixes-alone"]),
                         (0, ""))
        self.assertEqual(self.run_with(TWO_FIXES % "worse"), (0, ""))

    def test_unused_suffix(self):
        self.assertRefused("no RUN line uses the suffix 'OLD'", "",
                           SOURCE + "// CHECK-MESSAGES-OLD: :1:1: warning: bad\n")


if __name__ == "__main__":
    unittest.main()
