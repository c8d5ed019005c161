# The content of the SARIF report. With a validator instead of 'none', tests that it
# accepts the report; see sarif-multitool.test.

# RUN: rm -rf %t && mkdir %t && cd %t && %python %s none %uri_tidy

import json
import os
import shutil
import subprocess
import sys
import urllib.parse

validator, tool = sys.argv[1], sys.argv[2:]

os.makedirs(".git")
os.makedirs("src dir")
with open("src dir/a.cpp", "w") as f:
    f.write('''#include "b.h"
// \u00fc
const char *const A = "http://h/\u00fc%2f"; const char *const A2 = "http://h/%2f";
const char *const B = "http://h/%2e"; // NOLINT(uri-lowercase-hex)
#include <string>
const char *const C = "http://h/%2f"; // NOLINT
std::string url_encode(const std::string &S);
std::string f(std::string Name, std::string X) {
  return "http://h/?q=" + Name + "&x=" + url_encode(X);
}
int g(void) { return undeclared; }
''')
with open("src dir/b.h", "w") as f:
    f.write('#pragma once\ninline const char *b() { return "http://h/%2f"; }\n')


def run(*arguments, code):
    gate = ["--fail-on=note"] if code == 1 else []
    done = subprocess.run([*tool, *gate, *arguments], capture_output=True, text=True)
    if done.returncode != code:
        sys.exit("exit code %s, not %s\n%s%s" % (done.returncode, code, done.stdout,
                                                 done.stderr))
    return done


def sarif(text):
    return json.loads(text)["runs"][0]


def expect(condition, *what):
    if not condition:
        sys.exit("unexpected: " + " ".join(map(str, what)))


def validate(path):
    if validator == "none":
        return
    subprocess.run([validator, "validate", path, "--rule-kind", "Sarif;Ghas",
                    "--level", "Error;Warning", "-o", "validated.sarif",
                    "--log", "ForceOverwrite"], check=True,
                   stdout=subprocess.DEVNULL,
                   env=dict(os.environ, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT="1"))
    with open("validated.sarif", encoding="utf-8-sig") as found:
        complaints = json.load(found)["runs"][0]["results"]
    expect(not complaints, json.dumps(complaints, indent=1))


# Alone on standard output, or in a file in addition to the text.
done = run("src dir/a.cpp", "--format=sarif", "--", code=3)
first = sarif(done.stdout)
run("src dir/a.cpp", "--format=text,sarif:out.sarif", "--", code=3)
with open("out.sarif") as f:
    text = f.read()
expect(text == done.stdout, "two reports of one run")
validate("out.sarif")

expect(first["invocations"][0]["executionSuccessful"] is False)
expect("does not compile" in json.dumps(first["invocations"]), first["invocations"])
rules = [rule["id"] for rule in first["tool"]["driver"]["rules"]]
expect({"uri-lowercase-hex", "uri-unencoded-data"} <= set(rules), rules)
expect(all(rule["help"]["text"] for rule in first["tool"]["driver"]["rules"]))
# Rules link to their pages, and say what weakness they are about.
about = {rule["id"]: rule for rule in first["tool"]["driver"]["rules"]}
data = about["uri-unencoded-data"]
expect(urllib.parse.urlparse(data["helpUri"]).path.endswith("/checks/uri-unencoded-data.md")
       or data["helpUri"].endswith("/checks/uri-unencoded-data.html"), data["helpUri"])
expect({"security", "external/cwe/cwe-116"} <= set(data["properties"]["tags"]),
       data["properties"])
expect(0 < float(data["properties"]["security-severity"]) <= 10, data["properties"])
expect(about["uri-lowercase-hex"]["properties"] == {"tags": ["uri"]}, about["uri-lowercase-hex"])
expect(all("helpUri" not in rule for name, rule in about.items()
           if not name.startswith("uri-")), "a page about a compiler error")
os.environ["URI_TIDY_DOCS"] = "https://docs.example/uri/"
elsewhere = sarif(run("src dir/b.h", "--format=sarif", "--", code=1).stdout)["tool"]["driver"]
del os.environ["URI_TIDY_DOCS"]
expect(elsewhere["informationUri"] == "https://docs.example/uri/index.html", elsewhere)
expect("https://docs.example/uri/checks/uri-lowercase-hex.html"
       in [rule["helpUri"] for rule in elsewhere["rules"]], "no link to the page")
base = urllib.parse.unquote(first["originalUriBaseIds"]["SRCROOT"]["uri"])
expect(base == "file://" + os.path.realpath(".") + "/", base)


