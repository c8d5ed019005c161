// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string>

// A hole that completes an escape provides hexadecimal digits.
std::string byText(const std::string &Digits) {
  return "https://h.example/a%" + Digits + "/b";
}
std::string byDigit(const std::string &Digit) {
  return "https://h.example/a%2" + Digit + "/b";
}
void byConversion(char *To, unsigned char C) {
  sprintf(To, "https://h.example/a%%%02X/b", C);
}
void byFormat(char *To, const char *Digits) {
  sprintf(To, "https://h.example/a%%%s/b", Digits);
}
