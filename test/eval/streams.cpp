// Streams that functions write to, and codes that they write.
// RUN: %texts %s -- | FileCheck %s
#include <sstream>
#include <string>
const char *source();
void sink(const std::string &text);
size_t bytesToBase32(const unsigned char *bytes, size_t size, char *text);

static void add(std::ostringstream &to, const std::string &text) { to << text; }
static void addAny(std::ostream &to, const std::string &text) { to << text; }

void ofStringStream() {
  std::ostringstream to;
  to << "x=";
  add(to, source());
  sink(to.str());
}
// CHECK: ofStringStream: "x=" V(result source: 256 bytes)

void ofAnyStream() {
  std::ostringstream to;
  to << "x=";
  addAny(to, source());
  to << "&";
  sink(to.str());
}
// CHECK: ofAnyStream: "x=" V(result source: 256 bytes) "&"

void ofCode(const unsigned char *bytes) {
  char text[64];
  const size_t length = bytesToBase32(bytes, 32, text);
  sink(std::string(text, text + length));
}
// CHECK: ofCode: V(result bytesToBase32 slice: harmless, 66 bytes)
