// Check: uri-unencoded-data
// Reasoning: expression
// Source: confluentinc/libserdes#29
// Input: the password 'a@b' gives 'https://u:a@b@host': the host is 'b@host'
#include <curl/curl.h>
#include <stdio.h>

int rest_get(CURL *curl, const char *url);

int schema_get(CURL *curl, const char *host, const char *user,
               const char *pass, int id) {
  char url[512];
#ifndef MENDED
  snprintf(url, sizeof(url), "https://%s:%s@%s/schemas/ids/%d", user, pass, host, id); // BUG
#else
  char *euser = curl_easy_escape(curl, user, 0);
  char *epass = curl_easy_escape(curl, pass, 0);
  snprintf(url, sizeof(url), "https://%s:%s@%s/schemas/ids/%d", euser, epass,
           host, id);
  curl_free(euser);
  curl_free(epass);
#endif
  return rest_get(curl, url);
}
