// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <cctype>
#include <string.h>
#include <string>

// A condition holds on the paths that it guards.
bool isValidSymbol(const std::string &Text);
void log(const std::string &Text);

// The other path.
std::string otherWay(const std::string &Symbol) {
  if (isValidSymbol(Symbol))
    return "";
  return "https://h.example/?symbol=" + Symbol;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Symbol' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// Both paths.
std::string bothWays(const std::string &Symbol) {
  if (!isValidSymbol(Symbol))
    log("odd symbol");
  return "https://h.example/?symbol=" + Symbol;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Symbol' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// A different text.
std::string another(const std::string &Symbol, const std::string &Name) {
  if (!isValidSymbol(Name))
    return "";
  return "https://h.example/?symbol=" + Symbol;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Symbol' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// Not empty is not valid.
std::string notEmpty(const std::string &Symbol) {
  if (Symbol.empty())
    return "";
  return "https://h.example/?symbol=" + Symbol;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Symbol' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// A loop that only counts.
std::string counted(const std::string &Symbol) {
  int Letters = 0;
  for (char C : Symbol)
    if (std::isalnum(static_cast<unsigned char>(C)))
      ++Letters;
  return "https://h.example/?symbol=" + Symbol;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Symbol' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// A helper that accepts some text without testing it.
static bool isCode(const std::string &Text) {
  if (Text.size() > 40)
    return true;
  return isValidSymbol(Text);
}
std::string byHelper(const std::string &Text) {
  if (!isCode(Text))
    return "";
  return "https://h.example/?symbol=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Text' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}
static bool isEither(const std::string &Text, const std::string &Other) {
  return isValidSymbol(Text) || isValidSymbol(Other);
}
std::string byEither(const std::string &Text, const std::string &Other) {
  if (!isEither(Text, Other))
    return "";
  return "https://h.example/?symbol=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Text' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// A helper that returns whether the text is invalid.
static bool isOdd(const std::string &Text) { return !isValidSymbol(Text); }
std::string ifOdd(const std::string &Text) {
  if (!isOdd(Text))
    return "";
  return "https://h.example/?symbol=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Text' goes into query parameter 'symbol' {{.*}} [uri-unencoded-data]
}

// A known prefix.
std::string byPrefix(const char *Text) {
  if (strncmp(Text, "north", 5) != 0)
    return "";
  return std::string("https://h.example/?text=") + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Text' goes into query parameter 'text' {{.*}} [uri-unencoded-data]
}
