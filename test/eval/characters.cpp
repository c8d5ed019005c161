// Calls and loops that change the characters of a text.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <string>

std::string source();
void sink(const std::string &text);

void removed() {
  std::string text = source();
  text.erase(std::remove_if(text.begin(), text.end(),
                            [](char c) { return c == '/' || c == '?'; }),
             text.end());
  sink(text);
}
// CHECK: removed: V(result source keep: 254 bytes)

void replaced() {
  std::string text = source();
  std::replace(text.begin(), text.end(), '/', '-');
  sink(text);
}
// CHECK: replaced: V(result source map: 255 bytes)

void mapped() {
  std::string text = source();
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return (char)tolower(c); });
  sink(text);
}
// CHECK: mapped: V(result source map: 230 bytes)

void changed_by_reference() {
  std::string text = source();
  for (char &c : text)
    if (c == '/')
      c = '-';
  sink(text);
}
// CHECK: changed_by_reference: V(result source map: 255 bytes)

void changed_by_iterator() {
  std::string text = source();
  for (auto at = text.begin(); at != text.end(); ++at)
    if (!isalnum((unsigned char)*at))
      *at = '_';
  sink(text);
}
// CHECK: changed_by_iterator: V(result source map: harmless, {{.*}} bytes)

void appended() {
  const std::string text = source();
  std::string copy;
  for (char c : text)
    copy += c;
  sink(copy);
}
// CHECK: appended: (V(result source slice: 256 bytes))*

void one_says_nothing_of_others() {
  const std::string text = source();
  if (text[0] == '/')
    sink(text);
}
// CHECK: one_says_nothing_of_others: V(result source: 256 bytes)

void placeholder() {
  std::string text = "http://h/{x}/y";
  const size_t at = text.find("{x}");
  if (at != std::string::npos)
    text.replace(at, 3, source());
  sink(text);
}
// CHECK: placeholder: ("http://h/{x}/y" |
// CHECK-SAME: {{^}} "http://h/" V(result source: 256 bytes) "/y")

unsigned number();

void computed() {
  char text[4];
  snprintf(text, sizeof text, "%c", 'a' + (int)(number() % 26));
  sink(text);
}
// CHECK: computed: V(number: harmless, 26 bytes)

void added() {
  std::string text;
  text += (char)('0' + (number() & 7));
  text += "abcd"[number() % 4];
  sink(text);
}
// CHECK: added: V(number: harmless, 8 bytes)

void from_number(int number) {
  char buffer[100];
  for (int i = 0; i < 3; ++i)
    snprintf(buffer, sizeof buffer, "x%c", 'a' + number % 5);
  sink(buffer);
}
// CHECK: from_number: "x" V(number: 9 bytes)

// A string class of the program, with an operator of its own.
struct OwnString : std::string {
  OwnString(const std::string &text);
  char &operator[](size_t i) { return std::string::operator[](i); }
  const char &operator[](size_t i) const { return std::string::operator[](i); }
  OwnString &replaceAll(char before, const char *after);
};
void cleaned() {
  OwnString text(source());
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '/')
      text[i] = '_';
  sink(text);
}
// CHECK: cleaned: V(result source map: 255 bytes)
void all_replaced() {
  OwnString text("a?b");
  text.replaceAll('?', "%3F");
  sink(text);
}
// CHECK: all_replaced: "a%3Fb"

// A wide number holds the character that was put into it.
struct Decoded {
  long code;
};
void through_field() {
  Decoded next;
  char buffer[2];
  next.code = source()[0];
  buffer[0] = static_cast<char>(next.code);
  buffer[1] = 0;
  sink(buffer);
}
// CHECK-NOT: through_field: {{.*}}harmless
// CHECK: through_field: V({{.*}})

// An encoded text has no '?': the test says nothing of the whole text.
std::string url_encode(const std::string &text);
void without_question_mark() {
  const std::string encoded = url_encode(source());
  char copy[100] = "?q=";
  size_t end = 3;
  for (const char *at = encoded.c_str(); *at; ++at) {
    if (*at == '?')
      break;
    copy[end++] = *at;
  }
  copy[end] = 0;
  sink(copy);
}
// CHECK: without_question_mark: "?q=" (V(result source encode slice{{.*}}))*

// A constant with a blank has other characters, too.
bool choice();
void other_characters() {
  char text[100];
  strcpy(text, "a b");
  if (choice())
    strcpy(text, source().c_str());
  char copy[100] = "=";
  size_t end = 1;
  for (const char *at = text; *at; ++at)
    copy[end++] = *at == ' ' ? '+' : *at;
  copy[end] = 0;
  sink(copy);
}
// CHECK: other_characters: "=" (("+" | slice("a b") | V({{.*}})))*
