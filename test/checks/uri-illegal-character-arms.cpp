// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <string>

std::string urlEncode(const std::string &Text);

// All of the value has to be encoded, including the text in its arm.
std::string before(const std::string &Name, bool IsExact) {
  return "https://h.example/find?q=" + (IsExact ? "\"" + Name : Name);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
}
std::string after(const std::string &Name, bool IsExact) {
  return "https://h.example/find?q=" + (IsExact ? Name + "\"" : Name);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
}

// The text is a value of its own, or beside encoded text.
std::string delimited(const std::string &Name, bool IsExact) {
  return "https://h.example/find?q=" + (IsExact ? "\"&name=" + Name : Name);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
// CHECK-FIXES: return "https://h.example/find?q=" + (IsExact ? "%22&name=" + Name : Name);
}
std::string encoded(const std::string &Name, bool IsExact) {
  return "https://h.example/find?q=" + (IsExact ? "\"" + urlEncode(Name) : urlEncode(Name));
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
// CHECK-FIXES: return "https://h.example/find?q=" + (IsExact ? "%22" + urlEncode(Name) : urlEncode(Name));
}
// A value that can be encoded alone.
std::string alone(const std::string &Name) {
  return "https://h.example/find?q=\"" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
// CHECK-FIXES: return "https://h.example/find?q=%22" + Name;
}
