// Check: uri-unencoded-data
// Reasoning: flow
// Source: bji/libs3@e22875d4
// Input: the key 'a b' gives 'http://s3.amazonaws.com/bucket/a b'
// Sight: found
// Missed: only 'possible', as a setting that is a path segment
#include <stdio.h>

typedef struct {
  int isHttp;
  const char *bucketName, *key;
} Params;
typedef struct {
  char urlEncodedKey[3 * 1024];
} Values;
typedef struct {
  char uri[4096];
} Request;

int composeUri(Request *request, const Params *params, const Values *values) {
  int len = 0;
#define uri_append(fmt, ...)                                                                       \
  do {                                                                                             \
    len += snprintf(&request->uri[len], sizeof(request->uri) - len, fmt, __VA_ARGS__);             \
    if (len >= (int)sizeof(request->uri))                                                          \
      return 1;                                                                                    \
  } while (0)
  uri_append("http%s://", params->isHttp ? "" : "s");
  uri_append("s3.amazonaws.com/%s", params->bucketName); // OR
  uri_append("%s", "/");
  if (params->key && params->key[0])
#ifndef MENDED
    uri_append("%s", params->key); // MISSED
#else
    uri_append("%s", values->urlEncodedKey);
#endif
  return 0;
}
