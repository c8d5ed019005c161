// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers -isystem %S/Inputs/system

// Code in system headers is somebody else's.
#include <sys-client.h>

char *user(const char *Name) { return systemFind(Name); }
