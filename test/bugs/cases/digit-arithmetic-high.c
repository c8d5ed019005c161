// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: firmware without a C library
// Input: '/' gives '%2?'
static char digit(int value) {
#ifndef MENDED
  return (char)('0' + value); // OR
#else
  return (char)(value < 10 ? '0' + value : 'A' + value - 10);
#endif
}

int url_encode(char *out, int size, const char *in) { // OR
  int used = 0;
  for (; *in && used < size - 3; in++) {
    unsigned char c = (unsigned char)*in;
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_' ||
        c == '.' || c == '~') {
      out[used++] = (char)c;
    } else {
      out[used++] = '%'; // OR
      out[used++] = digit(c >> 4); // BUG
      out[used++] = digit(c & 15); // OR
    }
  }
  out[used] = 0;
  return used;
}
