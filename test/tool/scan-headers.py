# Files whose text cannot have findings are not parsed, and no finding is lost:
# findings that depend on headers, flags, macros and catalogues.

# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %S/Inputs %uri_tidy

import os
import sys

sys.path.insert(0, sys.argv[1])
# pylint: disable=wrong-import-position
from scan_cases import FIND, QUIET, case, finds, finish

# Findings that depend on a header.
for name, header, statement in (
        ("macro", '#define BASE "http://h/"\n', 'use(BASE "?q=" + title + "&r=1")'),
        ("macro of macros", '#define B "http://h/"\n#define BASE B\n', 'use(BASE + title + "x/b")'),
        ("constant", 'const std::string Base = "http://h/";\n', 'use(Base + title + "/b")'),
        ("constant in braces", 'const std::string Base{"http://h/"};\n', 'use(Base + title + "/b")'),
        ("parameter", "void open(const std::string &url);\n", 'open(title + "/a/" + title + "/b")'),
        ("method", "struct S { void open(const std::string &url); };\n",
         'S().open(title + "/a/" + title + "/b")'),
        ("macro of a call", "void open(const std::string &url);\n#define OPEN(y) open(y)\n",
         'OPEN(title + "/a/" + title + "/b")'),
        ("inline function",
         'inline void add(std::string &s, const std::string &v) { s += "&city=" + v; }\n',
         'std::string query = "a"; add(query, title); use(query)'),
        ("branches", "#if 0\nvoid g() {\n#else\nvoid g(int) {\n#endif\n}\n"
                     "void open(const std::string &url);\n", 'open(title + "/a/" + title + "/b")')):
    case("header: " + name, {
        "src/h.h": '#pragma once\n#include "string.h"\n' + header,
        "src/a.cpp": '#include "h.h"\n' + FIND % statement,
        "src/b.cpp": '#include "string.h"\n' + QUIET,
    }, 1, 1)

# Findings in a header: reported once, whichever file is parsed for it.
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
case("header: system header, after bodies", {
    "system/h.h": "#define BEGIN {\n"
                  "inline char f(int a) { /* } */ char c = '}'; return a ? c : '\\''; }\n"
                  'inline const char *g() { return R"(" })"; }\n'
                  'inline const char *h() { return LR"x(})")x" ? "}" : u8"\\"}"; }\n'
                  "inline int i() { return 1'000'000 / 0x1'F + 0xA'BC'D; } // }\n"
                  "inline int j() {\n#if 1\n  return 1;\n#else\n  return 2;\n#endif\n}\n"
                  'const char *const Base = "http://h/";\n',
    "src/a.cpp": "#include <h.h>\n" + FIND % 'use(Base + title + "/b")',
    "src/b.cpp": "#include <h.h>\n" + QUIET}, 1, 1)
finds("between operators",
      "static const char *const a[]={\"b\",\"c\"};use(a[0]+(\"?q=\"+title))")
finds("text of an argument after an operator",
      'std::string url=title+S(/a/)+title+"b";use(url)', "#define S(x) #x\n")
finds("directive after operators", 'use(U + title)',
      'int y = 1 -\n#define U "http://h/?q="\n  1;\n')
case("header: system header, with a macro", {
    "system/h.h": '#define OTHER 1 /* a\n  b */ \n\n /* c */ #define BASE "http://h/"\n',
    "src/a.cpp": '#include <h.h>\n' + FIND % 'use(BASE + title + "/b")'}, 1, 1)
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
        ("another class that text makes", "QVariant v(title)", 0, 0),
        ("a class between macros", "Derived().toString()", 1, 0),
        ("a class that takes a URI", 'show(title + "/a/" + title + "/b")', 1, 0)):
    case("header: " + what, {
        "system/h.h": QT,
        "src/a.cpp": '#include <h.h>\nvoid f(const QString &title) { QString s = "/a/b"; %s; }\n'
                     % statement}, parsed, findings)
case("after a byte order mark", {
    "src/h.h": '\ufeffconst char *const Base = "http://h/";\n',
    "src/a.cpp": '\ufeff#include "h.h"\n' + FIND % 'use(Base + title + "/b")',
    "src/b.cpp": QUIET}, 1, 1)
case("forced", {"src/h.h": OWN, "src/a.cpp": QUIET}, 1, 1, flags=["-include", "src/h.h"])
case("defined by a flag", {"src/a.cpp": FIND % 'use(BASE + title + "/b")', "src/b.cpp": QUIET},
     1, 1, flags=['-DBASE="http://h/"'])
for flags in (["-x", "c++"], ["-xc++"]):
    case("header: language by " + " ".join(flags), {
        "src/h.h": "#ifdef __cplusplus\n" + OWN.replace("#pragma once\n", "") + "#endif\n",
        "src/a.c": '#include "h.h"\n'}, 1, 1, flags=flags)

# A file whose includes cannot be determined is parsed.
case("computed", {"src/h.h": OWN, "src/a.cpp": '#define H "h.h"\n#include H\n',
                  "src/b.cpp": QUIET}, 1, 1)
case("digraph", {"src/h.h": OWN, "src/a.cpp": '%:include "h.h"\n', "src/b.cpp": QUIET}, 1, 1)
case("word over two lines", {"src/a.cpp": "int ur\\\nl;\n"}, 1, 0)
case("text of an argument", {
    "src/h.h": "#define TEXT(y) #y\n",
    "src/a.cpp": '#include "h.h"\n' + FIND % 'std::string url = title + TEXT(/a/) + title + "b"; use(url)',
    "src/b.cpp": '#include "h.h"\n' + FIND % 'std::string url = TEXT(title); use(url)'}, 1, 1)
case("text of an argument, a comment before it", {
    "src/h.h": "#define TEXT(y) #y\n",
    "src/a.cpp": '#include "h.h"\n' + FIND % (
        'int n = (1 + 2) / 3; std::string url = title + TEXT // (\n /* ; */ (/a/) + title; use(url)')},
     1, 1)

# Facts from the catalogue, from the user's, from an option, and from an annotation.
finds("encoder", "use(curl_escape(curl_escape(title.c_str(), 0), 0))",
      'extern "C" char *curl_escape(const char *, int);\n')
finds("hand-written encoder", "use(title)",
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
    "src/a.cpp": '#include "h.h"\n' + FIND % "give(title)",
    "src/b.cpp": '#include "h.h"\n' + QUIET}, 1, 1)
with open("facts.yaml", "w") as f:
    f.write("library: Ours\nsource: this test\nheader: 'string.h'\nfunctions:\n"
            "  - name: use\n    takes: {argument: 0, as: query-value}\n")
case("catalogue of the user", {"src/a.cpp": FIND % "use(title)"}, 1, 1,
     options=["--config={CheckOptions: {UriCatalog: %s}}" % os.path.abspath("facts.yaml")])

with open("names.yaml", "w") as f:
    f.write("names:\n  - {meaning: uri, words: locator}\n")
case("words of the user", {
    "src/a.cpp": '#include "string.h"\nvoid setLocator(const std::string &);\n' +
                 FIND % 'setLocator("/see/" + title)'}, 1, 1,
     options=["--config={CheckOptions: {UriCatalog: %s}}" % os.path.abspath("names.yaml")])

finish()
