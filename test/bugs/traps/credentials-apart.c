// Trap: these options take raw text
#include <curl/curl.h>

void authenticate(CURL *curl, const char *user, const char *password) {
  curl_easy_setopt(curl, CURLOPT_USERNAME, user);
  curl_easy_setopt(curl, CURLOPT_PASSWORD, password);
  curl_easy_setopt(curl, CURLOPT_URL, "https://api.example.com/v1/me");
}
