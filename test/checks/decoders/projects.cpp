// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-decoder %t

// What decoders of projects in C++ do, in other words; the page of the check
// lists the projects.

#include <array>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

static int digit(char C) {
  if ('0' <= C && C <= '9')
    return C - '0';
  if ('A' <= C && C <= 'F')
    return C - 'A' + 10;
  if ('a' <= C && C <= 'f')
    return C - 'a' + 10;
  return -1;
}

// drogon, urlDecode(): from a pointer to another.
std::string drogon_urlDecode(const char *begin, const char *end) {
  std::string result;
  const size_t length = end - begin;
  for (size_t i = 0; i < length; ++i) {
    switch (begin[i]) {
    case '+':
      result += ' ';
      break;
    case '%':
      if (i + 2 < length && std::isxdigit(begin[i + 1]) && std::isxdigit(begin[i + 2])) {
        result += static_cast<char>(digit(begin[i + 1]) * 16 + digit(begin[i + 2]));
        i += 2;
      } else {
        result += '%';
      }
      break;
    default:
      result += begin[i];
    }
  }
  return result;
}

// aria2, percentDecode(): iterators.
std::string aria2_percentDecode(std::string::const_iterator first,
                                std::string::const_iterator last) {
  std::string result;
  for (; first != last; ++first) {
    if (*first == '%' && first + 1 != last && first + 2 != last && digit(*(first + 1)) >= 0 &&
        digit(*(first + 2)) >= 0) {
      result += static_cast<char>(digit(*(first + 1)) * 16 + digit(*(first + 2)));
      first += 2;
    } else {
      result += *first;
    }
  }
  return result;
}

// libtorrent, unescape_string(): the end is tested after each step.
std::string libtorrent_unescape_url(std::string_view s, int &error) {
  std::string result;
  for (auto i = s.begin(); i != s.end(); ++i) {
    if (*i != '%') {
      result += *i == '+' ? ' ' : *i;
      continue;
    }
    int value = 0;
    for (int n = 0; n < 2; ++n) {
      ++i;
      if (i == s.end() || digit(*i) < 0) {
        error = 1;
        return result;
      }
      value = value * 16 + digit(*i);
    }
    result += static_cast<char>(value);
  }
  return result;
}

// Crow, qs_decode(): in place up to the end of a value.
inline int crow_qs_decode_url(char *qs) {
  int to = 0, from = 0;
  const auto is_end = [](char c) { return c == '=' || c == '#' || c == '&' || c == '\0'; };
  for (; !is_end(qs[from]); ++from, ++to) {
    if (qs[from] == '+') {
      qs[to] = ' ';
    } else if (qs[from] == '%') {
      if (qs[from + 1] == '\0' || qs[from + 2] == '\0' || digit(qs[from + 1]) < 0 ||
          digit(qs[from + 2]) < 0)
        break;
      qs[to] = static_cast<char>(digit(qs[from + 1]) * 16 + digit(qs[from + 2]));
      from += 2;
    } else {
      qs[to] = qs[from];
    }
  }
  qs[to] = '\0';
  return to;
}

// Simple-Web-Server, Percent::decode(): strtol() takes anything.
struct SimplePercent {
  static std::string decode(const std::string &value) noexcept {
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'decode' turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
    std::string result;
    result.reserve(value.size());
    for (std::size_t i = 0; i < value.size(); ++i) {
      const auto &c = value[i];
      if (c == '%' && i + 2 < value.size()) {
        const auto digits = value.substr(i + 1, 2);
        result += static_cast<char>(std::strtol(digits.c_str(), nullptr, 16));
        i += 2;
      } else {
        result += c == '+' ? ' ' : c;
      }
    }
    return result;
  }
};

// ZLMediaKit, UrlDecodeCommon(): '%FF' and some characters stay escaped.
static std::string zlm_url_decode(const std::string &text, const char *kept) {
  std::string output;
  size_t at = 0;
  while (at < text.length()) {
    if (text[at] != '%') {
      output += text[at++];
      continue;
    }
    if (at + 3 > text.length()) {
      output.append(text, at, text.length() - at);
      break;
    }
    const int high = digit(text[at + 1]), low = digit(text[at + 2]);
    const auto byte = static_cast<signed char>(high < 0 || low < 0 ? -1 : high << 4 | low);
    if (byte == -1 || std::strchr(kept, static_cast<unsigned char>(byte)) != nullptr)
      output.append(text, at, 3);
    else
      output += static_cast<char>(byte);
    at += 3;
  }
  return output;
}
std::string zlm_url_path(const std::string &path) { return zlm_url_decode(path, "#&+?"); }

