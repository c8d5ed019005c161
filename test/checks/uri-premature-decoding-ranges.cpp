// RUN: %check_clang_tidy %s uri-premature-decoding %t

// Decoders of a range, and decoders that are methods.

#include <sstream>
#include <string>

void use(const std::string &Text);

static int valueOf(char C) {
  if (C >= '0' && C <= '9')
    return C - '0';
  C |= 0x20;
  return C >= 'a' && C <= 'f' ? C - 'a' + 10 : -1;
}

template <typename Iterator> std::string plain(Iterator Begin, Iterator End) {
  std::string Result;
  for (; Begin != End; ++Begin)
    if (*Begin == '%' && End - Begin > 2 && valueOf(Begin[1]) >= 0 && valueOf(Begin[2]) >= 0) {
      Result += static_cast<char>(valueOf(Begin[1]) * 16 + valueOf(Begin[2]));
      Begin += 2;
    } else {
      Result += *Begin;
    }
  return Result;
}
static std::string ofText(std::string::const_iterator Begin, std::string::const_iterator End) {
  return plain(Begin, End);
}

struct Form {
  std::string plain(const std::string &Text) const { return ::plain(Text.begin(), Text.end()); }
};

void each(const std::string &Text) {
  std::istringstream In(Text);
  std::string Pair;
  while (std::getline(In, Pair, '&'))
    use(Pair);
}

void ofIterators(const std::string &query) {
  each(plain(query.begin(), query.end()));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'plain' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
}
void ofIteratorsByHelper(const std::string &query) {
  each(ofText(query.begin(), query.end()));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'ofText' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
}
void byMethod(const std::string &query, const Form &F) {
  each(F.plain(query));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'plain' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
}
void eachDecodedLast(const std::string &query, const Form &F) {
  std::istringstream In(query);
  std::string Pair;
  while (std::getline(In, Pair, '&'))
    use(F.plain(Pair) + plain(Pair.begin(), Pair.end()));
}