def results(run, rule):
    return [r for r in run["results"] if r["ruleId"] == rule]


def region(result):
    location = result["locations"][0]["physicalLocation"]
    return (location["artifactLocation"]["uri"], location["region"]["startLine"],
            location["region"]["startColumn"])


# Columns count code points; paths are URIs relative to the root of the repository.
lowercase = results(first, "uri-lowercase-hex")
live = [r for r in lowercase if not r["suppressions"]]
expect(sorted(map(region, live)) == [("src%20dir/a.cpp", 3, 34),
                                     ("src%20dir/a.cpp", 3, 73),
                                     ("src%20dir/b.h", 2, 43)], list(map(region, live)))
fix = live[0]["fixes"][0]["artifactChanges"][0]
expect(fix["replacements"][0]["insertedContent"]["text"] == "F", fix)
expect(all(rules[r["ruleIndex"]] == r["ruleId"] for r in first["results"]))

# What a NOLINT silences is there, and marked.
silent = [r for r in first["results"] if r["suppressions"]]
expect([region(r)[1] for r in silent if r["ruleId"] == "uri-lowercase-hex"] == [6], silent)
expect(all(r["suppressions"][0]["kind"] == "inSource" for r in silent))

# Wrapping a value is a fix that changes the data that the server receives.
wraps = results(first, "uri-unencoded-data")
expect(len(wraps) == 1 and "url_encode(Name)" in json.dumps(wraps[0]["fixes"]), wraps)


# If a finding originates elsewhere, a code flow leads from there to the finding.
with open("flow.cpp", "w") as f:
    f.write('''#include <string>
std::string urlDecode(const std::string &S);
size_t f(const std::string &Query) {
  const std::string Decoded = urlDecode(Query);
  return Decoded.find('&');
}
''')
run("flow.cpp", "--format=sarif:flow.sarif", "--", code=1)
validate("flow.sarif")
with open("flow.sarif") as f:
    flow, = results(sarif(f.read()), "uri-premature-decoding")
steps = [step["location"]["physicalLocation"]["region"]["startLine"]
         for step in flow["codeFlows"][0]["threadFlows"][0]["locations"]]
expect(steps == [5, 4], steps)
expect(all("codeFlows" not in r for r in wraps + live), "a flow without steps")

# Fingerprints do not depend on moved lines or new indentation.
def fingerprints(run):
    return sorted(r["partialFingerprints"]["checkPathLine/v1"] for r in run["results"])


with open("src dir/a.cpp") as f:
    before = f.read()
with open("src dir/a.cpp", "w") as f:
    f.write("\n\nint Moved;\n" + before.replace("const char *const B", "   const char *const B"))
expect(fingerprints(sarif(run("src dir/a.cpp", "--format=sarif", "--", code=3).stdout))
       == fingerprints(first), "fingerprints moved")
expect(len(set(fingerprints(first))) == len(first["results"]), "fingerprints clash")
with open("src dir/a.cpp", "w") as f:
    f.write(before)

# Merged shards have the same content as one run.
shutil.copy("src dir/a.cpp", "src dir/c.cpp")
whole = sarif(run("src dir", "--format=sarif", "--", code=3).stdout)
for shard in "12":
    run("src dir", "--shard=" + shard + "/2", "--format=sarif:%s.sarif" % shard, "--",
        code=3)
merged = run("merge", "1.sarif", "2.sarif", code=0).stdout
with open("merged.sarif", "w") as f:
    f.write(merged)
validate("merged.sarif")
expect(sorted(map(region, sarif(merged)["results"]))
       == sorted(map(region, whole["results"])), "merge lost or doubled something")
expect(fingerprints(sarif(merged)) == fingerprints(whole))

# Input that is not SARIF is rejected; nothing is lost.
with open("broken.sarif", "w") as f:
    f.write(merged[:100])
done = run("merge", "1.sarif", "broken.sarif", code=2)
expect("broken.sarif' is not SARIF" in done.stderr and not done.stdout, done.stderr)
done = run("merge", "1.sarif", "absent.sarif", code=2)
expect("cannot read 'absent.sarif'" in done.stderr, done.stderr)

# A full disk.
done = run("src dir/b.h", "--format=sarif:/dev/full", "--", code=3)
expect("cannot write '/dev/full': No space left on device" in done.stderr, done.stderr)
with open("/dev/full", "w") as full:
    done = subprocess.run(tool + ["src dir/b.h", "--"], stdout=full,
                          stderr=subprocess.PIPE, text=True)
expect(done.returncode == 3 and "cannot write to the standard output: No space left"
       in done.stderr, done)
