// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: curl/curl#17685
// Input: 'foo;bar' gives 'foo%3bbar', but curl_easy_escape() gives 'foo%3Bbar'
struct dynbuf;
int dyn_addn(struct dynbuf *o, const void *text, unsigned long length);

#ifndef MENDED
static const unsigned char hexdigits[] = "0123456789abcdef"; // OR
#else
static const unsigned char hexdigits[] = "0123456789ABCDEF";
#endif

static int isunreserved(unsigned char in) {
  return (in >= '0' && in <= '9') || (in >= 'a' && in <= 'z') ||
         (in >= 'A' && in <= 'Z') || in == '-' || in == '.' || in == '_' ||
         in == '~';
}

int urlencode_str(struct dynbuf *o, const char *url, unsigned long len, // OR
                  int query) {
  const unsigned char *iptr;
  const unsigned char *end = (const unsigned char *)url + len;
  int result = 0;
  for (iptr = (const unsigned char *)url; iptr < end && !result; ++iptr) {
    if (*iptr == ' ') {
      if (query)
        result = dyn_addn(o, "+", 1);
      else
        result = dyn_addn(o, "%20", 3);
    } else if (!isunreserved(*iptr)) {
      unsigned char out[3] = {'%'}; // OR
      out[1] = hexdigits[*iptr >> 4]; // BUG
      out[2] = hexdigits[*iptr & 0xf]; // OR
      result = dyn_addn(o, out, 3);
    } else {
      result = dyn_addn(o, iptr, 1);
    }
  }
  return result;
}
