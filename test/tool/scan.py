# Files whose text cannot have findings are not parsed, and no finding is lost:
# the text that makes a file interesting, and the ways to spell it.

# UNSUPPORTED: older-llvm
# RUN: rm -rf %t && mkdir %t && cd %t && %python %s %S/Inputs %uri_tidy

import sys

sys.path.insert(0, sys.argv[1])
# pylint: disable=wrong-import-position
from scan_cases import FIND, QUIET, case, finds, finish

# Text that makes a file interesting.
finds("scheme", 'use("http://h/?q=" + title + "&r=1")')
finds("constant", 'use("http://h/%2f")')
finds("replacement", 'QString().replace("/", "%2f")',
      "struct QString { QString(); void replace(const char *, const char *); };\n")
finds("mailto", 'use("mailto:a%2fb")')
finds("key", 'use(title + "?key=" + title)')
finds("key in two literals", 'std::string s = title + "?"; s += "key="; s += title; use(s)')
finds("key and characters", "std::string s = title; s += '?'; s += \"key=\"; s += title; use(s)")
finds("form", 'std::string body = "user=" + title + "&b=1"; use(body)')
finds("named", 'std::string url = title + "/a/" + title + "/b"; use(url)')
finds("header", 'use("Location: /a?b=" + title)')
finds("request", 'use("GET /a?b=" + title + " HTTP/1.1")')
finds("refresh", 'use("5; url=/a?b=" + title)')
finds("html", "use(\"<a href='/a?b=\" + title + \"'>\")")

# A decoder that reads past the end of its text.
DECODER = """static int digit(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }
void %s(const char *%s, char *out) {
  for (const char *in = %s; *in; ++in)
    if (*in == %s) {
      *out++ = digit(in[1]) * 16 + digit(in[2]);
      in += 2;
    } else
      *out++ = %s;
  *out = 0;
}
"""
for how, name, parameter, percent, plain in (
        ("its name", "percentDecode", "text", "'%'", "*in"),
        ("a number", "urlDecode", "text", "37", "*in"),
        ("its parameter", "decode", "uri", "'%'", "*in"),
        ("a plus sign", "decode", "text", "'%'", "*in == '+' ? ' ' : *in")):
    case("decoder known by " + how, {
        "src/a.cpp": DECODER % (name, parameter, parameter, percent, plain), "src/b.cpp": QUIET},
         1, 1)

# The ways to spell a literal.
finds("split", 'use("http:" "//h/?q=" + title + "&r=1")')
finds("split over lines", 'use("ht\\\ntp:/\\\n/h/?q=" + title + "&r=1")')
finds("raw", 'use(R"d(http://h/?q=)d" + title + "&r=1")')
finds("prefix", 'use(u8"http://h/?q=" + title + "&r=1")')
finds("escapes", r'use("http:\x2f\057h/\x3fq=" + title + "&r=1")')
finds("after a comment", 'use(/* " */ "http://h/?q=" + title + "&r=1")')
finds("after a separator in a number",
      "int n = 1'000; use(\"http://h/?q=\" + title + \"&r=1\")")
finds("after several separators, including letters",
      "long n = 0xA'BC'DEFull; char c = u8'\\''; use(\"http://h/?q=\" + title + \"&r=1\")")
finds("in two halves, a comment and a line between",
      'use("http:" /* " */\n// "\n  "//h/?q=" + title + "&r=1")')
finds("after a question mark and a division",
      'int n = title.empty() ? 1 / 2 : 3 % 2; use("http://h/?q=" + title + "&r=1")')
finds("after quotes that do not begin a literal",
      'use("http://h/?q=" + title + "&r=1")',
      "#if 0\nThey don't.\n#endif\n#ifdef NONE\n#error \"don't\n#endif\n")
finds("after a directive with text that looks like a comment",
      'use("http://h/?q=" + title + "&r=1")', '#pragma message "see /*"\n')
finds("split over lines, with blanks after the backslash",
      'use("http:\\ \n//h/?q=" + title + "&r=1")')
finds("after a macro over several lines", 'use(BASE + title + "&r=1")',
      '#define BASE /* \n */ "http:" \\\n  "//h/?q="\n')
case("no literals", {
    "src/a.cpp": '// "http://h/?q="\n/* "http://h/%2f" */\n' + QUIET,
    "src/b.cpp": '#include "http://h.h"\n' + QUIET,
    "src/http:/h.h": "",
}, 0, 0)
case("prose", {"src/a.cpp": FIND % 'use("What is = here? See a/b, or c.")'}, 0, 0)
case("name of a file", {"src/a.cpp": "#include <cstdio>\n" + FIND % 'fopen(("/a/" + title).c_str(), "r")'},
     0, 0)
case("half a condition", {"src/a.cpp": FIND % 'use("/a/" + title)',
                          "src/b.cpp": 'void g(const char *url);\n'}, 0, 0)

finish()
