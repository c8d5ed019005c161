//===--- literals.c - uri-tidy ------------------------------------*- C -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: libcurl glib-2.0
// The characters of a URI (RFC 3986, sections 2.1 to 2.4, 3.2 and 3.3), in literals.

#include <curl/curl.h>
#include <glib.h>
#include <stdio.h>
#include <string.h>

void http_get(const char *url);
void http_send(const char *host, const char *request);
void log_text(const char *text);

void options(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_URL, "example.com/my file"); // uri-illegal-character
  curl_easy_setopt(curl, CURLOPT_URL, "example.com/my%20file"); // correct
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "name=John Doe"); // uri-illegal-character
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "name=John+Doe"); // correct
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "name=100%"); // uri-malformed-escape
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, "{\"name\": \"John Doe\"}"); // correct
  curl_easy_setopt(curl, CURLOPT_COPYPOSTFIELDS, "a=%2f"); // uri-lowercase-hex
  curl_easy_setopt(curl, CURLOPT_REFERER, "http://example.com/a b"); // uri-illegal-character
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "tool 1.0 (100%)"); // correct
  curl_easy_setopt(curl, CURLOPT_USERPWD, "tom:a b%"); // correct
  curl_easy_setopt(curl, CURLOPT_PROXY, "http://proxy.example.com:8080x"); // uri-illegal-character
}

void parts(CURLU *url) {
  curl_url_set(url, CURLUPART_PATH, "/my file", 0); // uri-illegal-character
  curl_url_set(url, CURLUPART_PATH, "/my%20file", 0); // correct
  curl_url_set(url, CURLUPART_PATH, "/%7Etom", 0); // uri-encoded-unreserved
  curl_url_set(url, CURLUPART_QUERY, "q=a b", 0); // uri-illegal-character
  curl_url_set(url, CURLUPART_QUERY, "q=a b", CURLU_URLENCODE); // correct
  curl_url_set(url, CURLUPART_QUERY, "q=50%", 0); // uri-malformed-escape
  curl_url_set(url, CURLUPART_FRAGMENT, "a#b", 0); // uri-illegal-character
  curl_url_set(url, CURLUPART_FRAGMENT, "section-2", 0); // correct
}

void requests(const char *id) {
  http_send("example.com", "GET /my file HTTP/1.1\r\nHost: example.com\r\n\r\n"); // uri-illegal-character
  http_send("example.com", "GET /my%20file HTTP/1.1\r\nHost: example.com\r\n\r\n"); // correct
  http_send("example.com", "GET /a%2fb HTTP/1.1\r\nHost: example.com\r\n\r\n"); // uri-lowercase-hex
  http_send("example.com", "HTTP/1.1 200 All is well 100%\r\n\r\n"); // correct
  log_text(id);
}

void formats(char *url, size_t size, int percent, int id) {
  snprintf(url, size, "http://example.com/d?p=%d%", percent); // not detected: uri-malformed-escape
  http_get(url);
  snprintf(url, size, "http://example.com/d?p=%d%%", percent); // uri-malformed-escape
  http_get(url);
  snprintf(url, size, "http://example.com/d?p=%d%%25", percent); // correct
  http_get(url);
  snprintf(url, size, "http://example.com/my%%20files/%d", id); // correct
  http_get(url);
  snprintf(url, size, "http://example.com/my files/%d", id); // uri-illegal-character
  http_get(url);
  snprintf(url, size, "http://example.com/%%7euser/%d", id); // uri-lowercase-hex|uri-encoded-unreserved
  http_get(url);
  snprintf(url, size, "http://example.com/items/%2d", id); // not detected: uri-unencoded-data|uri-illegal-character
  http_get(url);
  snprintf(url, size, "http://example.com/items/%02d", id); // correct
  http_get(url);
}

void glib(const char *id) {
  gchar *url = g_strconcat("http://example.com/new items?id=", id, NULL); // uri-illegal-character
  http_get(url);
  g_free(url);
  g_message("http://example.com/new items: %s", id); // correct
  GUri *uri = g_uri_parse("http://example.com/a|b", G_URI_FLAGS_NONE, NULL); // uri-illegal-character
  g_uri_unref(uri);
}

struct page {
  const char *url;
  const char *title;
};
const struct page Pages[] = {
    {"http://example.com/first page.html", "First 100% page"}, // uri-illegal-character
    {"/second%20page.html", "Second <page>"}, // correct
    {"/third page.html", "Third"}, // uri-illegal-character
};

const char *const page_title = "/usr/share/my page"; // correct
const char *const download_url = "/downloads/setup [x64].exe"; // not detected: uri-illegal-character
