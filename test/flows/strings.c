// RUN: %build_root/bin/uri-tidy-print-flows %s -- -std=c11 -D_GNU_SOURCE | FileCheck %s

// The flows of calls of the C library.

#include <stdlib.h>
#include <string.h>

void texts(char *to, const char *s, char **rest, char buffer[8]) {
// CHECK: [[@LINE-1]]: to holds .pointee=char (text){{$}}
// CHECK: [[@LINE-2]]: s holds .pointee=const char (text){{$}}
// CHECK: [[@LINE-3]]: rest holds .pointee=char * (text){{$}}
// CHECK: [[@LINE-4]]: buffer holds .pointee=char (text){{$}}
  strchr(s, '?');
// CHECK: [[@LINE-1]]: strchr: select 0.pointee.inside to result{{$}}
  strstr(buffer, s);
// CHECK: [[@LINE-1]]: strstr: select 0.pointee.inside to result{{$}}
  strtok(to, "&");
// CHECK: [[@LINE-1]]: strtok: copy 0.pointee to result.pointee as slice; copy state.pointee to result.pointee as slice; select 0.pointee.inside to state{{$}}
  strtok_r(to, "&", rest);
// CHECK: [[@LINE-1]]: strtok_r: copy 0.pointee to result.pointee as slice; copy 2.pointee.pointee to result.pointee as slice; select 0.pointee.inside to 2.pointee{{$}}
  strsep(rest, "&");
// CHECK: [[@LINE-1]]: strsep: copy 0.pointee.pointee to result.pointee as slice; select 0.pointee.pointee.inside to 0.pointee{{$}}
  strdup(s);
// CHECK: [[@LINE-1]]: strdup: copy 0.pointee to result.pointee{{$}}
  strndup(s, 3);
// CHECK: [[@LINE-1]]: strndup: copy 0.pointee to result.pointee as prefix{{$}}
  stpcpy(to, s);
// CHECK: [[@LINE-1]]: stpcpy: select 0.pointee.end to result{{$}}
  strcpy(to, s);
// CHECK: [[@LINE-1]]: strcpy: copy 0 to result{{$}}
  memcpy(to, s, 3);
// CHECK: [[@LINE-1]]: memcpy: copy 1.pointee to 0.pointee as prefix; copy 0 to result{{$}}
  to = realloc(to, 30);
// CHECK: [[@LINE-1]]: realloc: copy 0 to result{{$}}
  free(to);
// CHECK: [[@LINE-1]]: free:{{$}}
  qsort(to, 3, 1, 0);
// CHECK: [[@LINE-1]]: qsort:{{$}}
  strtol(s, rest, 10);
// CHECK: [[@LINE-1]]: strtol: select 0.pointee.inside to 1.pointee{{$}}
}
