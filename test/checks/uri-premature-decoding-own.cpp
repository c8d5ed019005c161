// RUN: %check_clang_tidy %s uri-premature-decoding %t

#include <string>

void use(const std::string &Text);

// A decoder whose name says nothing.
static int valueOf(char C) {
  if (C >= '0' && C <= '9')
    return C - '0';
  C |= 0x20;
  return C >= 'a' && C <= 'f' ? C - 'a' + 10 : -1;
}
static std::string plain(const std::string &Text) {
  std::string Result;
  for (std::size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size() && valueOf(Text[I + 1]) >= 0 &&
        valueOf(Text[I + 2]) >= 0) {
      Result += static_cast<char>(valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}

void nested(const std::string &Text) {
  use(plain(plain(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: this decodes the result of 'plain' again: {{.*}} [uri-premature-decoding]
}
void inSteps(std::string Text) {
  Text = plain(Text);
  use(Text);
  Text = plain(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: this decodes the result of 'plain' again: {{.*}} [uri-premature-decoding]
  use(Text);
}
void once(const std::string &First, const std::string &Second) {
  use(plain(First) + plain(Second));
}

// A helper that decodes and divides is reported once, not at each of its calls.
static size_t depthOf(const std::string &uri) {
  const std::string Decoded = plain(uri);
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'plain' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  return Decoded.find('?');
}
size_t depths(const std::string &uri, const std::string &other_uri) {
  return depthOf(uri) + depthOf(other_uri);
}
// The caller says what it is.
static size_t signOf(const std::string &text) {
  return plain(text).find('/');
}
size_t signs(const std::string &uri) {
  return signOf(uri);
}
