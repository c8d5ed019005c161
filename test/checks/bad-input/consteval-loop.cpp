// RUN: %check_clang_tidy -std=c++23 %s 'uri-*' %t

// The CFG of older versions leaves out what runs.
// REQUIRES: llvm-22

#include <string>

// A loop that validates holds branches without a condition.
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
