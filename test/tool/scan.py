# Files whose text holds nothing to find are not parsed, and nothing is lost.
# Every case is checked with and without --exhaustive: the findings have to be
# the same, and as many files parsed as the case says.

# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy

import os
import re
import shutil
import subprocess
import sys

tool = sys.argv[1:]
failures = []
STRING = ("#include <string>\n"
          "std::string escape(const std::string &);\n"
          "void use(const std::string &);\n")
FIND = "#include \"string.h\"\nvoid f(const std::string &x) { %s; }\n"
QUIET = "int f(int a, int b) { return a / b; }\n"


def case(what, files, parsed, findings, flags=(), options=()):
    """Files with a name that ends with .cpp or .c are units."""
    shutil.rmtree("src", ignore_errors=True)
    shutil.rmtree("system", ignore_errors=True)
    files = {"src/string.h": "#pragma once\n" + STRING, **files}
    for path, text in files.items():
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", newline="") as f:
            f.write(text)
    units = sum(path.startswith("src") and path.endswith((".cpp", ".c")) for path in files)

    def run(*more):
        done = subprocess.run(
            [*tool, "--no-cache", "--config={}", *options, *more, "src", "--",
             "-std=c++17", "-w", "-Isrc", "-isystem", "system", *flags],
            capture_output=True, text=True)
        found = sorted(set(re.findall(r"(?m)^\S+:\d+:\d+: warning: .*\]$", done.stdout)))
        return done, found

    quick, found = run()
    whole, expected = run("--exhaustive")
    skipped = re.search(r"(\d+) needed no parse", quick.stderr)
    actual = units - int(skipped.group(1)) if skipped else units
    if found != expected:
        failures.append("%s: other findings: %s, exhaustive %s\n%s" %
                 (what, found, expected, whole.stderr))
    if len(found) != findings:
        failures.append("%s: %d findings expected: %s\n%s%s" %
                 (what, findings, found, whole.stdout, whole.stderr))
    if actual != parsed:
        failures.append("%s: %d of %d parsed, not %d" % (what, actual, units, parsed))


def finds(what, statement, prefix=""):
    """One finding in one of two files; only that file is parsed."""
    case(what, {"src/a.cpp": prefix + FIND % statement, "src/b.cpp": QUIET}, 1, 1)


# What makes a file interesting.
finds("scheme", 'use("http://h/?q=" + x + "&r=1")')
finds("constant", 'use("http://h/%2f")')
finds("replacement", 'QString().replace("/", "%2f")',
      "struct QString { QString(); void replace(const char *, const char *); };\n")
finds("mailto", 'use("mailto:a%2fb")')
finds("key", 'use(x + "?key=" + x)')
finds("key in two literals", 'std::string s = x + "?"; s += "key="; s += x; use(s)')
finds("key and characters", "std::string s = x; s += '?'; s += \"key=\"; s += x; use(s)")
finds("form", 'std::string body = "a=" + x + "&b=1"; use(body)')
finds("named", 'std::string url = x + "/a/" + x + "/b"; use(url)')
finds("header", 'use("Location: /a?b=" + x)')
finds("request", 'use("GET /a?b=" + x + " HTTP/1.1")')
finds("refresh", 'use("5; url=/a?b=" + x)')
finds("html", "use(\"<a href='/a?b=\" + x + \"'>\")")

# How a literal can be written.
finds("split", 'use("http:" "//h/?q=" + x + "&r=1")')
finds("split over lines", 'use("ht\\\ntp:/\\\n/h/?q=" + x + "&r=1")')
finds("raw", 'use(R"d(http://h/?q=)d" + x + "&r=1")')
finds("prefix", 'use(u8"http://h/?q=" + x + "&r=1")')
finds("escapes", r'use("http:\x2f\057h/\x3fq=" + x + "&r=1")')
finds("behind a comment", 'use(/* " */ "http://h/?q=" + x + "&r=1")')
finds("behind a separator in a number",
      "int n = 1'000; use(\"http://h/?q=\" + x + \"&r=1\")")
finds("behind several separators, of letters too",
      "long n = 0xA'BC'DEFull; char c = u8'\\''; use(\"http://h/?q=\" + x + \"&r=1\")")
finds("in two halves, a comment and a line between",
      'use("http:" /* " */\n// "\n  "//h/?q=" + x + "&r=1")')
finds("behind a question mark and a division",
      'int n = x.empty() ? 1 / 2 : 3 % 2; use("http://h/?q=" + x + "&r=1")')
finds("behind quotes that are none",
      'use("http://h/?q=" + x + "&r=1")',
      "#if 0\nThey don't.\n#endif\n#ifdef NONE\n#error \"don't\n#endif\n")
finds("behind a macro over several lines", 'use(BASE + x + "&r=1")',
      '#define BASE /* \n */ "http:" \\\n  "//h/?q="\n')
