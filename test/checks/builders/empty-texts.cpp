// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -config='{CheckOptions: {MinConfidence: possible}}' --

#include <cstring>
#include <string>

const char *getOption(const char *Name);
void post(const std::string &Url);

// A piece is added if there is something to add; otherwise, the text is empty.
void optional(const std::string &User) {
  std::string Param = User;
  if (!Param.empty())
    Param = "&user=" + Param;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Param' goes into query parameter 'user'
  post("https://h.example/?op=list" + Param);
}
void compared() {
  std::string Param = getOption("USER");
  if (Param != "")
    Param = "&user=" + Param;
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Param' goes into query parameter 'user'
  post("https://h.example/?op=list" + Param);
}

// Only the empty text is inserted.
void method(const std::string &Text) {
  if (Text.empty())
    post("https://h.example/?q=" + Text);
}
void size(const std::string &Text) {
  if (Text.size() == 0)
    post("https://h.example/?q=" + Text);
}
void first(const char *Text) {
  if (!*Text)
    post(std::string("https://h.example/?q=") + Text);
}
void length(const char *Text) {
  if (strlen(Text) == 0)
    post(std::string("https://h.example/?q=") + Text);
}

// The text may be long, or anything that is not tested.
void longer(const std::string &Text) {
  if (Text.size() > 200)
    post("https://h.example/?q=" + Text);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Text' goes into query parameter 'q'
}
void either(const std::string &Text, bool IsAny) {
  if (Text.empty() || IsAny)
    post("https://h.example/?q=" + Text);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Text' goes into query parameter 'q'
}
