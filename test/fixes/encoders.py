# ===--- encoders.py - uri-tidy ------------------------------*- python -*-===//
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Hand-written encoders that write wrong digits, each in one of many ways."""

import random

from plans import SETS
from uris import UNRESERVED, escape

FIRST = 1001
CONVERSIONS = ["x", "2x", "02x", "X", "2X", "02X"]
# Every byte except NUL, then several bytes in one string.
INPUTS = [bytes(range(1, 64)), bytes(range(64, 128)), bytes(range(128, 192)),
          bytes(range(192, 256)), b"a\xe9/ \n\xc3\xbc"]
KEEP = """(c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~'"""

IN_C = """\
void {name}_url_encode(char *out, const char *text) {{
  for (; *text; text++) {{
    const {type} c = ({type})*text;
    if ({keep})
      *out++ = (char)c;
    else
      {put}
  }}
  *out = 0;
}}
"""
PUT_IN_C = ["""out += sprintf(out, "%%%{conversion}", {value});""", """{{
      sprintf(out, "%%%{conversion}", {value});
      out += strlen(out);
    }}"""]
IN_CPP = """\
std::string {name}_urlEncode(const std::string &text) {{
  std::string result;
  for (const {type} c : text) {{
    if ({keep}) {{
      result += (char)c;
    }} else {{
      char escape[16];
      snprintf(escape, sizeof escape, "%%%{conversion}", {value});
      result += escape;
    }}
  }}
  return result;
}}
"""
IN_STREAMS = """\
std::string {name}_urlEncode(const std::string &text) {{
  std::ostringstream out;
  for (const {type} c : text) {{
    if ({keep})
      out << (char)c;
    else
      out << '%' << std::hex{manipulators} << (int){value};
  }}
  return out.str();
}}
"""


class EncoderBuilder:
    """A function that encodes its argument, and the allowed results."""

    is_broken = False

    def __init__(self, library, seed, number):
        self.library = library
        self.random = random.Random("encoder %s %s %d" % (library.name, seed, number))
        self.signed = self.random.random() < 0.5
        self.cast = self.random.random() < 0.4
        self.conversion = self.random.choice(CONVERSIONS)
        self.put = self.random.choice(PUT_IN_C)
        self.rename(number)

    def rename(self, number):
        self.number = number
        self.name = "b%d" % number
        values = {"name": self.name, "keep": KEEP, "conversion": self.conversion,
                  "type": "char" if self.signed else "unsigned char",
                  "value": "(unsigned char)c" if self.cast else "c"}
        if self.library.extension == ".c":
            text = IN_C.replace("{put}", self.put)
            self.call = "%s_url_encode(out, BYTES[s]), out" % self.name
        else:
            text = IN_STREAMS if "iomanip" in self.library.header else IN_CPP
            self.call = "%s_urlEncode(BYTES[s])" % self.name
        manipulators = {"2": " << std::setw(2)", "0": " << std::setfill('0')",
                        "X": " << std::uppercase"}
        values["manipulators"] = "".join(
            manipulators.get(letter, "") for letter in self.conversion)
        self.text = text.format(**values)

    def smaller(self):
        return []

    def encoded(self, text, conversion, signed):
        result = b""
        for byte in text:
            value = byte - 256 + 2**32 if signed and byte > 127 else byte
            result += (bytes([byte]) if byte in UNRESERVED else
                       b"%" + ("%" + conversion).encode() % value)
        return result

    def complaint(self, outputs, mode):
        """After fixes, each byte must be right, or wrong in fewer ways than before."""
        conversion, signed = self.conversion, self.signed and not self.cast
        before = [self.encoded(t, conversion, signed) for t in INPUTS]
        right = [b"".join(bytes([b]) if b in UNRESERVED else escape(b) for b in text)
                 for text in INPUTS]
        allowed = [before]
        if mode != "before":
            allowed.append(right)
            padded = "02" + conversion[-1]
            for better in (conversion, conversion.upper(), padded, padded.upper()):
                for sign in {signed, False}:
                    allowed.append([self.encoded(t, better, sign) for t in INPUTS])
        got = [outputs[number] for number in SETS]
        return None if got in allowed else "encodes %r, not %r" % (got, right)

    def lost_conversion(self, _):
        return "eats its argument"


def table():
    return "static const char *const BYTES[] = {%s};\n" % ", ".join(
        '"%s"' % "".join("\\x%02x" % byte for byte in text) for text in INPUTS)
