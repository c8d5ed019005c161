#!/usr/bin/env python3
# ===--- new_check.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""./dev new-check uri-NAME: creates the skeleton of a check, and registers it.

The skeleton compiles and finds nothing. Complete the test, the check and the
page, in this order. The check must report the example of the page.
"""

import argparse
import pathlib
import re
import sys

import check_tables

ROOT = check_tables.ROOT

LICENCE = """//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
"""

HEADER = """///
/// \\file
/// The check {name}.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_{guard}CHECK_H
#define URI_TIDY_{guard}CHECK_H

#include "UriCheck.h"

namespace clang::tidy::uri {{

/// {summary}
///
/// For the user-facing documentation, see docs/checks/{name}.md.
class {camel}Check : public UriCheck {{
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
}};

}} // namespace clang::tidy::uri

#endif // URI_TIDY_{guard}CHECK_H
"""

SOURCE = """
#include "{camel}Check.h"

namespace clang::tidy::uri {{

void {camel}Check::checkUri(const FoundUri &Found) {{
  llvm::SmallVector<LiteralIssue, 4> Issues;
  report(Found, Issues);
}}

}} // namespace clang::tidy::uri
"""

PAGE = """# {name}

{summary}

## What it does

{summary}

## Why is this bad

Describe how software misreads the URI, or what a server receives.

## Example

```c++
const char *const Url = "http://example.com/";
```

## Use instead

```c++
const char *const Url = "http://example.com/";
```

## Options

- `MinConfidence`, `ExtraSchemes`, `IgnoredPrefixes`, `TestFileRegex`, `UriCatalog`, `UriPreview`:
  see [configuration](../configuration.md).

## Fix safety

No fix is offered.

## Known limits

None known.

## References

- [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986)
"""

TEST = """// RUN: %check_clang_tidy %s {name} %t

// A plain URI is not reported.
const char *const Plain = "http://example.com/a?b=c";
"""


def banner(filename):
    tag = " -*- C++ -*-===//" if filename.endswith(".h") else "===//"
    start = "//===--- %s - uri-tidy " % filename
    return start + "-" * (80 - len(start) - len(tag)) + tag + "\n" + LICENCE


def insert_sorted(path, pattern, line):
    """Inserts a line, in order, among the lines that match the pattern."""
    lines = path.read_text(encoding="utf-8").split("\n")
    places = [i for i, old in enumerate(lines) if re.fullmatch(pattern, old)]
    if not places:
        sys.exit("%s: no line similar to '%s'" %
                 (path.relative_to(ROOT), line.strip()))
    after = [i for i in places if lines[i] < line]
    lines.insert(after[-1] + 1 if after else places[0], line)
    path.write_text("\n".join(lines), encoding="utf-8")


def add_release_note(name, summary):
    """Adds a line to the list of new checks in the newest release."""
    path = ROOT / "docs/release-notes.md"
    text = path.read_text(encoding="utf-8")
    release = re.search(r"(?ms)^## .*?(?=^## |\Z)", text)
    if not release:
        sys.exit("docs/release-notes.md: no release to add the check to")
    section = release.group()
    note = "- [`%s`](checks/%s.md): %s\n" % (
        name, name, summary[0].lower() + summary[1:])
    heading = "New checks:\n\n"
    if heading in section:
        start = section.index(heading) + len(heading)
        # An entry may span several lines; the list ends at an empty line.
        end = section.find("\n\n", start)
        end = len(section) if end < 0 else end + 1
        entries = re.findall(r"(?ms)^- .*?(?=^- |\Z)", section[start:end])
        section = (section[:start] + "".join(sorted(entries + [note])) +
                   section[end:])
    else:
        title, rest = section.split("\n", 1)
        section = "%s\n\n%s%s\n%s" % (title, heading, note, rest.lstrip("\n"))
    path.write_text(text[:release.start()] + section + text[release.end():],
                    encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(prog="dev new-check", description=__doc__)
    parser.add_argument("name", help="uri-lower-case-with-dashes")
    parser.add_argument("summary", nargs="?", default="Checks for what its name says.",
                        help="one sentence: 'Checks for ...'")
    args = parser.parse_args()
    if not re.fullmatch(r"uri(-[a-z0-9]+)+", args.name):
        sys.exit("the name of a check must have the form uri-lower-case-with-dashes")
    if not args.summary.endswith("."):
        sys.exit("the summary must be a sentence that ends with a period")
    camel = "".join(word.capitalize() for word in args.name.split("-")[1:])
    values = {"name": args.name, "summary": args.summary, "camel": camel,
              "guard": camel.upper()}
    files = {
        "checks/%sCheck.h" % camel: banner(camel + "Check.h") + HEADER,
        "checks/%sCheck.cpp" % camel: banner(camel + "Check.cpp") + SOURCE,
        "docs/checks/%s.md" % args.name: PAGE,
        "test/checks/%s.cpp" % args.name: TEST,
    }
    existing = [name for name in files if (ROOT / name).exists()]
    if existing:
        sys.exit("already exists: %s" % ", ".join(existing))
    for name, text in files.items():
        (ROOT / name).write_text(text.format(**values), encoding="utf-8")
    insert_sorted(ROOT / "checks/CMakeLists.txt", r"  [A-Z]\w+\.cpp",
                  "  %sCheck.cpp" % camel)
    module = ROOT / "checks/UriTidyModule.cpp"
    insert_sorted(module, r'#include "\w+Check\.h"', '#include "%sCheck.h"' % camel)
    insert_sorted(module, r'    add<\w+Check>\(Factories, "uri-[\w-]+"\);',
                  '    add<%sCheck>(Factories, "%s");' % (camel, args.name))
    insert_sorted(ROOT / "checks/knowledge/evidence.yaml", r"  - uri-[\w-]+",
                  "  - %s" % args.name)
    add_release_note(args.name, args.summary)
    check_tables.main([])
    print("written: %s" % ", ".join(files))
    print("changed: checks/CMakeLists.txt, checks/UriTidyModule.cpp, "
          "checks/knowledge/evidence.yaml, README.md, docs/checks/index.md, "
          "docs/release-notes.md")
    print("Code without any evidence of a URI is not analysed. If the check is to "
          "report such code, see 'Text evidence' in docs/contributing.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
