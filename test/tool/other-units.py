# Findings take into account what the other units of the program say about the values:
# what all calls pass, what a function returns, what is stored in a field.

# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %uri_tidy --fail-on=note --quiet

import json
import os
import subprocess
import sys

tool = sys.argv[1:]
URL = 'std::string url(const std::string &title) { return "http://h/?title=" + title; }\n'
HEADER = """#pragma once
#include <string>
std::string url(const std::string &title);
std::string get(const std::string &url);
std::string read();
"""
# Own encoders are run wherever they are.
ENCODER = """std::string quoted(const std::string &s) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (unsigned char C : s)
    if ((C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
        (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' || C == '~')
      Out += C;
    else
      Out += std::string("%") + Digits[C >> 4] + Digits[C & 15];
  return Out;
}
"""


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as f:
        f.write(text)


def database(units):
    write("compile_commands.json", json.dumps(
        [{"directory": os.getcwd(), "file": each,
          "command": ("clang" if each.endswith(".c") else "clang++ -std=c++17")
          + " -I. -c " + each} for each in units]))


def run(*arguments):
    done = subprocess.run(tool + ["--cache-dir=cache", *arguments],
                          capture_output=True, text=True)
    if done.returncode not in (0, 1, 3):
        sys.exit(done.stdout + done.stderr)
    return sorted({line.split(": warning:")[0].rsplit(":", 1)[0].split("/")[-1]
                   for line in done.stdout.splitlines() if ": warning:" in line})


def check(what, files, *expected, arguments=("-p", ".")):
    for path, text in files.items():
        write(path, text)
    database([each for each in files if not each.endswith(".h")])
    found = run(*arguments)
    if found != sorted(expected):
        sys.exit(f"{what}: {found}, not {sorted(expected)}")


def program(*units, url=URL, header=HEADER):
    start = '#include "all.h"\n'
    return {"all.h": header, "url.cpp": start + url,
            **{f"unit{i}.cpp": start + each for i, each in enumerate(units)}}


# What all calls pass.
check("constants", program('void f() { get(url("news")); get(url("help")); }\n'))
check("a constant with a blank is in no URI of that file",
      program('void f() { get(url("news")); }\n', 'void g() { get(url("sport")); }\n'))
check("free text", program("void f() { get(url(read())); }\n",
                           'void g() { get(url("a")); }\n'), "url.cpp:2")
check("no call", program("void f();\n"), "url.cpp:2")
check("an encoder", program(ENCODER + "void f() { get(url(quoted(read()))); }\n"))
check("a number", program("void f(int n) { get(url(std::to_string(n))); }\n"))
check("passed on", program('void f(const std::string &t) { get(url(t)); }\n',
                           'void f(const std::string &t);\n'
                           'void g() { f("news"); }\n'))
check("passed on by a caller that nobody calls",
      program("void f(const std::string &t) { get(url(t)); }\n"), "url.cpp:2")
check("a pointer", program('void f() { get(url("news")); }\n'
                           "auto *const Pointer = &url;\n"), "url.cpp:2")
check("a name in a text", program('void f() { get(url("news")); }\n'
                                  'const char *const Slot = "1url(QString)";\n'), "url.cpp:2")
check("a global", program('void f() { get(url("news")); }\n'
                          "const std::string Home = url(read());\n"), "url.cpp:2")
check("a default argument", program('void f() { get(url("news")); }\n'
                                    "void g(const std::string &s = url(read()));\n"),
      "url.cpp:2")
files = program('void f() { get(url("news")); }\n')
files["off/f.cpp"] = files.pop("unit0.cpp")
write("off/.clang-tidy", "Checks: '-*'\n")
check("a unit without checks", files, "url.cpp:2")
check("the same name in another namespace",
      program("namespace other { std::string url(const std::string &); }\n"
              'void f() { get(url("news")); other::url(read()); }\n'))
check("an overload", program("std::string url(int);\n"
                             'void f() { get(url("news")); get(url(1)); }\n'))
check("an error", program('void f() { get(url("news")); undeclared(); }\n'),
      "url.cpp:2")
check("a template", program('void f() { get(url("news")); }\n',
                            "template <typename T> void g(const T &t) { get(url(t)); }\n"
                            "template void g(const std::string &);\n"), "url.cpp:2")
files = program('void f() { get(url("news")); }\n')
files["test/t.cpp"] = files.pop("unit0.cpp")
check("a test", files, "url.cpp:2")
check("many units", program(*[f'void f{i}() {{ get(url("news")); }}\n'
                              for i in range(30)]), "url.cpp:2")
check("C", {"u.h": "const char *page(char *to, const char *title);\n",
            "u.c": '#include <stdio.h>\n#include "u.h"\n'
                   "const char *page(char *to, const char *title) {\n"
                   '  sprintf(to, "http://h/?title=%s", title);\n  return to;\n}\n',
            "v.c": '#include "u.h"\n'
                   'void f(char *to) { page(to, "news"); }\n'})
