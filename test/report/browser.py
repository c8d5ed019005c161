# ===--- browser.py - uri-tidy -------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//

# REQUIRES: chromium
# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %chromium %uri_tidy --fail-on=note

# The page of --format=html in a browser: a click path, hostile text, 5,000
# findings, and a screenshot.

import json
import os
import re
import subprocess
import sys

chromium, tool = sys.argv[1], sys.argv[2:]


def expect(condition, *what):
    if not condition:
        sys.exit("unexpected: " + " ".join(map(str, what)))


def browse(page, *arguments):
    return subprocess.run(
        [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--user-data-dir=" + os.path.abspath("profile"), "--window-size=1280,1000",
         "--virtual-time-budget=20000", *arguments, "file://" + os.path.abspath(page)],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=400,
        check=True).stdout.decode()


def report(*arguments):
    done = subprocess.run([*tool, "--format=html", *arguments], capture_output=True)
    expect(done.returncode == 1, done.returncode, done.stderr)
    return done.stdout.decode()


# The page gets a script that acts like a reader and writes down what it sees.
READER = '''
const seen = {};
const cards = () => document.querySelectorAll(".finding").length;
const press = (list, name) => [...document.querySelectorAll(list + " button")]
  .find(button => button.querySelector(".name").textContent === name).click();
const enter = (id, value) => {
  byId(id).value = value;
  byId(id).dispatchEvent(new Event("input"));
};
const finish = () => {
  const result = document.createElement("pre");
  result.id = "seen";
  result.textContent = JSON.stringify(seen);
  document.body.append(result);
};
'''


def read(page, path):
    """What a reader sees who does `path`."""
    with open("page.html", "w", encoding="utf-8") as f:
        f.write(page.replace("</body>", "<script>%stry { %s } catch (error) { seen.error = String(error); }"
                             "finish();</script></body>" % (READER, path)))
    dom = browse("page.html", "--dump-dom")
    seen = re.search(r'<pre id="seen">(.*?)</pre>', dom, re.S)
    expect(seen, "the script did not finish", dom[:500])
    text = seen.group(1)
    for entity, character in (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(entity, character)
    seen = json.loads(text)
    expect("error" not in seen, seen)
    return seen


os.makedirs(".git")
os.makedirs("src/net")
os.makedirs("src/ui")
with open("src/net/client.cpp", "w") as f:
    f.write('''#include <string>
std::string url_encode(const std::string &S);
std::string searchUrl(const std::string &Text) {
  return "https://h.example/a?q=" + Text;
}
std::string user(const std::string &Name) {
  return "https://h.example/user/" + url_encode(Name);
}
const char *const PageUrl = "https://h.example/a b";
const char *const Old = "http://h.example/%2f"; // NOLINT
''')
with open("src/ui/<img src=x onerror=\"window.hacked=1\">.cpp", "w") as f:
    f.write('''#include <string>
const char *const A = "http://h.example/</script><script>window.hacked=1</script>%2f";
std::string urlDecode(const std::string &S);
size_t find(const std::string &Query) {
  const std::string Decoded = urlDecode(Query);
  return Decoded.find('&');
}
''')
page = report("src", "--")
seen = read(page, '''
seen.all = byId("shown").textContent;
seen.totals = byId("totals").textContent;
seen.cards = cards();
seen.offends = [...document.querySelectorAll(".uri .offends")].map(e => e.textContent);
seen.labels = [...document.querySelector(".uri").querySelectorAll(".label")].map(e => e.textContent);
seen.here = [...document.querySelectorAll(".code .underlined")].map(e => e.textContent);
seen.added = [...document.querySelectorAll(".added .changed")].map(e => e.textContent);
seen.steps = document.querySelectorAll(".flow li").length;
press("#checks", "uri-unencoded-data");
seen.check = [byId("shown").textContent, cards(), location.hash];
press("#checks", "uri-unencoded-data");
press("#folders", "src/ui/");
seen.folder = [cards(), location.hash];
byId("clear").click();
seen.cleared = [cards(), byId("clear").hidden];
enter("search", "Client UNENCODED");
seen.words = cards();
enter("search", "no such thing");
seen.none = [cards(), byId("none").hidden];
byId("clear").click();
byId("suppressed").click();
seen.suppressed = [cards(), document.querySelectorAll(".finding.suppressed").length];
byId("clear").click();
byId("fixable").click();
seen.fixable = cards();
byId("clear").click();
document.dispatchEvent(new KeyboardEvent("keydown", {key: "j", bubbles: true}));
seen.current = document.querySelectorAll(".finding.current").length;
const before = document.documentElement.dataset.theme;
byId("theme").click();
seen.theme = [before, document.documentElement.dataset.theme].sort();
seen.hacked = window.hacked || 0;
seen.images = document.images.length;
''')
count = seen["cards"]
expect(seen["all"] == "%d findings" % count and count == 3, seen)
expect("␣" in seen["offends"] and "Text" in seen["offends"], seen["offends"])
expect(seen["labels"][:3] == ["scheme", "host", "path"], seen["labels"])
expect(" " in seen["here"] and "Text" in seen["here"], seen["here"])
expect("%20" in seen["added"] and "url_encode(Text)" in seen["added"], seen["added"])
expect(seen["steps"] == 2, seen["steps"])
expect(seen["check"] == ["1 of %d findings" % count, 1, "#check=uri-unencoded-data"], seen["check"])
expect(0 < seen["folder"][0] < count and "folder=src" in seen["folder"][1], seen["folder"])
expect(seen["cleared"] == [count, True], seen["cleared"])
expect(seen["words"] == 1 and seen["none"] == [0, False], seen)
expect(seen["suppressed"] == [count + 1, 1], seen["suppressed"])
expect(0 < seen["fixable"] < count and seen["current"] == 1, seen)
expect(seen["theme"] == ["dark", "light"], seen["theme"])
expect(seen["hacked"] == 0 and seen["images"] == 0, "hostile text", seen)

with open("many.c", "w") as f:
    f.writelines('const char *A%d = "http://h.example/%%2f/%d";\n' % (i, i) for i in range(5000))
seen = read(report("many.c", "--"), '''
const begin = performance.now();
enter("search", "a4999");
seen.one = cards();
enter("search", "");
seen.drawn = cards();
seen.filtering = performance.now() - begin;
drawMore(5000);
seen.all = [cards(), byId("shown").textContent];
''')
# A page draws what is seen, and the rest on the way down.
expect(seen["one"] == 0 and seen["drawn"] < 200, seen)
expect(seen["all"] == [5000, "5,000 findings"] and seen["filtering"] < 20000, seen)

with open("page.html", "w", encoding="utf-8") as f:
    f.write(page)
browse("page.html", "--screenshot=" + os.path.abspath("page.png"))
expect(os.path.getsize("page.png") > 30000, "an empty picture")
