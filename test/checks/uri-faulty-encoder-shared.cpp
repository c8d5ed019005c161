// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- -isystem %clang_tidy_headers

// There is no fix for digits that other code uses, too.
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <string>

static bool isPlain(unsigned char C) { return isalnum(C) || strchr("-._~", C); }

// A table in an object.
static const std::string Digits = "0123456789abcdef";
std::string urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Text) {
    if (C && isPlain(C)) {
      Result += C;
    } else {
      Result += '%';
      Result += Digits[C >> 4];
      Result += Digits[C & 15];
    }
  }
  return Result;
}
int valueOf(char C) { return (int)Digits.find(C); }

// A table that only a function for it reads.
static const std::string OwnDigits = "0123456789abcdef";
// CHECK-FIXES: static const std::string OwnDigits = "0123456789ABCDEF";
static char digitOf(int Value) { return OwnDigits[Value]; }
std::string urlEncodePath(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodePath' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Text) {
    if (C && isPlain(C)) {
      Result += C;
    } else {
      Result += '%';
      Result += digitOf(C >> 4);
      Result += digitOf(C & 15);
    }
  }
  return Result;
}

// A format in a function that others call.
static void writeHex(char *To, unsigned char C) { sprintf(To, "%02x", C); }
std::string urlEncodeQuery(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeQuery' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Text) {
    char Hex[3];
    if (C && isPlain(C)) {
      Result += C;
    } else {
      writeHex(Hex, C);
      Result += '%';
      Result += Hex;
    }
  }
  return Result;
}
std::string color(unsigned char Red) {
  char Hex[3];
  writeHex(Hex, Red);
  return std::string("#") + Hex + "0000";
}
