// RUN: %check_clang_tidy %s uri-malformed-escape %t -- \
// RUN:   -config='{CheckOptions: {uri-malformed-escape.MinConfidence: possible}}'

// A NUL after a valid escape.
const char *NulUrl = "https://h.example/a%00b";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '%00' is a NUL, where many programs stop reading [uri-malformed-escape]
const char *NulAfterOctetsUrl = "https://h.example/a%2F%00b";
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: '%00' is a NUL, where many programs stop reading [uri-malformed-escape]

// Octets that are not UTF-8.
const char *Latin1Url = "https://h.example/caf%E9";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '%E9' decodes to invalid UTF-8{{.*}} [uri-malformed-escape]

// Not reported: octets that are valid UTF-8.
const char *Utf8Url = "https://h.example/caf%C3%A9";

// Not reported: octets that a value may complete.
const char *get(const char *url, const char *rest);
int sprintf(char *buffer, const char *format, ...);
void completed(char *buffer, const char *rest) {
  sprintf(buffer, "https://h.example/%%E2%%80%s", rest);
  get(buffer, "");
  sprintf(buffer, "https://h.example/%%E2%%80%%%s", rest);
  get(buffer, "");
}
