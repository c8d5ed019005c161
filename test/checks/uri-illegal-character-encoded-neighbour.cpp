// A blank behind a base, in a query that holds an encoded value.
// RUN: %check_clang_tidy -std=c++17 %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <string>

std::string find(CURL *Handle, const std::string &Base, const std::string &Words) {
  char *Escaped = curl_easy_escape(Handle, Words.c_str(), 0);
  std::string Result = Base + "/find?scope=merge requests&words=" + Escaped;
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
  curl_free(Escaped);
  return Result;
}
std::string usage(const std::string &Program, const std::string &Words) {
  return Program + " /find?scope=merge requests&words=" + Words;
}
