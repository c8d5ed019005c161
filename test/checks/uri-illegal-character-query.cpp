// RUN: %check_clang_tidy %s 'uri-illegal-character,uri-unencoded-data' %t -- -- -isystem %clang_tidy_headers

#include <string>

// A quoted value in a query is not an attribute in XML.
std::string quoted(const std::string &Text) {
  return "https://h.example/?q=\"" +
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
// CHECK-FIXES: return "https://h.example/?q=%22" +
         Text +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         "\"&n=1";
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: '"' is not allowed in a query value; write '%22' [uri-illegal-character]
// CHECK-FIXES: "%22&n=1";
}

// Single quotes are legal.
std::string singleQuoted(const std::string &Text) {
  return "https://h.example/?q='" + Text + "'";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Constant values.
const char *QuotedUrl = "https://h.example/?q=\"a\"";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '"' is not allowed in a query value; write '%22', and 1 more in this literal [uri-illegal-character]
// CHECK-FIXES: const char *QuotedUrl = "https://h.example/?q=%22a%22";
const char *SingleQuotedUrl = "https://h.example/?q='a'";
