// RUN: %check_clang_tidy -std=c++23 %s 'uri-*' %t

// The CFG of older versions leaves out the branch that runs.
// REQUIRES: llvm-22

#include <string>

// A loop that validates, with branches that have no condition.
void get(const std::string &Url);
bool isValid(char C);

void buildValid(const std::string &Text) {
  for (char C : Text) {
    if !consteval {
      if (!isValid(C))
        return;
    }
    if (!isValid(C))
      return;
  }
  get("http://h.example/?q=" + Text);
}
