// RUN: %check_clang_tidy %s uri-faulty-encoder %t

#include <string>

// A buffer has all of its elements before any of them has been written.
std::string urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' encodes '-', '.', 'A' to 'Z', '_' and '~', which do not need it [uri-faulty-encoder]
  std::string Out;
  for (unsigned char C : Text) {
    char Buffer[3];
    for (char &Element : Buffer)
      Element = '%';
    if ((C >= '0' && C <= '9') || (C >= 'a' && C <= 'z')) {
      Out += C;
      continue;
    }
    Out += Buffer[2];
    Out += "0123456789ABCDEF"[C >> 4];
    Out += "0123456789ABCDEF"[C & 15];
  }
  return Out;
}
