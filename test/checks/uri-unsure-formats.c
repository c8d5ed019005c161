// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// A literal that may be a format: defects under both readings are reported, and
// no fix is offered, because its spelling depends on the reading.
const char *PrintfUrl = "https://h.example/a<b/%s";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
const char *QtUrl = "https://h.example/a<b/%1/c";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]

// Its escapes are not checked at all.
const char *EscapesUrl = "https://h.example/%2f/%s/100%%/%7e";

// A constant without a percent sign that is used as a format: the fix must be
// spelled as in a format.
static const char FormatUrl[] = "https://h.example/a<b";
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: static const char FormatUrl[] = "https://h.example/a%%3Cb";
void fixedFormat(char *To) { snprintf(To, 500, FormatUrl); }

// `%%2f` in a format is an octet, wherever the format is.
static const char OctetUrl[] = "https://h.example/a%%2fb?page=%d";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: static const char OctetUrl[] = "https://h.example/a%%2Fb?page=%d";
void octet(char *To, int Page) { snprintf(To, 500, OctetUrl, Page); }

// The same literal as a format and as text: uppercase is correct in both.
static const char BothUrl[] = "https://h.example/a%%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: static const char BothUrl[] = "https://h.example/a%%2Fb";
void both(char *To, void (*Open)(const char *)) {
  snprintf(To, 500, BothUrl);
  Open(BothUrl);
}
