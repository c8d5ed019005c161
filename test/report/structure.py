# ===--- structure.py - uri-tidy -----------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# The page of --format=html: its data, its structure, and what is in it of hostile
# names and text.

# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy --fail-on=note

import html.parser
import json
import os
import subprocess
import sys

tool = sys.argv[1:]
os.environ["URI_TIDY_DOCS"] = "https://docs.example/uri"


def expect(condition, *what):
    if not condition:
        sys.exit("unexpected: " + " ".join(map(str, what)))


class Page(html.parser.HTMLParser):
    """The elements, the attributes that load something, and the scripts."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.loads, self.scripts = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append(tag)
        self.loads += [value for name, value in attributes
                       if name in ("src", "href", "srcset", "action", "onerror", "onload")]
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, data):
        if self.lasttag == "script" and self.scripts:
            self.scripts[-1] += data


def page(*arguments, code=1):
    done = subprocess.run([*tool, "--format=html", *arguments], capture_output=True)
    expect(done.returncode == code, done.returncode, done.stderr)
    text = done.stdout.decode("utf-8")
    result = Page(text)
    expect(len(result.scripts) == 2, "the number of scripts is", len(result.scripts))
    expect(not result.loads, "loads", result.loads)
    expect("default-src 'none'" in text and "@import" not in text and "url(" not in text,
           "may load something")
    expect(text.rstrip().endswith("</html>"), "the end of the page")
    return text, json.loads(result.scripts[0]), result


os.makedirs(".git")
os.makedirs("src/net")
with open("src/net/client.cpp", "w", encoding="utf-8") as f:
    f.write('''#include <string>
std::string url_encode(const std::string &S);
std::string searchUrl(const std::string &Text, int Page) {
  return "https://h.example/a?q=" + Text + "&page=" + std::to_string(Page);
}
std::string user(const std::string &Name) {
  return "https://h.example/user/" + url_encode(Name);
}
const char *const PageUrl = "https://h.example/a b";
const char *const Old = "http://h.example/%2f"; // NOLINT
std::string urlDecode(const std::string &S);
size_t find(const std::string &Query) {
  const std::string Decoded = urlDecode(Query);
  return Decoded.find('&');
}
''')
text, data, plain = page("src", "--")
findings = {finding["check"]: finding for finding in data["findings"]
            if "suppressedBy" not in finding}
expect(sorted(findings) == ["uri-illegal-character", "uri-premature-decoding",
                            "uri-unencoded-data"], sorted(findings))
expect(data["root"] == os.path.realpath(".") and data["complete"], data["root"])
expect([finding["check"] for finding in data["findings"] if "suppressedBy" in finding]
       == ["uri-lowercase-hex"], "the suppressed finding")


def drawn(finding):
    """The URI in one line: values in braces, what offends between stars."""
    return "".join(("*%s*" if part.get("offends") else "%s")
                   % ("{%s}" % part["value"] if "value" in part else part["text"])
                   for part in finding["uri"])


expect(drawn(findings["uri-illegal-character"])
       == "https://h.example/a* *b",
       drawn(findings["uri-illegal-character"]))
expect(drawn(findings["uri-unencoded-data"])
       == "https://h.example/a?q=*{Text}*&page={std::to_string(Page)}",
       drawn(findings["uri-unencoded-data"]))
expect([part.get("component") for part in findings["uri-unencoded-data"]["uri"]][:4]
       == ["scheme", None, "host", "path segment"], findings["uri-unencoded-data"]["uri"])
expect("uri" not in findings["uri-premature-decoding"], "a URI of a decoder")

# The source around a finding, and the lines of its way and of its fix.
lines = data["lines"]["src/net/client.cpp"]
expect(lines["4"].strip().startswith("return") and "1" in lines and "7" in lines, lines)
steps = [note["line"] for note in findings["uri-premature-decoding"]["notes"]
         if note.get("isStep")]
expect(steps == [14] and "14" in lines, steps)
fixes = [note["fix"][0]["newText"] for note in findings["uri-unencoded-data"]["notes"]
         if "fix" in note]
expect(fixes == ["url_encode(Text)"], fixes)
expect(findings["uri-illegal-character"]["fix"][0]["newText"] == "%20", "the fix")

# What is known of the checks.
check = data["checks"]["uri-unencoded-data"]
expect(check["page"] == "https://docs.example/uri/checks/uri-unencoded-data.html", check)
expect(float(check["severity"]) > 0 and check["summary"].startswith("Checks for"), check)
expect(data["checks"]["uri-lowercase-hex"]["severity"] == "", "a spelling is no weakness")

# A cached result leads to the same page.
cache = ["--cache-dir=cache", "src", "--"]
expect(page(*cache)[0] == page(*cache)[0] == text, "another page from the cache")

# Hostile names and text change nothing in the structure of the page.
os.makedirs("<b>&\"'")
HOSTILE = '</script><img src=x onerror="alert(1)"><!--.cpp'
with open("<b>&\"'/" + HOSTILE.replace("/", ""), "wb") as f:
    f.write(b'''#include <string>
// </script><script>alert(2)</script> <!-- ]]> \xff
std::string a(const std::string &Text) {
  return "http://h.example/</script><!--?<img src=x onerror=alert(3)>=" + Text;
}
const char *const B = "http://h.example/\\xE2\\x80\\xAE\\x01%2f";
''')
_, data, hostile = page("<b>&\"'", "--")
expect(len(data["findings"]) >= 2, data["findings"])
expect(hostile.elements == plain.elements, "other elements")

# A long URI, and a long line.
with open("long.c", "w") as f:
    f.write('const char *A = "http://h.example/%s%%2f%s";\n' % ("a" * 9000, "b" * 9000))
_, data, _ = page("long.c", "--")
finding, = data["findings"]
kinds = ["cut" if "cut" in part else part["text"][:3] for part in finding["uri"]]
expect(kinds[0] == kinds[-1] == "cut" and "2f" in kinds, kinds)
expect(len(data["lines"]["long.c"]["1"]) < 2000, "a long line")

# Without findings, with problems, and of many findings.
with open("clean.c", "w") as f:
    f.write('const char *A = "http://h.example/";\n')
expect(page("clean.c", "--", code=0)[1]["findings"] == [], "findings")
with open("broken.c", "w") as f:
    f.write('const char *A = "http://h.example/%2f"; int f(void) { return absent; }\n')
_, data, _ = page("broken.c", "--", code=3)
expect(not data["complete"] and "does not compile" in data["problems"][0], data["problems"])
with open("many.c", "w") as f:
    f.writelines('const char *A%d = "http://h.example/%%2f/%d";\n' % (i, i) for i in range(5000))
text, data, _ = page("many.c", "--")
expect(len(data["findings"]) == 5000 and len(text) < 8_000_000, len(text))
