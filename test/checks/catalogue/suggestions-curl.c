// REQUIRES: curl
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %curl_flags

#include <curl/curl.h>
#include <stdio.h>

// The library that the file includes has an encoder. It allocates: the message
// says which functions to call, and no edit is made.
void fetch(CURL *Handle, const char *Place) {
  char Url[200];
  snprintf(Url, sizeof(Url), "https://h.example/?q=%s", Place);
// CHECK-NOTES: :[[@LINE-1]]:57: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:57: note: encode it: 'curl_easy_escape(NULL, Place, 0)', and release the result with 'curl_free'
  curl_easy_setopt(Handle, CURLOPT_URL, Url);
}
