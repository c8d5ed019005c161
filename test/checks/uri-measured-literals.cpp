// RUN: %check_clang_tidy -std=c++17 %s 'uri-lowercase-hex,uri-illegal-character,uri-encoded-unreserved' %t -- -- -isystem %clang_tidy_headers

// There is no fix that changes the length of a literal where code depends on
// it: numbers beside the literal, arrays of a fixed size, buffers that may be
// too small.
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <string>

void get(const char *url);
void send(int Socket, const void *Data, size_t Length, int Flags);

const char ArrayUrl[22] = "https://h.example/b c";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
struct Service {
  const char *Name;
  char Url[22];
} Services[] = {{"x", "https://h.example/x y"}};
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// Nothing but the case of a digit changes.
char SameLength[24] = "https://h.example/b%2fc";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: char SameLength[24] = "https://h.example/b%2Fc";

void copied(char *Url) {
  strcpy(Url, "https://h.example/i j");
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  get(Url);
}
void copiedToArray() {
  char Url[22];
  strcpy(Url, "https://h.example/k l");
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  get(Url);
}
void copiedToLargeArray() {
  char Url[500];
  strcpy(Url, "https://h.example/m n");
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: strcpy(Url, "https://h.example/m%20n");
  get(Url);
}

// The length is beside the literal.
void withLength(char *Url) {
  memcpy(Url, "https://h.example/%7Ea", 23);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
  get(Url);
}
enum { PageLength = 22 };
void withName(char *Url) {
  memcpy(Url, "https://h.example/%7Eb", PageLength);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
  get(Url);
}

// So is an offset into the text.
static const char *const Home = "https://h.example/%7Ec/index";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
void page(int IsPage) { get(IsPage ? Home + 23 : Home); }
std::string tail(const std::string &Url = "https://h.example/%7Ed/index") {
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
  get(Url.c_str());
  return Url.substr(23);
}
// An offset before the change is not affected.
static const char *const Start = "https://h.example/%7Ee/index";
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: static const char *const Start = "https://h.example/~e/index";
void host(int IsHost) { get(IsHost ? Start + 8 : Start); }
static constexpr char Sized[] = "https://h.example/%7Ef";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
static_assert(sizeof(Sized) == 23, "");
void sized() { get(Sized); }

// A number that is not about text says nothing.
void wait(int Seconds);
void waiting() {
  get("https://h.example/%7Eg");
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: '%7E' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: get("https://h.example/~g");
  wait(22);
}

// An earlier declaration has a size.
extern const char DeclaredUrl[22];
const char DeclaredUrl[] = "https://h.example/a b";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// Two arrays of the same length are of the same type.
size_t eitherUrl(bool Test) {
  auto &Url = Test ? "https://h.example/%7Eb" : "https://h.example/abcd";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
  get(Url);
  return sizeof Url;
}
template <class T> const T &firstUrl(bool Test, const T &Url, const T &Other) {
  return Test ? Url : Other;
}
void first(bool Test) {
  get(firstUrl(Test, "https://h.example/%7Ec", "https://h.example/efgh"));
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
}
// A function takes a piece of it.
std::string lastSegment(const std::string &Url) {
  return Url.substr(Url.rfind("/") + 1);
}
std::string fileOf() { return lastSegment("https://h.example/My File.txt"); }
// CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
