// Tests of characters by functions that are only declared, and texts that
// conversions and loops copy.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <string>

namespace absl {
bool ascii_islower(unsigned char c);
bool ascii_isdigit(unsigned char c);
} // namespace absl
bool c_isalnum(int c);
int apr_isalnum(int c);
extern "C" int WideCharToMultiByte(unsigned page, unsigned long flags, const wchar_t *from, int length, char *to, int room, const char *unknown, int *used);
void fetch(const std::string &url);

static bool isIndexName(const std::string &s) {
  if (s.empty() || !absl::ascii_islower(s.front()))
    return false;
  for (char c : s)
    if (!absl::ascii_islower(c) && !absl::ascii_isdigit(c) && c != '-')
      return false;
  return true;
}

void indexPage(const std::string &name) {
  if (isIndexName(name))
    fetch("https://h.example/?name=" + name);
}

void gnulib(const std::string &title) {
  for (char c : title)
    if (!c_isalnum(c))
      return;
  fetch("https://h.example/?title=" + title);
}

void apr(const std::string &title) {
  for (unsigned char c : title)
    if (!apr_isalnum(c))
      return;
  fetch("https://h.example/?title=" + title);
}

static std::string utf8(const std::wstring &from) {
  std::string to(4 * from.size(), '\0');
  WideCharToMultiByte(65001, 0, from.data(), -1, to.data(), 99, nullptr, nullptr);
  return to;
}

void wide(const std::wstring &title) {
  fetch("https://h.example/?title=" + utf8(title));
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

static std::string withoutColors(const char *text) {
  std::string result;
  for (; *text; ++text) {
    if (*text == '^') {
      ++text;
      continue;
    }
    result += *text;
  }
  return result;
}

void copied(const char *title) {
  fetch("https://h.example/?title=" + withoutColors(title));
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'withoutColors' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

static std::string lettersOf(const char *text) {
  std::string result;
  for (; *text; ++text)
    if (isalnum(static_cast<unsigned char>(*text)) || *text == '_')
      result += *text;
  return result;
}

void cleaned(const char *title) {
  fetch("https://h.example/?title=" + lettersOf(title));
}
