// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: PromyLOPh/pianobar@d8648e18
// Input: 'é' gives '%FF%FF', cut off from 'FFFFFFC3' and 'FFFFFFA9'
// Sight: found
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The project's function writes small digits, and escapes '~'.
char *WaitressUrlEncode(const char *in) { // OR
  size_t inLen = strlen(in);
  char *out = calloc(inLen * 3 + 1, sizeof(*in));
  const char *inPos = in;
  char *outPos = out;
  while ((size_t)(inPos - in) < inLen) {
#ifndef MENDED
    if (!isalnum(*inPos) && !strchr("-._~", *inPos)) { // OR
      *outPos++ = '%';
      snprintf(outPos, 3, "%02X", *inPos); // BUG
#else
    if (!isalnum((unsigned char)*inPos) && !strchr("-._~", *inPos)) {
      *outPos++ = '%';
      snprintf(outPos, 3, "%02X", *inPos & 0xff);
#endif
      outPos += 2;
    } else {
      *outPos++ = *inPos;
    }
    ++inPos;
  }
  return out;
}
