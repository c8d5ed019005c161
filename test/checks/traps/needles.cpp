// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <glib.h>
#include <string.h>
#include <string>

// Comparisons.
bool compared(const std::string &Url, const char *Text) {
  return Url == "https://h.example/a%2fb" || Url != "http://h.example/c d" ||
         Url.compare("https://h.example/%7euser") == 0 ||
         strcmp(Text, "https://h.example/a%2fb") == 0;
}

// Prefix tests.
bool prefixes(const std::string &Url, const QString &Name, const char *Text) {
  return Url.rfind("http://", 0) == 0 || Url.starts_with("https://a%2fb") ||
         Name.startsWith("https://h.example/a%2fb") ||
         strncmp(Text, "http://", 7) == 0 ||
         strncasecmp(Text, "https://h.example/a%2fb", 10) == 0 ||
         g_str_has_prefix(Text, "https://h.example/a%2fb");
}

// Searches.
bool searches(const std::string &Text, const char *Body) {
  return Text.find("http://h.example/a%2fb") != std::string::npos ||
         strstr(Body, "?name=%7e") != nullptr;
}

// A scheme that is removed.
std::string strip(const std::string &Url) {
  if (Url.compare(0, 7, "http://") == 0)
    return Url.substr(sizeof("http://") - 1);
  return Url;
}

// A scheme that is added.
void add(QString &UserUrl) {
  if (!UserUrl.contains("://"))
    UserUrl.prepend("https://");
}

// The case of hex digits that the same program compares.
bool isSlash(const char *P) { return strncmp(P, "%2f", 3) == 0; }
bool isSlashEither(const std::string &P) { return P == "%2f" || P == "%2F"; }

// A regular expression.
struct Regex {
  explicit Regex(const char *Pattern);
  bool match(const std::string &Text) const;
};
bool matches(const std::string &Url) {
  static const Regex Pattern("https://h.example/%7euser/a b");
  return Pattern.match(Url) || Regex("^http://[^/]+/(a|b)%2f").match(Url);
}

// A search string that is built.
bool built(const std::string &Url, const std::string &Name) {
  return Url.find("?name=" + Name) != std::string::npos ||
         Url == "https://h.example/?name=" + Name;
}

// A search string in a local variable.
bool local(const std::string &Url) {
  const char *Prefix = "https://h.example/a%2fb";
  return Url.starts_with(Prefix);
}

// Assertions of a test, and its table of expected values.
#define EXPECT_EQ(A, B) expectEqual(A, B)
void expectEqual(const std::string &A, const std::string &B);
std::string normalized(const std::string &Url);
void test() {
  EXPECT_EQ(normalized("http://h.example/%7euser"), "http://h.example/%zz");
  EXPECT_EQ(normalized("http://h.example/a b"), "http://h.example/a%20b%2f");
}
struct Case {
  const char *Input, *Expected;
};
static const Case Cases[] = {{"http://h.example/a b", "http://h.example/a%20b"},
                             {"http://h.example/%zz", "http://h.example/%25zz"},
                             {"http://h.example/%2f", "http://h.example/%2F"}};
void testTable() {
  for (const Case &C : Cases)
    EXPECT_EQ(normalized(C.Input), C.Expected);
}

// The input of tests is wrong on purpose, however they use it.
bool parses(const std::string &Url);
void testParser() {
  const char *const Broken[] = {"http://h.example/%zz", "http://h.example/a b"};
  for (const char *Url : Broken)
    parses(Url);
}
class tst_Parser {
  void digits() { parses("http://h.example/%2f"); }
};
namespace tests {
const char *const Doubled = "http://h.example/?q=%2520";
} // namespace tests
static const struct {
  const char *One, *Other;
  bool AreSame;
} EqualityTests[] = {{"http://h.example/%7Euser", "http://h.example/~user", true}};

// The name of a file that mocks a response.
struct File;
extern "C" File *fopen(const char *Name, const char *Mode);
File *mocked(const std::string &BaseUrl, const std::string &Post) {
  std::string Url = BaseUrl + "&POST=" + Post;
  return fopen(Url.c_str(), "r");
}
