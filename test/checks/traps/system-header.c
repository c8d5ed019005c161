// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers -isystem %S/Inputs/system

// Code in system headers does not belong to the project.
#include <sys-client.h>

char *user(const char *Name) { return systemFind(Name); }
