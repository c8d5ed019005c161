// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -DWAY=0
// RUN: %check_clang_tidy -check-suffixes=KEPT %s uri-unencoded-data %t -- -- -DWAY=1

#include <string>

void load(const std::string &File);

// The same, in C++.
void open(const std::string &Url) {
#if WAY == 0
  load(Url.substr(7));
#else
  load(Url.substr(8));
#endif
}
void keep(const std::string &Url);
void made(const std::string &Path) {
  keep("file://" + Path + "/all.mbox");
// CHECK-MESSAGES-KEPT: :[[@LINE-1]]:20: warning: 'Path' goes into a 'file:' URI without percent-encoding: {{.*}} [uri-unencoded-data]
}
