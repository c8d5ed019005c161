// A flag would stay on the stream of the caller: there is no fix.
// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

#include <cctype>
#include <iomanip>
#include <ostream>
#include <string>

struct Escaped {
  std::string Text;
};
std::ostream &operator<<(std::ostream &Out, const Escaped &Url) {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'operator<<' writes lowercase hex digits
  for (const unsigned char C : Url.Text)
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~')
      Out << C;
    else
      Out << '%' << std::hex << std::setw(2) << std::setfill('0') << unsigned(C) << std::dec;
  return Out;
}
