// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: common: programs with GLib that ask web services
// Input: 'Köln' is sent with raw bytes
// Missed: only 'possible', as the result is an IRI, which most readers accept
#include <curl/curl.h>
#include <glib.h>

void find_city(CURL *curl, const char *city) {
#ifndef MENDED
  gchar *escaped = g_uri_escape_string(city, NULL, TRUE); // MISSED
#else
  gchar *escaped = g_uri_escape_string(city, NULL, FALSE);
#endif
  gchar *url = g_strdup_printf("https://geo.example.org/search?q=%s&limit=5", escaped);
  curl_easy_setopt(curl, CURLOPT_URL, url);
  g_free(escaped);
  g_free(url);
}
