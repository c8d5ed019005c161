// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <stdio.h>

// A body is a form only if it begins with a key.
static const char Novel[] = "Among other public buildings, there is one ~ #1";

void bodies(CURL *Handle, const char *Name) {
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, Novel);
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "moo mooo moo moo");
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "{\"done\": \"100 %\"}");
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, "<a>50% = half</a>");
}

// Several lines, each with its own syntax.
void multipart(CURL *Curl, const char *Name, const char *Text) {
  char Body[400];
  snprintf(Body, sizeof Body,
           "--====7330====\r\nContent-Type: text/plain; name=%s\r\n\r\n%s\r\n"
           "--====7330====--\r\n",
           Name, Text);
  curl_easy_setopt(Curl, CURLOPT_POSTFIELDS, Body);
  snprintf(Body, sizeof Body, "name=%s\ntext=%s", Name, Text);
  curl_easy_setopt(Curl, CURLOPT_POSTFIELDS, Body);
}
