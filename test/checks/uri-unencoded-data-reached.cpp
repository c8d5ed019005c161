// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

// What a parameter holds where it is read is known by running the function.

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>

int get(const std::string &url);
void log(const char *text);

// A length and a loop over just as many characters.
int by_length(const char *code) {
  if (strlen(code) != 8)
    return -1;
  for (int i = 0; i < 8; i++)
    if (!isalnum(static_cast<unsigned char>(code[i])))
      return -1;
  return get(std::string("https://example.com/get?code=") + code);
}

int by_span(const char *code) {
  const size_t size = strspn(code, "0123456789abcdef");
  if (size == 0 || code[size] != '\0')
    return -1;
  return get(std::string("https://example.com/get?code=") + code);
}

int by_count(const std::string &code) {
  size_t good = 0, bad = 0;
  for (const char c : code)
    ++(c >= 'a' && c <= 'z' ? good : bad);
  if (bad > 0 || good > 20)
    throw std::invalid_argument("code");
  return get("https://example.com/get?code=" + code);
}

enum class State { Start, Digits, Bad };
int by_state(const char *code) {
  State now = State::Start;
  for (const char *p = code; *p; ++p)
    now = *p >= '0' && *p <= '9' && now != State::Bad ? State::Digits : State::Bad;
  switch (now) {
  case State::Digits:
    return get(std::string("https://example.com/get?code=") + code);
  default:
    return -1;
  }
}

static int fetch(const char *code) {
  if (strlen(code) > 12)
    return -1;
  for (int i = 0; code[i]; i++)
    if (code[i] < 'a' || code[i] > 'z')
      return -1;
  return get(std::string("https://example.com/get?code=") + code);
}
int with_argument(int argc, char **argv) { return argc > 1 ? fetch(argv[1]) : -1; }

// The first character only.
int first_only(const char *title) {
  if (!isalpha(static_cast<unsigned char>(title[0])))
    return -1;
  return get(std::string("https://example.com/get?title=") + title);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Some of the characters that matter.
int some_only(const char *title) {
  const size_t size = strcspn(title, "<>\"");
  if (title[size] != '\0')
    return -1;
  return get(std::string("https://example.com/get?title=") + title);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The program goes on.
int only_logged(const char *title) {
  for (const char *p = title; *p; ++p)
    if (!isalnum(static_cast<unsigned char>(*p))) {
      log("odd");
      break;
    }
  return get(std::string("https://example.com/get?title=") + title);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Too late.
int afterwards(const char *title) {
  const int result = get(std::string("https://example.com/get?title=") + title);
// CHECK-MESSAGES: :[[@LINE-1]]:74: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  return strlen(title) == strspn(title, "abcdef") ? result : -1;
}

// No text reaches the call that is tried: nothing is known.
int rare(const char *title) {
  if (strlen(title) < 4000)
    return -1;
  return get(std::string("https://example.com/get?title=") + title);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}