case("no literals", {
    "src/a.cpp": '// "http://h/?q="\n/* "http://h/%2f" */\n' + QUIET,
    "src/b.cpp": '#include "http://h.h"\n' + QUIET,
    "src/http:/h.h": "",
}, 0, 0)
case("prose", {"src/a.cpp": FIND % 'use("What is = here? See a/b, or c.")'}, 0, 0)
case("name of a file", {"src/a.cpp": "#include <cstdio>\n" + FIND % 'fopen(("/a/" + x).c_str(), "r")'},
     0, 0)
case("half a condition", {"src/a.cpp": FIND % 'use("/a/" + x)',
                          "src/b.cpp": 'void g(const char *url);\n'}, 0, 0)

# What a header brings along.
for name, header, statement in (
        ("macro", '#define BASE "http://h/"\n', 'use(BASE "?q=" + x + "&r=1")'),
        ("macro of macros", '#define B "http://h/"\n#define BASE B\n', 'use(BASE + x + "x/b")'),
        ("constant", 'const std::string Base = "http://h/";\n', 'use(Base + x + "/b")'),
        ("constant in braces", 'const std::string Base{"http://h/"};\n', 'use(Base + x + "/b")'),
        ("parameter", "void open(const std::string &url);\n", 'open(x + "/a/" + x + "/b")'),
        ("method", "struct S { void open(const std::string &url); };\n",
         'S().open(x + "/a/" + x + "/b")'),
        ("macro of a call", "void open(const std::string &url);\n#define OPEN(y) open(y)\n",
         'OPEN(x + "/a/" + x + "/b")'),
        ("inline function",
         'inline void add(std::string &s, const std::string &v) { s += "&key=" + v; }\n',
         'std::string query = "a"; add(query, x); use(query)'),
        ("branches", "#if 0\nvoid g() {\n#else\nvoid g(int) {\n#endif\n}\n"
                     "void open(const std::string &url);\n", 'open(x + "/a/" + x + "/b")')):
    case("header: " + name, {
        "src/h.h": '#pragma once\n#include "string.h"\n' + header,
        "src/a.cpp": '#include "h.h"\n' + FIND % statement,
        "src/b.cpp": '#include "string.h"\n' + QUIET,
    }, 1, 1)

# A header's own findings: reported once, whoever is parsed for it.
OWN = '#pragma once\ninline const char *u() { return "http://h/%2f"; }\n'
case("header: own", {"src/h.h": OWN, "src/a.cpp": '#include "h.h"\n' + QUIET,
                     "src/b.cpp": '#include "h.h"\n', "src/c.cpp": QUIET}, 1, 1)
case("header: below another", {"src/h.h": OWN, "src/g.h": '#include "h.h"\n',
                               "src/a.cpp": '#include "g.h"\n'}, 1, 1)
case("header: in a dead branch", {"src/h.h": OWN,
                                  "src/a.cpp": '#if 0\n#include "h.h"\n#endif\n'}, 1, 0)
case("header: in a dead branch of the smaller unit", {
    "src/h.h": "#ifndef H\n#define H\n" + OWN + "#endif\n",
    "src/a.cpp": '#if 0\n#include "h.h"\n#endif\n',
    "src/b.cpp": '#include "h.h"\n' + QUIET}, 1, 1)
case("header: of the system", {"system/h.h": OWN, "src/a.cpp": '#include <h.h>\n' + QUIET}, 0, 0)
case("header: of the system, behind bodies", {
    "system/h.h": "#define BEGIN {\n"
                  "inline char f(int a) { /* } */ char c = '}'; return a ? c : '\\''; }\n"
                  'inline const char *g() { return R"(" })"; }\n'
                  'inline const char *h() { return LR"x(})")x" ? "}" : u8"\\"}"; }\n'
                  "inline int i() { return 1'000'000 / 0x1'F + 0xA'BC'D; } // }\n"
                  "inline int j() {\n#if 1\n  return 1;\n#else\n  return 2;\n#endif\n}\n"
                  'const char *const Base = "http://h/";\n',
    "src/a.cpp": "#include <h.h>\n" + FIND % 'use(Base + x + "/b")',
    "src/b.cpp": "#include <h.h>\n" + QUIET}, 1, 1)
finds("between operators",
      "static const char *const a[]={\"b\",\"c\"};use(a[0]+(\"?q=\"+x))")
finds("text of an argument behind an operator",
      'std::string url=x+S(/a/)+x+"b";use(url)', "#define S(x) #x\n")
finds("directive behind operators", 'use(U + x)',
      'int y = 1 -\n#define U "http://h/?q="\n  1;\n')
case("header: of the system, with a macro", {
    "system/h.h": '#define OTHER 1 /* a\n  b */ \n\n /* c */ #define BASE "http://h/"\n',
    "src/a.cpp": '#include <h.h>\n' + FIND % 'use(BASE + x + "/b")'}, 1, 1)
