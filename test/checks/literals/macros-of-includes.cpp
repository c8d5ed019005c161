// RUN: %check_clang_tidy %s uri-lowercase-hex %t -- -- -I%S

// A file that is included behind the definition may use it, too.
#define INCLUDED "http://h/a%2fincluded"
#include "Inputs/uses-included.inc"
const char *IncludedUrl = INCLUDED;
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: {{.*}} [uri-lowercase-hex]
