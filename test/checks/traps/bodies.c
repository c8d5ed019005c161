// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>

// A body is a form only if it begins with a key.
static const char Novel[] = "Among other public buildings, there is one ~ #1";

void bodies(CURL *Handle, const char *Name) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, Novel);
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "moo mooo moo moo");
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "{\"done\": \"100 %\"}");
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "<a>50% = half</a>");
}
