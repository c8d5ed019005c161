// Guards and cleaners that hold for one element, one field or one loop.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <cctype>
#include <cstdio>
#include <cstring>
#include <regex>
#include <string>
#include <vector>

bool get(const std::string &Url);

// A loop variable is what has been tested.
void matched(const std::vector<std::string> &Codes) {
  static const std::regex Two("^[a-z]{2}$");
  for (const std::string &Code : Codes)
    if (std::regex_match(Code, Two))
      get("https://h.example/find?q=" + Code);
}
void left(const std::vector<std::string> &Codes) {
  static const std::regex Two("^[a-z]{2}$");
  for (const auto &Code : Codes) {
    if (!std::regex_match(Code, Two))
      continue;
    get("https://h.example/find?q=" + Code);
  }
}
// Another element is not.
void others(const std::vector<std::string> &Texts) {
  static const std::regex Two("^[a-z]{2}$");
  for (const std::string &Text : Texts)
    if (std::regex_match(Text, Two))
      for (const std::string &Other : Texts)
        get("https://h.example/find?q=" + Other);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Other' goes into query parameter 'q' without
}

// A function of many tests.
static bool isToken(const char *Text) {
  if (!*Text)
    return false;
  for (; *Text; ++Text)
    if (!isalnum((unsigned char)*Text) && *Text != '_' && *Text != '-' &&
        *Text != '.' && *Text != '~')
      return false;
  return true;
}
void token(const char *User) {
  char Url[200];
  if (!isToken(User))
    return;
  snprintf(Url, sizeof Url, "https://h.example/find?user=%s", User);
  get(Url);
}

// Only what an initializer omits is empty, and only until it is filled.
struct Station {
  int Rate;
  char Title[80];
};
bool read(Station *To);
void filled() {
  Station S = {128};
  read(&S);
  get(std::string("https://h.example/find?title=") + S.Title);
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'Title' goes into query parameter 'title' without
}
void omitted() {
  Station S = {128};
  get(std::string("https://h.example/find?title=") + S.Title);
}

// One of the types of a variant is text.
#include <variant>
void ofVariant(const std::variant<long, std::string> &Value) {
  if (const auto *Text = std::get_if<std::string>(&Value))
    get("https://h.example/find?q=" + *Text);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Text' goes into query parameter 'q' without
  get("https://h.example/find?q=" + std::get<1>(Value));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Value' goes into query parameter 'q' without
  get("https://h.example/find?q=" + std::to_string(std::get<long>(Value)));
}

// What a regular expression removes or replaces is gone.
void cleaned(const std::string &Text) {
  static const std::regex Other("[^a-z]+");
  get("https://h.example/find?q=" + std::regex_replace(Text, Other, "_"));
}

// Each element becomes what the function makes of it.
#include <algorithm>
std::string urlEncode(const std::string &Text);
static std::string joined(const std::vector<std::string> &All) {
  std::string Result;
  for (const std::string &Each : All)
    Result += (Result.empty() ? "" : ",") + Each;
  return Result;
}
void inPlace(std::vector<std::string> Tags) {
  std::transform(Tags.begin(), Tags.end(), Tags.begin(), urlEncode);
  get("https://h.example/find?tags=" + joined(Tags));
}

// A method of the text itself says so.
struct Code : std::string {
  bool isNumeric() const;
  bool isOld() const;
};
void ownValidator(const Code &Text) {
  if (Text.isNumeric())
    get("https://h.example/find?q=" + Text);
  if (Text.isOld())
    get("https://h.example/find?q=" + Text);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Text' goes into query parameter 'q' without
}
