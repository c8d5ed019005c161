// Check: uri-unencoded-data
// Reasoning: flow
// Source: Pintea/tiniest-analytics#2
// Input: the event 'R&D #1' gives '&ea=R&D+#1': only spaces are replaced
#include <curl/curl.h>
#include <cstdio>

void ReplaceStrChar(char *str, char from, char to);
void TrackRequest(const char *url);

void TrackEvent(CURL *curl, const char *trackingId, const char *category,
                const char *action) {
  char url[1024];
#ifndef MENDED
  snprintf(url, sizeof(url), "https://www.google-analytics.com/collect?v=1&tid=%s&t=event&ec=%s&ea=%s", // OR
           trackingId, category, action); // BUG
  ReplaceStrChar(url, ' ', '+');
#else
  char *ec = curl_easy_escape(curl, category, 0);
  char *ea = curl_easy_escape(curl, action, 0);
  char *tid = curl_easy_escape(curl, trackingId, 0);
  snprintf(url, sizeof(url),
           "https://www.google-analytics.com/collect?v=1&tid=%s&t=event&ec=%s&ea=%s",
           tid, ec, ea);
  curl_free(ec);
  curl_free(ea);
  curl_free(tid);
#endif
  TrackRequest(url);
}
