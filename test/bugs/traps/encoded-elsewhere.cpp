// Trap: values that are encoded according to their names and calls
#include <curl/curl.h>
#include <string>

std::string escape_string(const std::string &text);

std::string announce(const std::string &tracker, const std::string &infoHash,
                     const std::string &escapedPeerId, CURL *curl,
                     const char *key) {
  std::string url = tracker;
  url += "?info_hash=";
  url += escape_string(infoHash);
  url += "&peer_id=";
  url += escapedPeerId;
  char *encoded = curl_easy_escape(curl, key, 0);
  url += "&key=";
  url += encoded;
  curl_free(encoded);
  return url;
}
