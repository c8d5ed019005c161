// Check: uri-unencoded-data
// Reasoning: flow
// Source: ncmpcpp/ncmpcpp@b8f73ae6
// Input: 'Simon & Garfunkel' gives 'artist=Simon+&+Garfunkel'
// Sight: missed
#include <curl/curl.h>
#include <string>

void *GetArtistInfo(void *ptr) {
  std::string artist = *static_cast<std::string *>(ptr);
  CURL *info = curl_easy_init();
#ifndef MENDED
  for (auto it = artist.begin(); it != artist.end(); it++)
    if (*it == ' ')
      *it = '+';
  std::string url = "http://ws.example.com/2.0/?method=artist.getinfo&artist=" +
                    artist + // BUG
                    "&api_key=0123456789abcdef";
#else
  char *c_artist = curl_easy_escape(info, artist.c_str(), artist.length());
  std::string url = "http://ws.example.com/2.0/?method=artist.getinfo&artist=";
  url += c_artist;
  url += "&api_key=0123456789abcdef";
  curl_free(c_artist);
#endif
  curl_easy_setopt(info, CURLOPT_URL, url.c_str());
  return nullptr;
}
