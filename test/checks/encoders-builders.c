// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-faulty-decoder %t

#include <ctype.h>
#include <stddef.h>

// Builders of text, of which other units have the bodies.
typedef struct text_buf text_buf;
text_buf *text_buf_new(void);
void text_buf_addch(text_buf *Buf, int C);
void text_buf_addf(text_buf *Buf, const char *Format, ...);
char *text_buf_detach(text_buf *Buf);

char *url_encode_new(const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_encode_new' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) and encodes '-', '.', '_' and '~', which do not need it [uri-faulty-encoder]
  text_buf *Buf = text_buf_new();
  for (; *Text; ++Text)
    if (isalnum((unsigned char)*Text))
      text_buf_addch(Buf, *Text);
    else
      text_buf_addf(Buf, "%%%02X", *Text);
// CHECK-FIXES: text_buf_addf(Buf, "%%%02X", (unsigned char)*Text);
  return text_buf_detach(Buf);
}

struct chars {
  char *Data;
  size_t Size, Room;
};
int chars_init(struct chars *Of);
int chars_pushc(struct chars *Of, char C);
char *chars_value(struct chars *Of);

char *url_encode_chars(const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_encode_chars' writes lowercase hex digits [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  struct chars Out;
  if (chars_init(&Out) != 0)
    return NULL;
  for (; *Text; ++Text) {
    const unsigned char C = (unsigned char)*Text;
    if (isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~') {
      if (chars_pushc(&Out, *Text) != 0)
        return NULL;
      continue;
    }
    chars_pushc(&Out, '%');
    chars_pushc(&Out, Digits[C >> 4]);
    chars_pushc(&Out, Digits[C & 15]);
  }
  return chars_value(&Out);
}

char *url_decode_chars(const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_decode_chars' decodes the escapes of {{.*}} to other bytes ('J' for '%2a'), reads past the end of text that ends in '%' and turns malformed escapes into bytes {{.*}} [uri-faulty-decoder]
  struct chars Out;
  if (chars_init(&Out) != 0)
    return NULL;
  for (; *Text; ++Text)
    if (*Text == '%') {
      const int High = Text[1] > '9' ? Text[1] - 'A' + 10 : Text[1] - '0';
      const int Low = Text[2] > '9' ? Text[2] - 'A' + 10 : Text[2] - '0';
      chars_pushc(&Out, (char)(High * 16 + Low));
      Text += 2;
    } else {
      chars_pushc(&Out, *Text);
    }
  return chars_value(&Out);
}