QT = ("#define API\n#define FINAL\n"
      "struct QString { QString(const char *); };\n"
      "QString operator+(const QString &, const QString &);\n"
      "class API QUrl {\npublic:\n  enum Mode { Strict };\n"
      "  QUrl(const QString &, Mode = Strict);\n  QString toString() const;\n};\n"
      "struct QVariant { QVariant(const QUrl &url); QVariant(const QString &); };\n"
      "struct Other { QString toString() const; void set(QUrl::Mode = QUrl::Strict); };\n"
      "API Other other();\n"
      "struct API Derived FINAL : public QUrl { Derived(); int i; };\n"
      "API void show(const QUrl &, QUrl::Mode = QUrl::Strict);\n")
for what, statement, parsed, findings in (
        ("a class that is exported", "other().toString()", 0, 0),
        ("what a class encloses", "other().set()", 0, 0),
        ("another class that text makes", "QVariant v(x)", 0, 0),
        ("a class between macros", "Derived().toString()", 1, 0),
        ("a class that takes a URI", 'show(x + "/a/" + x + "/b")', 1, 0)):
    case("header: " + what, {
        "system/h.h": QT,
        "src/a.cpp": '#include <h.h>\nvoid f(const QString &x) { QString s = "/a/b"; %s; }\n'
                     % statement}, parsed, findings)
case("behind a byte order mark", {
    "src/h.h": '\ufeffconst char *const Base = "http://h/";\n',
    "src/a.cpp": '\ufeff#include "h.h"\n' + FIND % 'use(Base + x + "/b")',
    "src/b.cpp": QUIET}, 1, 1)
case("forced", {"src/h.h": OWN, "src/a.cpp": QUIET}, 1, 1, flags=["-include", "src/h.h"])
case("defined by a flag", {"src/a.cpp": FIND % 'use(BASE + x + "/b")', "src/b.cpp": QUIET},
     1, 1, flags=['-DBASE="http://h/"'])

# What cannot be seen is parsed.
case("computed", {"src/h.h": OWN, "src/a.cpp": '#define H "h.h"\n#include H\n',
                  "src/b.cpp": QUIET}, 1, 1)
case("digraph", {"src/h.h": OWN, "src/a.cpp": '%:include "h.h"\n', "src/b.cpp": QUIET}, 1, 1)
case("word over two lines", {"src/a.cpp": "int ur\\\nl;\n"}, 1, 0)
case("text of an argument", {
    "src/h.h": "#define TEXT(y) #y\n",
    "src/a.cpp": '#include "h.h"\n' + FIND % 'std::string url = x + TEXT(/a/) + x + "b"; use(url)',
    "src/b.cpp": '#include "h.h"\n' + FIND % 'std::string url = TEXT(x); use(url)'}, 1, 1)
case("text of an argument, a comment before it", {
    "src/h.h": "#define TEXT(y) #y\n",
    "src/a.cpp": '#include "h.h"\n' + FIND % (
        'int n = (1 + 2) / 3; std::string url = x + TEXT // (\n /* ; */ (/a/) + x; use(url)')},
     1, 1)

# Facts: the catalogue's, the user's, an option's, an annotation's.
finds("encoder", "use(curl_escape(curl_escape(x.c_str(), 0), 0))",
      'extern "C" char *curl_escape(const char *, int);\n')
finds("hand-written encoder", "use(x)",
      '#include <cstdio>\n#include <string>\n'
      "std::string uriEncode(const std::string &s) {\n"
      "  std::string r;\n"
      "  for (char c : s)\n"
      "    if ((c >= 'a' && c <= 'z') || c == '-')\n"
      "      r += c;\n"
      "    else {\n"
      "      char b[8];\n"
      '      std::sprintf(b, "%%%02x", c);\n'
      "      r += b;\n"
      "    }\n"
      "  return r;\n"
      "}\n")
case("annotation", {
    "src/h.h": '#pragma once\n#include "string.h"\n'
               '__attribute__((annotate("uri-tidy: takes(query-value)")))\n'
               "void give(const std::string &v);\n",
    "src/a.cpp": '#include "h.h"\n' + FIND % "give(x)",
    "src/b.cpp": '#include "h.h"\n' + QUIET}, 1, 1)
with open("facts.yaml", "w") as f:
    f.write("library: Ours\nsource: this test\nheader: 'string.h'\nfunctions:\n"
            "  - name: use\n    takes: {argument: 0, as: query-value}\n")
case("catalogue of the user", {"src/a.cpp": FIND % "use(x)"}, 1, 1,
     options=["--config={CheckOptions: {UriCatalog: %s}}" % os.path.abspath("facts.yaml")])
with open("names.yaml", "w") as f:
    f.write("names:\n  - {meaning: uri, words: locator}\n")
case("words of the user", {
    "src/a.cpp": '#include "string.h"\nvoid setLocator(const std::string &);\n' +
                 FIND % 'setLocator("/see/" + x)'}, 1, 1,
     options=["--config={CheckOptions: {UriCatalog: %s}}" % os.path.abspath("names.yaml")])

sys.exit("\n".join(failures) or 0)
