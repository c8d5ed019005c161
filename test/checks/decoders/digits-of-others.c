// RUN: %check_clang_tidy %s uri-faulty-decoder %t

#include <ctype.h>
#include <stddef.h>
#include <string.h>

// Functions of other units that read hex digits.
int hex2int(char *Digits, int Count);
unsigned char x2c(const char *Digits);
int utils_hex_value(char C);

void url_decode_text(const char *In, char *Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_decode_text' reads past the end of text that ends in '%' [uri-faulty-decoder]
  for (; *In; ++In)
    if (*In == '%') {
      char Digits[3] = {In[1], In[2], 0};
      *Out++ = (char)hex2int(Digits, 2);
      In += 2;
    } else {
      *Out++ = *In;
    }
  *Out = 0;
}

void url_decode_in_place(char *Url) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_decode_in_place' reads past the end of text that ends in '%' [uri-faulty-decoder]
  int X, Y;
  for (X = 0, Y = 0; Url[Y]; ++X, ++Y)
    if ((Url[X] = Url[Y]) == '%') {
      Url[X] = (char)x2c(&Url[Y + 1]);
      Y += 2;
    }
  Url[X] = 0;
}

void url_decode_digits(const char *In, char *Out) {
  while (*In)
    if (*In == '%' && isxdigit((unsigned char)In[1]) && isxdigit((unsigned char)In[2])) {
      *Out++ = (char)(utils_hex_value(In[1]) * 16 + utils_hex_value(In[2]));
      In += 3;
    } else {
      *Out++ = *In++;
    }
  *Out = 0;
}

// Only decimal digits.
int url_decode_decimal(char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_decode_decimal' does not decode the escapes of '-', '.', 'J' to 'O', 'Z', '_', 'j' to 'o', 'z' and '~', such as '%2D' [uri-faulty-decoder]
  char Copy[8192];
  char *To = Copy;
  size_t I;
  memset(Copy, 0, sizeof(Copy));
  for (I = 0; I < strlen(Text); I++) {
    if (Text[I] != '%' || !isdigit((unsigned char)Text[I + 1]) || !isdigit((unsigned char)Text[I + 2])) {
      *To++ = Text[I];
      continue;
    }
    *To++ = (char)(((Text[I + 1] - '0') << 4) | (Text[I + 2] - '0'));
    I += 2;
  }
  *To = 0;
  strcpy(Text, Copy);
  return 0;
}

// A few escapes, without a name that says that all should be decoded.
void tidy_label(const char *In, char *Out) {
  while (*In)
    if (!strncmp(In, "%20", 3)) {
      *Out++ = ' ';
      In += 3;
    } else if (!strncmp(In, "%26", 3)) {
      *Out++ = '&';
      In += 3;
    } else if (!strncmp(In, "%3D", 3)) {
      *Out++ = '=';
      In += 3;
    } else {
      *Out++ = *In++;
    }
  *Out = 0;
}

// The escapes of unreserved characters are decoded, and others kept: what
// normalizes a URI.
static int digit_of(char C) {
  return C >= '0' && C <= '9' ? C - '0' : C >= 'A' && C <= 'F' ? C - 'A' + 10 : C >= 'a' && C <= 'f' ? C - 'a' + 10 : -1;
}

void url_normalize(const char *In, char *Out) {
  while (*In) {
    if (In[0] == '%' && digit_of(In[1]) >= 0 && digit_of(In[2]) >= 0) {
      const int C = digit_of(In[1]) * 16 + digit_of(In[2]);
      if (isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~') {
        *Out++ = (char)C;
        In += 3;
        continue;
      }
    }
    *Out++ = *In++;
  }
  *Out = 0;
}

// Functions without a prototype, and of a variable number of arguments.
int unhex();
int hexscan(const char *Digits, ...);

void url_decode_unprototyped(char *Out, const char *In) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_decode_unprototyped' reads past the end of text that ends in '%' [uri-faulty-decoder]
  while (*In)
    if (*In == '%') {
      int Byte;
      unhex(In + 1, &Byte);
      *Out++ = (char)Byte;
      In += 3;
    } else {
      *Out++ = *In++;
    }
  *Out = 0;
}

void url_decode_variadic(char *Out, const char *In) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_decode_variadic' reads past the end of text that ends in '%' [uri-faulty-decoder]
  while (*In)
    if (*In == '%') {
      int Byte;
      hexscan(In + 1, &Byte);
      *Out++ = (char)Byte;
      In += 3;
    } else {
      *Out++ = *In++;
    }
  *Out = 0;
}
