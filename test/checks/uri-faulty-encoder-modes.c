// RUN: %check_clang_tidy %s uri-faulty-encoder %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int isUnreserved(unsigned char C) {
  return (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
         (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' || C == '~';
}

enum Part { PartPath, PartValue };

// The mode is a case of a switch.
char *urlBySwitch(const char *Text, enum Part Of) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'urlBySwitch' writes lowercase hex digits [uri-faulty-encoder]
  char *const Result = malloc(3 * strlen(Text) + 1), *Out = Result;
  const char *Extra = "";
  switch (Of) {
  case PartPath:
    Extra = "/:@";
    break;
  case PartValue:
    break;
  }
  for (; *Text; Text++)
    if (isUnreserved((unsigned char)*Text) || strchr(Extra, *Text))
      *Out++ = *Text;
    else
      Out += sprintf(Out, "%%%02x", (unsigned char)*Text);
// CHECK-FIXES: Out += sprintf(Out, "%%%02X", (unsigned char)*Text);
  *Out = 0;
  return Result;
}

// The mode is the index of a table.
static const char *const Sets[] = {"-._~", "-._~/"};
char *urlByIndex(const char *Text, int What) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'urlByIndex' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  char *const Result = malloc(3 * strlen(Text) + 1), *Out = Result;
  const char *const Kept = Sets[What];
  for (; *Text; Text++)
    if (isUnreserved((unsigned char)*Text) || strchr(Kept, *Text))
      *Out++ = *Text;
    else
      Out += sprintf(Out, "%%%X", (unsigned char)*Text);
// CHECK-FIXES: Out += sprintf(Out, "%%%02X", (unsigned char)*Text);
  *Out = 0;
  return Result;
}

// Not reported: each mode is right.
char *urlRight(const char *Text, int What) {
  char *const Result = malloc(3 * strlen(Text) + 1), *Out = Result;
  int KeepsSlash = 0;
  switch (What) {
  case 1:
    KeepsSlash = 1;
    break;
  case 2:
    break;
  default:
    free(Result);
    return NULL;
  }
  for (; *Text; Text++)
    if (isUnreserved((unsigned char)*Text) || (*Text == '/' && KeepsSlash))
      *Out++ = *Text;
    else
      Out += sprintf(Out, "%%%02X", (unsigned char)*Text);
  *Out = 0;
  return Result;
}
