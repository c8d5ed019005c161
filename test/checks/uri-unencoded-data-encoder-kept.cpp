// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes

#include <cctype>
#include <cstdio>
#include <cstring>
#include <string>

// An encoder that takes the characters to keep is suggested with none of them.
static std::string encode(const std::string &Text, const std::string &Safe) {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || std::strchr("-._~", C) ||
        Safe.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}
std::string url(const std::string &Path, const std::string &Text) {
  return "https://h.example/" + encode(Path, "/") + "?q=" + Text;
// CHECK-NOTES: :[[@LINE-1]]:61: warning: 'Text' goes into query parameter 'q' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:61: note: encode it: 'encode(Text, "")', as this file does for other values
// CHECK-FIXES: return "https://h.example/" + encode(Path, "/") + "?q=" + encode(Text, "");
}
