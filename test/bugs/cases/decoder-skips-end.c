// Check: uri-faulty-decoder
// Reasoning: encoder
// Source: common: CGI programs in C
// Input: 'a%' reads behind the end of the text
int isxdigit(int c);
static int hex(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return 0;
}

void url_unescape(char *text) { // OR
  char *to = text;
  for (; *text; text++, to++) {
    *to = *text;
#ifndef MENDED
    if (*text == '%') { // BUG
#else
    if (*text == '%' && isxdigit((unsigned char)text[1]) && isxdigit((unsigned char)text[2])) {
#endif
      *to = (char)(hex(text[1]) * 16 + hex(text[2])); // OR
      text += 2; // OR
    }
  }
  *to = 0;
}
