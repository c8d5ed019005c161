// Check: uri-unencoded-data
// Reasoning: sink
// Source: bji/libs3@50b50e5c
// Input: the key 'a?b' gives 'x-amz-copy-source: /bucket/a?b'
// Sight: missed
// Missed: only 'possible', as a segment of a path whose name does not say that
//   people write it
#include <stdio.h>
#include <string.h>

int urlEncode(char *dest, const char *src, int maxSize, int encodeSlash);
void append_amz_header(void *values, const char *name, const char *value);

int addCopySource(void *values, const char *bucket, const char *key) {
  char bucketKey[4096];
#ifndef MENDED
  snprintf(bucketKey, sizeof(bucketKey), "/%s/%s", bucket, key); // MISSED
#else
  snprintf(bucketKey, sizeof(bucketKey), "/%s/", bucket);
  if (!urlEncode(bucketKey + strlen(bucketKey), key, 1024, 0))
    return 1;
#endif
  append_amz_header(values, "x-amz-copy-source", bucketKey);
  return 0;
}
