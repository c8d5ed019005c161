// RUN: %check_clang_tidy %s uri-faulty-encoder %t

// An iterator that is declared before it is assigned.
#include <string>

std::string urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' writes lowercase hex digits and lets 0x01 to 0x1F, a space, '"', '#', '<', '>', '[', '\', ']', '^', '`' and 4 more through [uri-faulty-encoder]
  std::string Out;
  Out.reserve(Text.size());
  std::string::const_iterator I;
  for (I = Text.begin(); I != Text.end(); I++)
    switch (*I) {
    case '&':
      Out += "%26";
      break;
    case '=':
      Out += "%3d";
      break;
    case '?':
      Out += "%3f";
      break;
    case '%':
      Out += "%25";
      break;
    default:
      Out += *I;
    }
  return Out;
}
