// The same with the containers and algorithms of the C++ library.
// RUN: %check_clang_tidy -std=c++17 %s uri-premature-decoding %t

#include <algorithm>
#include <string>

std::string urlDecode(const std::string &Text);

std::string late(const std::string &Text) {
  std::string Result = urlDecode(Text);
  std::replace(Result.begin(), Result.end(), '+', ' ');
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '+' is replaced after 'urlDecode' has decoded the text: an encoded '+' becomes a space, too; replace it first [uri-premature-decoding]
// CHECK-MESSAGES: :[[@LINE-3]]:24: note: it is decoded here
  return Result;
}
std::string early(std::string Text) {
  std::replace(Text.begin(), Text.end(), '+', ' ');
  return urlDecode(Text);
}
