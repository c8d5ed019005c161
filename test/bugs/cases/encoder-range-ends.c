// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: a range that ends one letter too early
// Input: 'jazz9' gives 'ja%7A%7A%39'
static const char Digits[] = "0123456789ABCDEF";

#ifndef MENDED
#define IS_UNRESERVED(c) /* OR */                                              \
  (((c) >= 'a' && (c) < 'z') || ((c) >= 'A' && (c) < 'Z') || /* OR */          \
   ((c) >= '0' && (c) < '9') || (c) == '-' || (c) == '.' || (c) == '_' ||      \
   (c) == '~')
#else
#define IS_UNRESERVED(c)                                                       \
  (((c) >= 'a' && (c) <= 'z') || ((c) >= 'A' && (c) <= 'Z') ||                 \
   ((c) >= '0' && (c) <= '9') || (c) == '-' || (c) == '.' || (c) == '_' ||     \
   (c) == '~')
#endif

void url_encode(char *dest, const char *src) { // OR
  while (*src) {
    const unsigned char c = *src++;
    if (IS_UNRESERVED(c)) { // BUG
      *dest++ = c;
    } else {
      *dest++ = '%';
      *dest++ = Digits[c >> 4];
      *dest++ = Digits[c & 15];
    }
  }
  *dest = '\0';
}
