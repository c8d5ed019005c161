// The queries of URIs whose scheme is followed by an address.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>

int sip(char *out, size_t size, const char *user, const char *domain, const char *subject) {
  return snprintf(out, size, "sip:%s@%s?Subject=%s", user, domain, subject);
// CHECK-MESSAGES: :[[@LINE-1]]:68: warning: 'subject' goes into query parameter 'Subject' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int xmpp(char *out, size_t size, const char *jid, const char *body) {
  return snprintf(out, size, "xmpp:%s?message;body=%s", jid, body);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'body' goes into query parameter 'message;body' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int geo(char *out, size_t size, double latitude, double longitude, const char *label) {
  return snprintf(out, size, "geo:%f,%f?q=%s", latitude, longitude, label);
// CHECK-MESSAGES: :[[@LINE-1]]:69: warning: 'label' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int sms(char *out, size_t size, const char *number, const char *text) {
  return snprintf(out, size, "sms:%s?body=%s", number, text);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'text' goes into query parameter 'body' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Addresses without a query, and other text.
int call(char *out, size_t size, const char *number, const char *name) {
  return snprintf(out, size, "tel:%s", number) + snprintf(out, size, "tel: %s?", name) +
         snprintf(out, size, "From: <sip:%s@h.example>;tag=%s", name, number) +
         snprintf(out, size, "geo:0,0?z=%d", 12);
}
