// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -config="{CheckOptions: {uri-unencoded-data.Encoder: escape, uri-unencoded-data.EncoderHeader: '<escape.h>'}}" -- -isystem %clang_tidy_headers

// The configured encoder is in a header that is not included yet; its name
// means something else in the namespace.
#include <string>

namespace app {
static void escape(int *Number) { *Number = 0; }
std::string find(const std::string &title) {
  int Number;
  escape(&Number);
  return "https://h.example/?q=" + title;
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'title' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'escape(title)'
}
} // namespace app
