// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-decoder %t

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <istream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

static int hex(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return -1;
}

// Knows uppercase digits only.
static int upperHex(char c) { return c <= '9' ? c - '0' : c - 'A' + 10; }


std::string urlFromStream(std::istream &in) {
  std::string out;
  char c;
  while (in.get(c)) {
    if (c == '%') {
      char a, b;
      if (!in.get(a) || !in.get(b) || hex(a) < 0 || hex(b) < 0)
        return out;
      out += static_cast<char>(hex(a) * 16 + hex(b));
    } else
      out += c;
  }
  return out;
}
std::string urlFromStreamUpper(std::istream &in) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlFromStreamUpper' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') [uri-faulty-decoder]
  std::string out;
  char c;
  while (in.get(c)) {
    if (c == '%') {
      char a, b;
      if (!in.get(a) || !in.get(b) || !std::isxdigit((unsigned char)a) ||
          !std::isxdigit((unsigned char)b))
        return out;
      out += static_cast<char>(upperHex(a) * 16 + upperHex(b));
    } else
      out += c;
  }
  return out;
}
std::string urlFromStreamInt(std::istream &in) {
  std::string out;
  for (int c = in.get(); c != EOF; c = in.get()) {
    if (c == '%') {
      int a = in.get(), b = in.get();
      if (a == EOF || b == EOF || hex(a) < 0 || hex(b) < 0)
        break;
      out += static_cast<char>(hex(a) << 4 | hex(b));
    } else if (c == '+')
      out += ' ';
    else
      out += static_cast<char>(c);
  }
  return out;
}
std::string urlFromStreamIntUnchecked(std::istream &in) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlFromStreamIntUnchecked' turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::string out;
  for (int c = in.get(); c != EOF; c = in.get()) {
    if (c == '%') {
      int a = hex(in.get()), b = hex(in.get());
      out += static_cast<char>(a * 16 + b);
    } else
      out += static_cast<char>(c);
  }
  return out;
}
void urlStreamToStream(std::istream &in, std::ostream &out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlStreamToStream' turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
  char c;
  while (in.get(c)) {
    if (c == '%') {
      char digits[3] = {0, 0, 0};
      in.read(digits, 2);
      out.put(static_cast<char>(std::strtol(digits, nullptr, 16)));
    } else
      out.put(c);
  }
}
std::string urlOwnStream(const std::string &text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOwnStream' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
  std::istringstream in(text);
  std::string out;
  char c;
  while (in >> std::noskipws >> c) {
    if (c == '%') {
      char a = 0, b = 0;
      in >> a >> b;
      out += static_cast<char>(upperHex(a) * 16 + upperHex(b));
    } else
      out += c;
  }
  return out;
}
std::string urlOwnStreamHex(const std::string &text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOwnStreamHex' decodes its own output ('%2541' becomes 'A') and turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
  std::istringstream in(text);
  std::string out;
  char c;
  while (in.get(c)) {
    if (c == '%') {
      int value = 0;
      in >> std::hex >> value;
      out += static_cast<char>(value);
    } else
      out += c;
  }
  return out;
}
std::string urlStreamIterators(std::istream &in) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlStreamIterators' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::string out;
  std::istreambuf_iterator<char> it(in), end;
  while (it != end) {
    char c = *it++;
    if (c == '%') {
      char a = *it++, b = *it++;
      out += static_cast<char>(hex(a) * 16 + hex(b));
    } else
      out += c;
  }
  return out;
}
// Everything is read first; right.
std::string urlOfAll(std::istream &in) {
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex(text[i + 1]) >= 0 && hex(text[i + 2]) >= 0) {
      out += static_cast<char>(hex(text[i + 1]) * 16 + hex(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}
// A malformed escape is put back; right.
void urlPutsBack(std::istream &in, std::ostream &out) {
  for (int c = in.get(); c >= 0; c = in.get()) {
    if (c != '%') {
      out.put(static_cast<char>(c));
      continue;
    }
    const int high = in.get();
    if (high >= 0 && hex(static_cast<char>(high)) >= 0 && in.peek() >= 0 &&
        hex(static_cast<char>(in.peek())) >= 0) {
      out.put(
          static_cast<char>(hex(static_cast<char>(high)) * 16 + hex(static_cast<char>(in.get()))));
      continue;
    }
    out.put('%');
    if (high >= 0)
      in.unget();
  }
}
