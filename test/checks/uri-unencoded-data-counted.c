// Decoders that take or return a text with its length, whatever that is called.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pool;
void *pool_alloc(struct pool *Pool, size_t Size);
struct slice {
  const char *Data;
  size_t Extent;
};
void get(const char *Url);

static int digit(int C) {
  return C >= '0' && C <= '9' ? C - '0' : (C |= 32) >= 'a' && C <= 'f' ? C - 'a' + 10 : -1;
}
static size_t decodeInto(char *Out, const char *In, size_t Extent) {
  size_t Count = 0;
  for (size_t I = 0; I < Extent; ++I)
    if (In[I] == '%' && I + 2 < Extent && digit((unsigned char)In[I + 1]) >= 0 &&
        digit((unsigned char)In[I + 2]) >= 0) {
      Out[Count++] = (char)(digit((unsigned char)In[I + 1]) * 16 + digit((unsigned char)In[I + 2]));
      I += 2;
    } else {
      Out[Count++] = In[I];
    }
  Out[Count] = 0;
  return Count;
}
static char *decode(const char *In, size_t Extent) {
  char *Out = malloc(Extent + 1);
  decodeInto(Out, In, Extent);
  return Out;
}
static struct slice decodeSlice(struct pool *Pool, struct slice In) {
  char *Out = pool_alloc(Pool, In.Extent + 1);
  size_t Count = decodeInto(Out, In.Data, In.Extent);
  return (struct slice){Out, Count};
}

void ofPointer(const char *Encoded) {
  char Url[200];
  char *Value = decode(Encoded, strlen(Encoded));
  snprintf(Url, sizeof Url, "http://h.example/?a=%s", Value);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'Value' goes into query parameter 'a' without percent-encoding{{.*}} [uri-unencoded-data]
  get(Url);
}
void ofSlice(struct pool *Pool, struct slice Encoded) {
  char Url[200];
  struct slice Value = decodeSlice(Pool, Encoded);
  snprintf(Url, sizeof Url, "http://h.example/?a=%.*s", (int)Value.Extent, Value.Data);
// CHECK-MESSAGES: :[[@LINE-1]]:76: warning: 'Data' goes into query parameter 'a' without percent-encoding{{.*}} [uri-unencoded-data]
  get(Url);
}
