// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t -- -config="{CheckOptions: {MinConfidence: possible}}"

// Text that may only contain characters with no meaning where it goes.

#include <stdio.h>
#include <string.h>

static int isMount(const char *Text) {
  return *Text == '/' && Text[1] &&
         Text[strspn(Text, "/abcdefghijklmnopqrstuvwxyz0123456789_-.")] == 0;
}

// Not reported: a '/' is one of the characters of a query.
void inQuery(char *Out, size_t Size, const char *Mount) {
  snprintf(Out, Size, "http://h/admin?mount=%s",
           isMount(Mount) ? Mount : "/live");
}

// It divides a path.
void inPath(char *Out, size_t Size, const char *Mount) {
  if (isMount(Mount))
    snprintf(Out, Size, "http://h/streams/%s/listeners", Mount);
  // CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Mount' goes into a path segment without percent-encoding
}
