// Encoders with a body that do more than to encode one text.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <algorithm>
#include <iterator>
#include <list>
#include <string>
#include <vector>

void sink(const std::string &text);
std::string source();

std::string encode(const std::string &text) {
  static const char Hex[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : text)
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' ||
        c == '~') {
      out += c;
    } else {
      out += '%';
      out += Hex[c >> 4];
      out += Hex[c & 15];
    }
  return out;
}

// Another text is no set of characters if it becomes part of the output.
std::string before(const std::string &rest, const std::string &first) {
  std::string out{encode(first)};
  out += rest;
  return out;
}
std::string after(const std::string &text, const char *tail) {
  return encode(text) + tail;
}
void encoded_before_text() { sink(before(source(), "a b")); }
// CHECK: encoded_before_text: "a%20b" V(result source: 256 bytes)
void encoded_before_constant() { sink(before("?q=", source())); }
// CHECK: encoded_before_constant: V(result source encode: {{[^)]*}}) "?q="
void text_after_encoded() { sink(after("a b", "/c d")); }
// CHECK: text_after_encoded: "a%20b" "/c d"

// The end of the output may be missing.
std::string shortened(const std::string &text) {
  return encode(text.substr(0, 3));
}
void only_the_beginning() { sink(shortened(source())); }
// CHECK: only_the_beginning: V(result source encode slice: encoded, 67 bytes)
void beginnings() {
  std::list<std::string> list = {source(), "a b/c d"};
  std::vector<std::string> done;
  std::transform(list.begin(), list.end(), std::back_inserter(done),
                 [](const std::string &each) { return shortened(each); });
  sink(done.front());
}
// CHECK: beginnings: (slice({{.*}}("a b/c d")) |
// CHECK-SAME: V(result source encode slice: encoded, 67 bytes))

// A function that puts decoded text beside other text is no decoder.
static int digit(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                : -1;
}
static std::string percentDecoded(const std::string &text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 &&
        digit(text[i + 2]) >= 0) {
      result += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
      i += 2;
    } else {
      result += text[i];
    }
  return result;
}
static std::string besideDecoded(const std::string &before,
                                 const std::string &text) {
  return before + percentDecoded(text) + before;
}
std::string another();
void decodedPart() { sink(besideDecoded(source(), another())); }
// CHECK: decodedPart: V(result source: 256 bytes) V(result another decode: 256
// bytes) V(result source: 256 bytes)

// A pointer that may lead anywhere, after a loop that encodes again and again,
// does so behind a call, too.
static const char *same(const char *text) { return text; }
void encodedAgain(const char *word, int rounds) {
  std::string text = source();
  while (rounds-- > 0) {
    word = "none";
    text = encode(text);
  }
  sink(same(word));
}
// CHECK: encodedAgain: V(lost: lost, 256 bytes)
