// RUN: %check_clang_tidy -expect-no-diagnosis -std=c++20 %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <fmt/format.h>
#include <string>

// No findings, and no hang: encoders and validators that make no sense.

// Validators that call each other, and functions that do not exist.
static bool isOne(const std::string &Text, int Count);
static bool isOther(const std::string &Text, int Count) {
  return Count == 0 || isOne(Text, Count - 1);
}
static bool isOne(const std::string &Text, int Count) {
  return isOther(Text, Count - 1) && !isOther(Text, Count);
}
static bool isVariadic(int Count, ...) { return Count > 0; }
static bool isNothing() { return !isVariadic(0); }
std::string validated(const std::string &Text) {
  if (isOne(Text, 3) && isVariadic(1, Text.c_str()) && isNothing())
    return "https://h.example/?count=" + std::to_string(Text.size());
  return "";
}

// A condition with more parts than are followed.
#define TWO(X) X && X
#define FOUR(X) TWO(X) && TWO(X)
#define SIXTEEN(X) FOUR(X) && FOUR(X) && FOUR(X) && FOUR(X)
#define MANY(X) SIXTEEN(X) && SIXTEEN(X) && SIXTEEN(X) && SIXTEEN(X) && SIXTEEN(X)
static bool isMany(const std::string &Text) { return MANY(isOne(Text, 1)); }
int count(const std::string &Text) { return isMany(Text) ? 1 : 0; }

// Invalid formats.
std::string urlFormats(const std::string &Text) {
  std::string Result = "%";
  for (const unsigned char C : Text) {
    Result += fmt::format("%{");
    Result += fmt::format("%{:", C);
    Result += fmt::format("%}", C);
    Result += fmt::format("%{:999999999999x}", C);
    Result += fmt::format("%{:{}x}", C, 2);
    Result += fmt::format("%{:02X}{}");
  }
  return Result;
}

// Functions that append according to their names only.
struct Buffer {
  int Size;
};
void append(Buffer *To);
void appendNothing(Buffer *To, ...);
static void appendSelf(Buffer *To, const char *Text) { appendSelf(To, Text); }
void urlAppend(Buffer *To, const char *Text) {
  for (; *Text; ++Text) {
    append(To);
    appendNothing(To);
    appendNothing(nullptr, '%', Text);
    appendSelf(To, "%20");
    appendSelf(nullptr, Text);
  }
}

// Output to several places, and to none.
void urlTwice(const std::string &Text, std::string &A, std::string &B) {
  for (const char C : Text) {
    A += C == ' ' ? std::string("%20") : std::string(1, C);
    B += C;
  }
}
void urlNowhere(const std::string &Text) {
  std::string Lost;
  for (const char C : Text)
    Lost += C == ' ' ? std::string("%20") : std::string(1, C);
}
std::string user(const std::string &Text) {
  std::string A, B;
  urlTwice(Text, A, B);
  urlNowhere(Text);
  urlTwice(Text, A, A);
  return "https://h.example/" + std::to_string(A.size() + B.size());
}
