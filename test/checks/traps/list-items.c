// Brackets in the keys of a form are common.
// RUN: %check_clang_tidy %s uri-illegal-character %t

#include <stdio.h>
#include <string.h>

void sendBody(const char *Body);

void list(const char *const *Names, int Count) {
  char Body[500] = "", One[50];
  for (int I = 0; I < Count; ++I) {
    snprintf(One, sizeof One, "album[%d]=%s&", I, Names[I]);
    strcat(Body, One);
  }
  strcat(Body, "method=list&done=1");
  sendBody(Body);
}
