// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- -isystem %clang_tidy_headers

// There is no fix where the unit compares text with escapes in lowercase: it
// may be what the encoder writes.
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <string>

std::string urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  char Escape[4];
  for (unsigned char C : Text) {
    if (isalnum(C) || (C && strchr("-._~", C))) {
      Result += C;
    } else {
      snprintf(Escape, sizeof Escape, "%%%02x", C);
      Result += Escape;
    }
  }
  return Result;
}
bool isSlash(const std::string &Text) { return urlEncode(Text) == "%2f"; }
