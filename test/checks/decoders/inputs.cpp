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

// Containers of bytes.
std::vector<char> urlVector(const std::vector<char> &in) {
  std::vector<char> out;
  for (std::size_t i = 0; i < in.size(); ++i)
    if (in[i] == '%' && i + 2 < in.size() && hex(in[i + 1]) >= 0 && hex(in[i + 2]) >= 0) {
      out.push_back(static_cast<char>(hex(in[i + 1]) * 16 + hex(in[i + 2])));
      i += 2;
    } else
      out.push_back(in[i]);
  return out;
}
std::vector<char> urlVectorUpper(const std::vector<char> &in) {
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'urlVectorUpper' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
  std::vector<char> out;
  for (std::size_t i = 0; i < in.size(); ++i)
    if (in[i] == '%' && i + 2 < in.size()) {
      out.push_back(static_cast<char>(upperHex(in[i + 1]) * 16 + upperHex(in[i + 2])));
      i += 2;
    } else
      out.push_back(in[i]);
  return out;
}
std::vector<unsigned char> urlVectorPast(const std::vector<unsigned char> &in) {
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'urlVectorPast' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::vector<unsigned char> out;
  out.reserve(in.size());
  for (auto it = in.begin(); it != in.end(); ++it)
    if (*it == '%') {
      out.emplace_back(static_cast<unsigned char>(hex(*(it + 1)) * 16 + hex(*(it + 2))));
      it += 2;
    } else
      out.emplace_back(*it);
  return out;
}
void urlVectorInPlace(std::vector<char> &data) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlVectorInPlace' decodes its own output ('%2541' becomes 'A') [uri-faulty-decoder]
  auto at = data.begin();
  while ((at = std::find(at, data.end(), '%')) != data.end()) {
    if (data.end() - at < 3 || hex(at[1]) < 0 || hex(at[2]) < 0) {
      ++at;
      continue;
    }
    *at = static_cast<char>(hex(at[1]) * 16 + hex(at[2]));
    data.erase(at + 1, at + 3);
  }
}

// Iterators.
std::string urlViewIterators(std::string_view::const_iterator it,
                             std::string_view::const_iterator end) {
  std::string out;
  for (; it != end; ++it)
    if (*it == '%' && end - it > 2 && hex(it[1]) >= 0 && hex(it[2]) >= 0) {
      out += static_cast<char>(hex(it[1]) * 16 + hex(it[2]));
      it += 2;
    } else
      out += *it;
  return out;
}
std::string urlViewIteratorsUpper(std::string_view::const_iterator it,
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlViewIteratorsUpper' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
                                  std::string_view::const_iterator end) {
  std::string out;
  for (; it != end; ++it)
    if (*it == '%' && end - it > 2) {
      out += static_cast<char>(upperHex(it[1]) * 16 + upperHex(it[2]));
      it += 2;
    } else
      out += *it;
  return out;
}
std::string urlViewPast(std::string_view in) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlViewPast' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::string out;
  for (auto it = in.cbegin(); it != in.cend(); ++it)
    if (*it == '%') {
      const char a = *++it;
      const char b = *++it;
      out += static_cast<char>(hex(a) * 16 + hex(b));
    } else
      out += *it;
  return out;
}
template <class It> std::string urlRange(It it, It end) {
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'urlRange' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::string out;
  while (it != end) {
    char c = *it++;
    if (c == '%') {
      char a = *it++;
      char b = *it++;
      out += static_cast<char>(hex(a) * 16 + hex(b));
    } else
      out += c;
  }
  return out;
}
std::string useRange(const std::string &s) { return urlRange(s.begin(), s.end()); }

// Structures.
struct Slice {
  const char *data;
  std::size_t length;
};
std::string urlSlice(Slice in) {
  std::string out;
  for (std::size_t i = 0; i < in.length; ++i)
    if (in.data[i] == '%' && i + 2 < in.length && hex(in.data[i + 1]) >= 0 &&
        hex(in.data[i + 2]) >= 0) {
      out += static_cast<char>(hex(in.data[i + 1]) * 16 + hex(in.data[i + 2]));
      i += 2;
    } else
      out += in.data[i];
  return out;
}
std::string urlSlicePast(const Slice &in) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlSlicePast' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::string out;
  for (std::size_t i = 0; i < in.length; ++i)
    if (in.data[i] == '%') {
      out += static_cast<char>(hex(in.data[i + 1]) * 16 + hex(in.data[i + 2]));
      i += 2;
    } else
      out += in.data[i];
  return out;
}
struct Bounds {
  const char *begin;
  const char *end;
};
std::string urlBounds(const Bounds &in) {
  std::string out;
  for (const char *p = in.begin; p != in.end; ++p)
    if (*p == '%' && in.end - p > 2 && hex(p[1]) >= 0 && hex(p[2]) >= 0) {
      out += static_cast<char>(hex(p[1]) * 16 + hex(p[2]));
      p += 2;
    } else
      out += *p;
  return out;
}
std::string urlBoundsUpper(Bounds in) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlBoundsUpper' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
  std::string out;
  for (const char *p = in.begin; p != in.end; ++p)
    if (*p == '%' && in.end - p > 2) {
      out += static_cast<char>(upperHex(p[1]) * 16 + upperHex(p[2]));
      p += 2;
    } else
      out += *p;
  return out;
}
struct Cursor { // a reader, the own text
  std::string text;
  std::size_t at = 0;
  std::string urlDecode() {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'urlDecode' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a'), reads past the end of text that ends in '%' and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
    std::string out;
    while (at < text.size()) {
      char c = text[at++];
      if (c == '%') {
        int a = upperHex(text[at++]);
        int b = upperHex(text[at++]);
        c = static_cast<char>(a * 16 + b);
      }
      out += c;
    }
    return out;
  }
};
// A reader that ends before a malformed escape; right.
class UrlReader {
public:
  std::string urlDecode() {
    std::string out;
    while (m_at < m_text.size()) {
      char c = m_text[m_at];
      if (c == '%') {
        if (m_text.size() - m_at < 3 || hex(m_text[m_at + 1]) < 0 || hex(m_text[m_at + 2]) < 0)
          break;
        c = static_cast<char>(hex(m_text[m_at + 1]) * 16 + hex(m_text[m_at + 2]));
        m_at += 2;
      }
      ++m_at;
      out += c;
    }
    return out;
  }

private:
  std::string m_text;
  std::size_t m_at = 0;
};
