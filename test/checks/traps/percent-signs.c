// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// Inline assembly.
int assembly(int A) {
  int Result;
  __asm__("movl %1, %%ebx; movl %%ebx, %0" : "=r"(Result) : "r"(A) : "ebx");
  return Result;
}

// A regular expression.
const char *UrlRegex = "^https?://[^/]+/(%[0-9a-f]{2}|[^%])*$";
const char *EscapeRegex = "%([0-9a-f][0-9a-f])";

// Variables of the Windows shell.
const char *ProfileUrl = "file:///%USERPROFILE%/My Documents";
const char *Temporary = "%TEMP%\\a b";

// Escapes in file names.
const char *FileName = "%2fetc%2fpasswd";
void escapedFile(char *To, unsigned char C) { sprintf(To, "%%%02x", C); }

// An embedded script.
const char *Script = "var u = 'https://h.example/' + a + '%2f' + b;\n"
                     "if (u == '%zz') { go(u); }";

// The message of a gRPC status.
const char *Status = "grpc-message: not%20found: %c3";

// A header parameter of RFC 5987.
void disposition(char *To, const char *Name) {
  sprintf(To, "Content-Disposition: attachment; filename*=UTF-8''%s%%e9",
          Name);
}

// Percentages.
const char *Progress = "50% of 100%/s done, a?b=%d";

// JavaScript's escape() is not a percent-encoder for URIs.
void jsEscape(char *To, unsigned C) {
  if (C > 0xFF)
    sprintf(To, "%%u%04X", C);
  else
    sprintf(To, "%%%02X", C);
}

// Correct hand-written encoders.
void encodeByte(char *To, char C) {
  static const char Hex[] = "0123456789ABCDEF";
  To[0] = '%';
  To[1] = Hex[(C >> 4) & 0xf];
  To[2] = Hex[C & 0xf];
}
