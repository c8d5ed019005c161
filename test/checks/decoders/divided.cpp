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


std::map<std::string, std::string> urlQueryToMap(const std::string &query) {
  std::map<std::string, std::string> result;
  std::string key, value, *to = &key;
  for (std::size_t i = 0; i < query.size(); ++i) {
    const char c = query[i];
    if (c == '&') {
      result[key] = value;
      key.clear();
      value.clear();
      to = &key;
    } else if (c == '=' && to == &key)
      to = &value;
    else if (c == '+')
      *to += ' ';
    else if (c == '%' && i + 2 < query.size() && hex(query[i + 1]) >= 0 && hex(query[i + 2]) >= 0) {
      *to += static_cast<char>(hex(query[i + 1]) * 16 + hex(query[i + 2]));
      i += 2;
    } else
      *to += c;
  }
  if (!key.empty())
    result[key] = value;
  return result;
}
std::map<std::string, std::string> urlQueryToMapUpper(const std::string &query) {
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'urlQueryToMapUpper' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
  std::map<std::string, std::string> result;
  std::string key, value, *to = &key;
  for (std::size_t i = 0; i < query.size(); ++i) {
    const char c = query[i];
    if (c == '&') {
      result[key] = value;
      key.clear();
      value.clear();
      to = &key;
    } else if (c == '=' && to == &key)
      to = &value;
    else if (c == '%' && i + 2 < query.size()) {
      *to += static_cast<char>(upperHex(query[i + 1]) * 16 + upperHex(query[i + 2]));
      i += 2;
    } else
      *to += c;
  }
  if (!key.empty())
    result[key] = value;
  return result;
}
std::vector<std::pair<std::string, std::string>> urlQueryPairs(std::string_view query) {
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'urlQueryPairs' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  std::vector<std::pair<std::string, std::string>> result;
  std::string key, value;
  bool inValue = false;
  for (std::size_t i = 0; i < query.size(); ++i) {
    char c = query[i];
    if (c == '&') {
      result.emplace_back(key, value);
      key.clear();
      value.clear();
      inValue = false;
      continue;
    }
    if (c == '=' && !inValue) {
      inValue = true;
      continue;
    }
    if (c == '%') {
      c = static_cast<char>(hex(query[i + 1]) * 16 + hex(query[i + 2]));
      i += 2;
    }
    (inValue ? value : key) += c;
  }
  result.emplace_back(key, value);
  return result;
}
std::vector<std::string> urlSplitPath(const std::string &path) {
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'urlSplitPath' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
  std::vector<std::string> parts(1);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == '/')
      parts.emplace_back();
    else if (path[i] == '%' && i + 2 < path.size()) {
      parts.back().push_back(static_cast<char>(upperHex(path[i + 1]) * 16 + upperHex(path[i + 2])));
      i += 2;
    } else
      parts.back().push_back(path[i]);
  }
  return parts;
}
// Takes queries only, and requires a value.
bool urlNextParameter(std::string &query, std::vector<std::string> &values) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlNextParameter' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  const std::size_t equals = query.find('=');
  if (equals == std::string::npos)
    return false;
  std::string name = query.substr(0, equals), value;
  for (std::size_t i = equals + 1; i < query.size(); ++i) {
    char c = query[i];
    if (c == '%') {
      c = static_cast<char>(hex(query[i + 1]) * 16 + hex(query[i + 2]));
      i += 2;
    }
    value.push_back(c);
  }
  values.push_back(name);
  values.push_back(value);
  return true;
}
// The same, right.
bool urlNextPair(const std::string &query,
                 std::vector<std::pair<std::string, std::string>> &pairs) {
  const std::size_t equals = query.find('=');
  if (equals == std::string::npos)
    return false;
  std::string value;
  for (std::size_t i = equals + 1; i < query.size(); ++i) {
    char c = query[i];
    if (c == '%' && i + 2 < query.size() && hex(query[i + 1]) >= 0 && hex(query[i + 2]) >= 0) {
      c = static_cast<char>(hex(query[i + 1]) * 16 + hex(query[i + 2]));
      i += 2;
    }
    value.push_back(c);
  }
  pairs.push_back(std::make_pair(query.substr(0, equals), value));
  return true;
}
// A list of pairs, right: the host is in lower case, what is malformed is kept.
struct UrlPart {
  std::string name, text;
};
std::vector<UrlPart> urlParts(const std::string &url) {
  std::vector<UrlPart> parts;
  UrlPart part;
  for (std::size_t i = 0; i < url.size(); ++i) {
    if (url[i] == '/') {
      parts.push_back(part);
      part = UrlPart{"segment", ""};
    } else if (url[i] == '%' && i + 2 < url.size() && hex(url[i + 1]) >= 0 &&
               hex(url[i + 2]) >= 0) {
      part.text += static_cast<char>(std::tolower(hex(url[i + 1]) * 16 + hex(url[i + 2])));
      i += 2;
    } else {
      part.text += static_cast<char>(std::tolower(static_cast<unsigned char>(url[i])));
    }
  }
  parts.push_back(part);
  return parts;
}
