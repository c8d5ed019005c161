// REQUIRES: curl
// RUN: %check_clang_tidy %s 'uri-double-encoding' %t -- -- %curl_flags

#include <curl/curl.h>

// A flag of the call determines whether it encodes.
void parts(CURL *Handle, CURLU *Url, const char *Name, unsigned Flags) {
  char *Encoded = curl_easy_escape(Handle, Name, 0);
  curl_url_set(Url, CURLUPART_FRAGMENT, Encoded, CURLU_URLENCODE);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'curl_url_set' encodes the result of 'curl_easy_escape' again: every '%' becomes '%25' [uri-double-encoding]
  curl_url_set(Url, CURLUPART_USER, Encoded, CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'curl_url_set' encodes the result of 'curl_easy_escape' again: every '%' becomes '%25' [uri-double-encoding]
  curl_url_set(Url, CURLUPART_FRAGMENT, Encoded, 0);
  curl_url_set(Url, CURLUPART_FRAGMENT, Encoded, CURLU_NON_SUPPORT_SCHEME);
  curl_url_set(Url, CURLUPART_URL, Encoded, CURLU_URLENCODE);
  curl_url_set(Url, CURLUPART_FRAGMENT, Encoded, Flags);
  curl_free(Encoded);
}
