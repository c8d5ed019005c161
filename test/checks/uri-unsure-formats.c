// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// A literal that may be a format: what holds under both readings is reported,
// and no fix is offered, whose spelling depends on the reading.
const char *PrintfUrl = "https://h.example/a<b/%s";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
const char *QtUrl = "https://h.example/a<b/%1/c";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]

// Its escapes are not judged at all.
const char *EscapesUrl = "https://h.example/%2f/%s/100%%/%7e";

// A constant with no percent sign that serves as a format: the fix has to be
// spelled as in a format.
static const char FormatUrl[] = "https://h.example/a<b";
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: static const char FormatUrl[] = "https://h.example/a%%3Cb";
void fixedFormat(char *To) { sprintf(To, FormatUrl); }

// A format's `%%2f` is an octet, wherever the format stands.
static const char OctetUrl[] = "https://h.example/a%%2fb?page=%d";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: static const char OctetUrl[] = "https://h.example/a%%2Fb?page=%d";
void octet(char *To, int Page) { sprintf(To, OctetUrl, Page); }

// The same text as a format and as a text: upper case is right in both.
static const char BothUrl[] = "https://h.example/a%%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: static const char BothUrl[] = "https://h.example/a%%2Fb";
void both(char *To, void (*Open)(const char *)) {
  sprintf(To, BothUrl);
  Open(BothUrl);
}
