// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder,uri-faulty-decoder %t

// Coders that set errno, that give up before the end, and that are classes
// which refer to a text.

#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ostream>
#include <string>

int urlDecodeInPlace(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'urlDecodeInPlace' takes signs or blanks for hex digits {{.*}} [uri-faulty-decoder]
  char *to = text, *end, digits[3];
  long c;
  for (; *text; *to++ = (char)c) {
    if (*text == '%') {
      digits[0] = text[1];
      digits[1] = text[1] ? text[2] : '\0';
      digits[2] = '\0';
      errno = 0;
      c = strtol(digits, &end, 16);
      if (end != digits + 2 || errno != 0)
        return -1;
      text += 3;
    } else {
      c = *text == '+' ? ' ' : *text;
      text++;
    }
  }
  *to = '\0';
  return 0;
}

template <int Needed> static std::string unquote(const std::string &text) {
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'unquote' does not decode an escape at the end of its input [uri-faulty-decoder]
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    if (text.size() <= i + Needed || !isxdigit((unsigned char)text[i + 1]) ||
        !isxdigit((unsigned char)text[i + 2]))
      break;
    result += (char)strtol(text.substr(i + 1, 2).c_str(), nullptr, 16);
    i += 2;
  }
  return result;
}
std::string urlUnquote(const std::string &text) {
  return unquote<3>(text);
}

std::string urlUnquoteAll(const std::string &text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      result += text[i];
      continue;
    }
    if (text.size() <= i + 2 || !isxdigit((unsigned char)text[i + 1]) ||
        !isxdigit((unsigned char)text[i + 2]))
      break;
    result += (char)strtol(text.substr(i + 1, 2).c_str(), nullptr, 16);
    i += 2;
  }
  return result;
}

class UrlEncoded {
  const std::string &text;

public:
  explicit UrlEncoded(const std::string &text) : text(text) {}
  friend std::ostream &operator<<(std::ostream &out, const UrlEncoded &value) {
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'operator<<' reads outside its table for 0x80 to 0xFF [uri-faulty-encoder]
    for (const signed char c : value.text)
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
          (c >= '0' && c <= '9') || (c && strchr("-._~", c)))
        out << c;
      else
        out << '%' << "0123456789ABCDEF"[c >> 4] << "0123456789ABCDEF"[c & 15];
// CHECK-FIXES: out << '%' << "0123456789ABCDEF"[(c >> 4) & 0xF] << "0123456789ABCDEF"[c & 15];
    return out;
  }
};
