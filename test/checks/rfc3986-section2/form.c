// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// WHATWG URL: application/x-www-form-urlencoded.

#include <curl/curl.h>
#include <stdio.h>

// A space is '+'.
// Not reported: this is how a form encodes it.
void plus(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=Tom+Jerry&page=1");
}

// A literal space.
void space(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=Tom Jerry&page=1");
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=Tom%20Jerry&page=1");
}

// `name=Tom&Jerry`.
// Not reported: a name without a value is legal, and the literal shows no more.
void separator(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=Tom&Jerry");
}

// A value that the program inserts.
void value(CURL *Handle, const char *Name) {
  char Body[100];
  snprintf(Body, sizeof(Body), "name=%s&page=1", Name);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, Body);
}

// The encoder of a form writes '~' as "%7E", and the serializer uses uppercase.
void tilde(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=%7Euser&page=1");
}
void lowercase(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=a%26b%2fc&page=1");
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "name=a%26b%2Fc&page=1");
}

// Encoded twice.
void twice(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "share=100%2525&page=1");
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: '%2525' is encoded twice: the server sees '%25', not what it stands for [uri-double-encoding]
}