// POCO, URI::decode(): every malformed escape is an exception.
void poco_uri_decode(const std::string &text, std::string &decoded, bool plusIsSpace) {
  bool inQuery = false;
  auto it = text.begin();
  while (it != text.end()) {
    char c = *it++;
    inQuery = inQuery || c == '?';
    if (inQuery && plusIsSpace && c == '+') {
      c = ' ';
    } else if (c == '%') {
      int value = 0;
      for (int n = 0; n < 2; ++n) {
        if (it == text.end())
          throw std::runtime_error("two hex digits must follow");
        const int d = digit(*it++);
        if (d < 0)
          throw std::runtime_error("no hex digit");
        value = value * 16 + d;
      }
      c = static_cast<char>(value);
    }
    decoded += c;
  }
}

// restbed, Uri::decode(): the last two characters are never the begin.
std::string restbed_uri_decode(const std::string &value) {
  if (value.size() < 3)
    return value;
  std::string result;
  std::string::size_type i = 0;
  for (; i < value.size() - 2; ++i) {
    if (value[i] == '%') {
      const int high = digit(value[i + 1]), low = digit(value[i + 2]);
      if (high != -1 && low != -1) {
        result.push_back(static_cast<char>((high << 4) + low));
        i += 2;
        continue;
      }
    }
    result.push_back(value[i]);
  }
  for (; i < value.size(); ++i)
    result.push_back(value[i]);
  return result;
}

// cpp-httplib, decode_path_component(): also '%uXXXX'.
static bool httplib_hex(const std::string &s, size_t at, size_t count, int &value) {
  if (at >= s.size())
    return false;
  for (value = 0; count > 0; ++at, --count) {
    if (!s[at] || digit(s[at]) < 0)
      return false;
    value = value * 16 + digit(s[at]);
  }
  return true;
}
std::string httplib_decode_uri(const std::string &s) {
  std::string result;
  for (size_t i = 0; i < s.size(); ++i) {
    int value = 0;
    if (s[i] == '%' && i + 1 < s.size() && s[i + 1] == 'u' && httplib_hex(s, i + 2, 4, value)) {
      if (value < 0x80)
        result += static_cast<char>(value);
      else
        result += "?";
      i += 5;
    } else if (s[i] == '%' && i + 2 < s.size() && httplib_hex(s, i + 1, 2, value)) {
      result += static_cast<char>(value);
      i += 2;
    } else {
      result += s[i];
    }
  }
  return result;
}

// libhv, HUrl::unescape(): pointers into a string.
std::string libhv_url_unescape(const std::string &text) {
  std::string result;
  const char *p = text.c_str(), *const end = p + text.size();
  while (p < end) {
    if (*p == '%' && end - p >= 3 && digit(p[1]) >= 0 && digit(p[2]) >= 0) {
      result += static_cast<char>(digit(p[1]) << 4 | digit(p[2]));
      p += 3;
    } else {
      result += *p == '+' ? ' ' : *p;
      ++p;
    }
  }
  return result;
}

// Transmission, tr_urlPercentDecode(): a view that becomes shorter.
std::string transmission_urlPercentDecode(std::string_view in) {
  std::string out;
  for (;;) {
    const auto pos = in.find('%');
    out += in.substr(0, pos);
    if (pos == std::string_view::npos)
      return out;
    in.remove_prefix(pos);
    if (std::size(in) >= 3 && std::isxdigit(in[1]) != 0 && std::isxdigit(in[2]) != 0) {
      const auto digits = std::array<char, 3>{in[1], in[2], '\0'};
      out += static_cast<char>(std::strtoul(std::data(digits), nullptr, 16));
      in.remove_prefix(3);
    } else {
      out += in.front();
      in.remove_prefix(1);
    }
  }
}

// Seastar, decode(): a buffer that is cut in the end.
bool seastar_url_decode(bool replacePlus, std::string_view in, std::string &out) {
  size_t used = 0;
  std::string buffer(in.length(), '\0');
  for (size_t i = 0; i < in.length(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && digit(in[i + 1]) >= 0 && digit(in[i + 2]) >= 0) {
      buffer[used++] = static_cast<char>(digit(in[i + 1]) * 16 + digit(in[i + 2]));
      i += 2;
    } else {
      buffer[used++] = replacePlus && in[i] == '+' ? ' ' : in[i];
    }
  }
  buffer.resize(used);
  out = std::move(buffer);
  return true;
}

