// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

#include <iterator>
#include <ostream>
#include <string>

static bool isUnreserved(unsigned char C) {
  return (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || (C >= '0' && C <= '9') || C == '-' || C == '.' ||
         C == '_' || C == '~';
}

// A template is judged by what it writes through an iterator, not its callers.
template <class Out> Out urlEncodeTo(const std::string &Text, Out To) {
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'urlEncodeTo' writes lowercase hex digits [uri-faulty-encoder]
  for (unsigned char C : Text)
    if (isUnreserved(C)) {
      *To++ = C;
    } else {
      *To++ = '%';
      *To++ = "0123456789abcdef"[C >> 4];
// CHECK-FIXES: *To++ = "0123456789ABCDEF"[C >> 4];
      *To++ = "0123456789abcdef"[C & 15];
// CHECK-FIXES: *To++ = "0123456789ABCDEF"[C & 15];
    }
  return To;
}
template <class Out> void urlEncodeSigned(const std::string &Text, Out To) {
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'urlEncodeSigned' reads outside its table for 0x80 to 0xFF [uri-faulty-encoder]
  for (char C : Text)
    if (isUnreserved(C)) {
      *To++ = C;
    } else {
      *To++ = '%';
      *To++ = "0123456789ABCDEF"[C >> 4];
// CHECK-FIXES: *To++ = "0123456789ABCDEF"[(C >> 4) & 0xF];
      *To++ = "0123456789ABCDEF"[C & 15];
    }
}
template <class Out> void urlEncodeRight(const std::string &Text, Out &To) {
  for (unsigned char C : Text)
    if (isUnreserved(C)) {
      *To++ = C;
    } else {
      *To++ = '%';
      *To++ = "0123456789ABCDEF"[C >> 4];
      *To++ = "0123456789ABCDEF"[C & 15];
    }
}
std::string useLowercase(const std::string &Text) {
  std::string Result;
  urlEncodeTo(Text, std::back_inserter(Result));
  return Result;
}
std::string useSigned(const std::string &Text) {
  std::string Result;
  urlEncodeSigned(Text, std::back_inserter(Result));
  return Result;
}
std::string useRight(const std::string &Text) {
  std::string Result;
  auto End = std::back_inserter(Result);
  urlEncodeRight(Text, End);
  return Result;
}

// The text to encode is all that an object holds.
struct UrlText {
  std::string Text;
};
struct UrlPart {
  std::string Text;
};
std::ostream &operator<<(std::ostream &Out, const UrlText &Url) {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'operator<<' reads outside its table for 0x80 to 0xFF [uri-faulty-encoder]
  for (char C : Url.Text)
    if (isUnreserved(C))
      Out << C;
    else
      Out << '%' << "0123456789ABCDEF"[C >> 4] << "0123456789ABCDEF"[C & 15];
// CHECK-FIXES: Out << '%' << "0123456789ABCDEF"[(C >> 4) & 0xF] << "0123456789ABCDEF"[C & 15];
  return Out;
}
std::ostream &operator<<(std::ostream &Out, const UrlPart &Url) {
  for (unsigned char C : Url.Text)
    if (isUnreserved(C))
      Out << C;
    else
      Out << '%' << "0123456789ABCDEF"[C >> 4] << "0123456789ABCDEF"[C & 15];
  return Out;
}
