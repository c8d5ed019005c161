// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes

// Encoders that cannot be called everywhere.
#include <string>
#include <string_view>

// The encoder calls the function with the value.
std::string track(const std::string &Text);
std::string escapeQuery(const std::string &Text) {
  static const char Hex[] = "0123456789ABCDEF";
  track(Text);
  std::string Out;
  for (const unsigned char C : Text)
    if ((C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') ||
        (C >= 'a' && C <= 'z') || C == '-' || C == '.' || C == '_' || C == '~')
      Out += static_cast<char>(C);
    else
      Out += std::string("%") + Hex[C >> 4] + Hex[C & 15];
  return Out;
}
std::string encoded(const std::string &City) {
  return "https://h.example/?city=" + escapeQuery(City);
}
std::string track(const std::string &Text) {
  return "https://track.example/?text=" + Text;
  // CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Text' goes into query parameter 'text' without percent-encoding
}
std::string other(const std::string &Text) {
  return "https://h.example/?text=" + Text;
  // CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Text' goes into query parameter 'text' without percent-encoding
  // CHECK-FIXES: return "https://h.example/?text=" + escapeQuery(Text);
}