// Bitcoin Core, UrlDecode(): std::from_chars() has to read both digits.
std::string bitcoin_UrlDecode(std::string_view encoded) {
  std::string result;
  result.reserve(encoded.size());
  for (size_t i = 0; i < encoded.size(); ++i) {
    char c = encoded[i];
    if (c == '%' && i + 2 < encoded.size()) {
      unsigned int value{0};
      auto [p, ec] =
          std::from_chars(encoded.data() + i + 1, encoded.data() + i + 3, value, 16);
      if (ec == std::errc{} && p == encoded.data() + i + 3) {
        c = static_cast<char>(value);
        i += 2;
      }
    }
    result += c;
  }
  return result;
}

// Inspector and others, from an answer on a site: sscanf() takes anything.
std::string inspector_url_decode(const std::string &encoded) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'inspector_url_decode' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  std::string result;
  int i, number;
  for (i = 0; i < static_cast<int>(encoded.length()); i++) {
    if (int(encoded[i]) == 37) {
      sscanf(encoded.substr(i + 1, 2).c_str(), "%x", reinterpret_cast<unsigned *>(&number));
      result += static_cast<char>(number);
      i = i + 2;
    } else {
      result += encoded[i];
    }
  }
  return result;
}

// just_audio for Windows, UrlDecode(): letters up to 'Z' are digits.
static unsigned char audioDigit(unsigned char c) {
  return c >= 'A' && c <= 'Z'   ? c - 'A' + 10
         : c >= 'a' && c <= 'z' ? c - 'a' + 10
         : c >= '0' && c <= '9' ? c - '0'
                                : 0;
}
std::string audio_UrlDecode(const std::string &text, std::string &decoded) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'audio_UrlDecode' turns malformed escapes into bytes ('S' for '%zz') [uri-faulty-decoder]
  decoded = "";
  for (size_t i = 0; i < text.length(); ++i) {
    if (text[i] == '%' && i + 2 < text.length()) {
      const unsigned char high = audioDigit(static_cast<unsigned char>(text[++i]));
      const unsigned char low = audioDigit(static_cast<unsigned char>(text[++i]));
      decoded += static_cast<char>(high * 16 + low);
    } else {
      decoded += text[i] == '+' ? ' ' : text[i];
    }
  }
  return decoded;
}

// heat, urldecode(): the index runs past the end.
std::string heat_urldecode(const std::string &encoded) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'heat_urldecode' reads past the end of text that ends in '%' and turns malformed escapes into bytes ('S' for '%zz') [uri-faulty-decoder]
  std::string decoded;
  for (unsigned i = 0; i < encoded.length(); i++) {
    if (encoded[i] != '%') {
      decoded += encoded[i] == '+' ? ' ' : encoded[i];
      continue;
    }
    unsigned char digits[2];
    digits[0] = encoded[++i];
    digits[1] = encoded[++i];
    for (unsigned char &d : digits)
      d = d - 48 - (d >= 'A' ? 7 : 0) - (d >= 'a' ? 32 : 0);
    decoded += static_cast<char>(digits[0] * 16 + digits[1]);
  }
  return decoded;
}

// net and other users of an example of Asio, url_decode(): '4z' is a number.
bool asio_url_decode(const std::string &in, std::string &out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'asio_url_decode' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  out.clear();
  out.reserve(in.size());
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] != '%') {
      out += in[i] == '+' ? ' ' : in[i];
      continue;
    }
    int value = 0;
    if (i + 3 > in.size())
      return false;
    std::istringstream digits(in.substr(i + 1, 2));
    if (!(digits >> std::hex >> value))
      return false;
    out += static_cast<char>(value);
    i += 2;
  }
  return true;
}

// webserv, urlunquote(): a stream as the output, tests of the digits.
std::string webserv_urlunquote(const std::string &s) {
  std::ostringstream out;
  for (auto it = s.begin(); it != s.end(); ++it) {
    if (*it == '%' && s.end() - it > 2 && digit(*(it + 1)) >= 0 && digit(*(it + 2)) >= 0) {
      const std::string digits(it + 1, it + 3);
      out.put(static_cast<char>(std::strtol(digits.c_str(), nullptr, 16)));
      it += 2;
    } else {
      out.put(*it);
    }
  }
  return out.str();
}
