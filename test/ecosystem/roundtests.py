#!/usr/bin/python3
# ===--- roundtests.py - uri-tidy -----------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""Tests the draw of rounds and their tables; requires no network and no package."""

import json
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "rounds")]

import draw  # noqa: E402
import judgements  # noqa: E402
import packages  # noqa: E402

HITS = [
    'url = g_strdup_printf("https://h/%s", name);',
    'return "http://" + host;',
    'url += "?q=" + text;',
    'snprintf(body, n, "user=%s&password=%s", user, password);',
    'QString("/%1").arg(name); // no hit but for the next line',
    'query.addQueryItem("q", text);',
    "char *value = curl_easy_escape(curl, text, 0);",
    'sprintf(out, "%%%02X", c);',
    "if (*p == '%' && isxdigit(p[1]))",
]
NO_HITS = [
    "// see https://h/%s and \"https://h/%s\"",
    'printf("%s: %d\\n", name, count);',
    'puts("See https://example.org/");',
    "size_t rest = end - (url + strlen(url));",
    "base64_encode(url_text, size);",
]


class Draw(unittest.TestCase):
    def hits(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "a.c")
            path.write_text(text)
            return draw.hits(path)

    def test_pattern(self):
        expected = [n for n in range(1, len(HITS) + 1) if n != 5]
        self.assertEqual(self.hits("\n".join(HITS)), expected)
        self.assertEqual(self.hits("\n".join(NO_HITS)), [])

    def test_comments(self):
        self.assertEqual(self.hits('/*\n "?q=" */ f("?q=" /* " */);\n'), [2])
        self.assertEqual(self.hits("a = '\"'; // \"?q=\"\n"), [])

    def test_own_files(self):
        for name in ("tests/a.c", "src/3rdparty/a.c", "a_test.cc", "debian/a.c"):
            self.assertTrue(draw.NOT_ITS_OWN.search(name), name)
        for name in ("src/a.c", "protest/a.c", "latest.c", "text/a.c"):
            self.assertFalse(draw.NOT_ITS_OWN.search(name), name)

    def test_read_files(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder, "source").resolve()
            (root / "lib").mkdir(parents=True)
            (root / "a.c").write_text('#include "lib/a.h"\n')
            (root / "lib/a.h").write_text('#include "b.h"\n')
            for name in ("lib/b.h", "lib/c.h", "other.c"):
                (root / name).write_text("")
            package = packages.Package("x", "1", root)
            entry = {"file": str(root / "a.c"), "directory": str(root)}
            package.database.write_text(json.dumps([entry]))
            names = [
                str(path.relative_to(root)) for path in draw.read_files(package)
            ]
            self.assertEqual(names, ["a.c", "lib/a.h", "lib/b.h"])

    def test_repository(self):
        self.assertEqual(
            draw.repository("x", "https://github.com/who/what.git"), "who/what"
        )
        self.assertEqual(draw.repository("x", "https://apps.kde.org/x"), "KDE/x")
        self.assertEqual(draw.repository("x", "https://example.org/x"), "")


class Tables(unittest.TestCase):
    def test_known_packages_are_left_out(self):
        left_out = draw.excluded(1)
        for name in packages.Recipe.names():
            self.assertIn(packages.Recipe.load(name).source, left_out)
        drawn = {
            row["package"]
            for path in draw.HERE.glob("*/packages.tsv")
            for row in draw.read_rows(path)
            if not row["outcome"].startswith(draw.NO_REPOSITORY)
        }
        for name, *_ in judgements.load_packages():
            known = packages.HERE / "recipes" / f"{name}.toml"
            if not known.exists():
                self.assertIn(name, left_out | drawn)
        self.assertFalse(left_out & drawn)

    def test_places(self):
        for path in draw.HERE.glob("*/places.tsv"):
            taken = {
                (row["package"], row["version"])
                for row in draw.read_rows(path.parent / "packages.tsv")
                if row["outcome"] == draw.TAKEN
            }
            counts = {}
            for row in draw.read_rows(path):
                self.assertEqual(list(row), draw.PLACES_HEADER)
                key = row["package"], row["version"]
                self.assertIn(key, taken)
                counts[key] = counts.get(key, 0) + 1
                self.assertRegex(row["hash"], r"^[0-9a-f]{12}$")
                self.assertIn(row["verdict"], ("", "true", "fine", "unclear"))
                wanted = ("likely", "possible")
                if row["verdict"] == "true":
                    self.assertIn(row["level"], wanted)
                    self.assertRegex(row["check"], r"^uri(-[a-z]+)+$")
            self.assertEqual(counts.keys(), taken)
            self.assertLessEqual(max(counts.values()), draw.PLACES)


if __name__ == "__main__":
    unittest.main()
