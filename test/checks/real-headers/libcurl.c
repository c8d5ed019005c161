// REQUIRES: curl
// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-illegal-character,uri-double-encoding' %t -- -- %curl_flags

#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

// The option is set by a macro around a call, with type checks.
void url(CURL *Handle, const char *Place) {
  char Url[200];
  snprintf(Url, sizeof(Url), "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_URL, Url);
}
void literal(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/my document.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/my%20document.pdf");
}
void sink(CURL *Handle, const char *Root, const char *City) {
  char Buffer[200];
  snprintf(Buffer, sizeof(Buffer), "%s/weather/%s/today", Root,
           City);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_URL, Buffer);
}
void body(CURL *Handle, const char *Text) {
  char Buffer[200];
  snprintf(Buffer, sizeof(Buffer), "text=%s", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Text' goes into query parameter 'text' without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, Buffer);
}
void appended(CURL *Handle, const char *Place) {
  char Url[200];
  strcpy(Url, "https://h.example/?q=");
  strcat(Url, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_URL, Url);
}
char *nested(CURL *Handle, const char *Text) {
  return curl_easy_escape(Handle, curl_easy_escape(Handle, Text, 0), 0);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'curl_easy_escape' encodes the result of 'curl_easy_escape' again: every '%' becomes '%25' [uri-double-encoding]
}

// Not reported: encoded, and another option.
void silent(CURL *Handle, const char *Place) {
  char Url[200];
  char *Value = curl_easy_escape(Handle, Place, 0);
  if (!Value)
    return;
  snprintf(Url, sizeof(Url), "https://h.example/?q=%s", Value);
  curl_easy_setopt(Handle, CURLOPT_URL, Url);
  curl_free(Value);
  curl_easy_setopt(Handle, CURLOPT_USERAGENT, "a b/1.0 (+https://h.example/)");
}

// libcurl decodes the credentials for a proxy, but not those for the server.
void authorize(CURL *Handle, const char *User, const char *Password) {
  char Credentials[256];
  snprintf(Credentials, sizeof(Credentials), "%s:%s", User, Password);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'User' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:61: warning: 'Password' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_PROXYUSERPWD, Credentials);
}
void logIn(CURL *Handle, const char *User, const char *Password) {
  char Credentials[256];
  snprintf(Credentials, sizeof(Credentials), "%s:%s", User, Password);
  curl_easy_setopt(Handle, CURLOPT_USERPWD, Credentials);
}