check("C, free text", {"v.c": '#include "u.h"\n'
                              "void f(char *to, char **argv) { page(to, argv[1]); }\n",
                       "u.c": open("u.c").read()}, "u.c:4")

check("a macro", program('void f() { get(url("news")); }\n', "void g() { get(URL(read())); }\n",
                         header=HEADER + "#define URL(text) url(text)\n"), "url.cpp:2")
check("an inline function", program('void f() { get(url("news")); }\n',
                                    "void g() { get(made(read())); }\n",
                                    header=HEADER + "inline std::string made(const std::string &s) "
                                    "{ return url(s); }\n"),
      "url.cpp:2")

# What a function returns.
RESULT = 'std::string here() { return "http://h/?title=" + read(); }\n'
check("a constant", program('std::string read() { return "news"; }\n', url=RESULT))
check("input", program("#include <iostream>\nstd::string read() {\n"
                       "  std::string s; std::getline(std::cin, s); return s;\n}\n",
                       url=RESULT), "url.cpp:2")
check("encoded", program(ENCODER + "std::string text();\n"
                         "std::string read() { return quoted(text()); }\n", url=RESULT))

# What is stored.
STORED = HEADER + """struct Api {
  std::string title;
  void setTitle(const std::string &t);
  std::string url() const;
};
"""
METHOD = 'std::string Api::url() const { return "http://h/?title=" + title; }\n'
SETTER = "void Api::setTitle(const std::string &t) { title = t; }\n"
check("a constant field",
      program(SETTER, 'void f(Api &a) { a.setTitle("news"); get(a.url()); }\n',
              url=METHOD, header=STORED))
check("a constant field that a function of the file gets",
      program(SETTER, 'void f(Api &a) { a.setTitle("news"); get(a.url()); }\n',
              url="static std::string made(const std::string &text) {\n"
                  '  return "http://h/?title=" + text;\n}\n'
                  "std::string Api::url() const { return made(title); }\n", header=STORED))
check("a field with free text that a function of the file gets",
      program(SETTER, 'void f(Api &a) { a.setTitle(read()); get(a.url()); }\n',
              url="static std::string made(const std::string &text) {\n"
                  '  return "http://h/?title=" + text;\n}\n'
                  "std::string Api::url() const { return made(title); }\n", header=STORED),
      "url.cpp:3")
check("a field with free text",
      program(SETTER, 'void f(Api &a) { a.setTitle("news"); get(a.url()); }\n',
              "void g(Api &a) { a.title = read(); }\n", url=METHOD, header=STORED),
      "url.cpp:2")
READ = 'void f(const Page &p) { get(url(p.title)); }\n'
PAGE = HEADER + "struct Page { std::string title; };\n"
INITIALIZED = PAGE.replace("title;", 'title = "news";')
check("a field with a constant as its initializer", program(READ, header=INITIALIZED))
check("a field with another initializer, and free text in another file",
      program(READ, "void g(Page &p) { p.title = read(); }\n", header=INITIALIZED),
      "url.cpp:2")
check("a field that one file fills with constants, and another one with free text",
      program(READ + 'void g(Page &p) { p.title = "sport"; }\n',
              "void g(Page &p) { p.title = read(); }\n", header=PAGE),
      "url.cpp:2")
check("a field that two files fill with constants",
      program(READ + 'void g(Page &p) { p.title = "sport"; }\n',
              'void h(Page &p) { p.title = "news"; }\n', header=PAGE))
check("a field that nobody stores", program("void f();\n", url=METHOD, header=STORED),
      "url.cpp:2")

# Fields that are stored without their names.
ITEM = HEADER + """struct Item { std::string title, kind; };
std::string urlOf(const Item &i);
"""
OF_ITEM = 'std::string urlOf(const Item &i) { return "http://h/?title=" + i.title; }\n'
check("a list in braces, constants",
      program('void f() { get(urlOf({"news", "a"})); }\n', url=OF_ITEM, header=ITEM))
check("a list in braces, free text",
      program('void f() { get(urlOf({"news", "a"})); }\n',
              'void g() { get(urlOf({read(), "a"})); }\n', url=OF_ITEM, header=ITEM),
      "url.cpp:2")

# The file alone, a part of the files, and files without a database.
files = program('void f() { get(url("news")); }\n')
check("one file", files, arguments=("-p", ".", "url.cpp"))
for shard in ("1/2", "2/2"):
    check("a shard", files, arguments=("-p", ".", "--shard=" + shard))
check("no database", files, "url.cpp:2",
      arguments=("url.cpp", "unit0.cpp", "--", "-std=c++17"))

# The cache notices that a caller has changed.
check("before", files)
write("unit0.cpp", '#include "all.h"\nvoid f() { get(url(read())); }\n')
if run("-p", ".") != ["url.cpp:2"]:
    sys.exit("the cache has not noticed the change")
