// Names of XML namespaces are compared byte by byte; the key of a program or a
// session needs no encoding.
// RUN: %check_clang_tidy -std=c++17 %s 'uri-encoded-unreserved,uri-unencoded-data' %t

#include <string>

void open(const char *Name);
void get(const std::string &Url);

static const char GpxNs[] = "http://h.example/GPX/1/%7Eext";
static const char *const Namespace = "http://h.example/doc/%7e";
static const char *const Start = "http://h.example/doc/%7e";
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: '%7e' encodes the unreserved character '~'{{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: static const char *const Start = "http://h.example/doc/~";
void all() {
  open(GpxNs);
  open(Namespace);
  open(Start);
}

struct Client {
  std::string Key, Word;
  void ask(const std::string &Title) {
    get("https://h.example/find?k=" + Key + "&title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Title' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
  }
  // It may be the key of anything.
  void find(const std::string &Name) { get("https://h.example/find?key=" + Name); }
// CHECK-MESSAGES: :[[@LINE-1]]:76: warning: 'Name' goes into query parameter 'key' without percent-encoding{{.*}} [uri-unencoded-data]
};
