// RUN: %check_clang_tidy %s 'uri-lowercase-hex,uri-illegal-character,uri-encoded-unreserved' %t -- -- -isystem %clang_tidy_headers

// There is no fix where code of the unit looks for the bytes of a literal, or
// compares it.
#include <map>
#include <string>
#include <stdio.h>
#include <string.h>

void get(const std::string &url);

// Not reported: text that is compared must not change.
int isSlash(const char *Text) { return strncmp(Text, "%2f", 3) == 0; }
int isRoot(const char *Text) {
  return strcmp(Text, "https://h.example/a%2fb") == 0;
}
const char *Url = "https://h.example/x/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
const char *Other = "https://h.example/x/a%3fb";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: lowercase hex in '%3f'; write '%3F' [uri-lowercase-hex]
// CHECK-FIXES: const char *Other = "https://h.example/x/a%3Fb";

void compared() {
  std::string url = "https://h.example/my page";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  if (url == "https://h.example/my page")
    get(url);
}

// A key of a map.
int known(std::map<std::string, int> &Visited) {
  get("https://h.example/~me/%7Eyou");
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
  return Visited["https://h.example/~me/%7Eyou"];
}

// A table in which the text is looked up.
static const char *const Known[] = {"https://h.example/a/%7Eb", "/x"};
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
int isKnown(const char *Text) {
  for (const char *Each : Known)
    if (strcmp(Text, Each) == 0)
      return 1;
  return 0;
}
int asked() {
  get("https://h.example/a/%7Eb");
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
  return isKnown("https://h.example/a/%7Eb");
}

// A placeholder of the function that gets the literal.
static std::string expand(const char *Format, const char *Value) {
  std::string Result;
  for (; *Format; ++Format)
    if (*Format == '|')
      Result += Value;
    else
      Result += *Format;
  return Result;
}
void filled() {
  get(expand("https://h.example/items|/x", "/42"));
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
  const std::string url = "https://h.example/a|b";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
// CHECK-FIXES: const std::string url = "https://h.example/a%7Cb";
  get(url);
}

// What is translated is looked up by its text.
const char *gettext(const char *Text);
#define _(Text) gettext(Text)
#define N_(Text) Text
const char *const Manual = N_("https://h.example/my manual");
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
void translated() {
  get(_("https://h.example/our manual"));
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  get(Manual);
}

// A list that null characters divide is no single URI.
void listed() {
  get("https://h.example/a\0https://h.example/b c\0");
  get("https://h.example/d ");
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: ' ' at the end is not part of the URI; remove it [uri-illegal-character]
// CHECK-FIXES: get("https://h.example/d");
}

// The labels of a switch.
constexpr unsigned hash(const char *Text) {
  unsigned Result = 0;
  for (; *Text; ++Text)
    Result = Result * 31 + static_cast<unsigned char>(*Text);
  return Result;
}
int route(const char *url) {
  switch (hash(url)) {
  case hash("https://h.example/r/a%2fb"):
    return 1;
  }
  return 0;
}

// The name of a file.
FILE *fopen(const char *Name, const char *Mode);
const std::string PathUrl = "/my files/c.html";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
void read() {
  get("https://h.example" + PathUrl);
  fopen(PathUrl.c_str(), "r");
}
