// Check: uri-unencoded-data
// Reasoning: join
// Source: common: an encoder in one of two branches
// Input: the artist 'Simon & Garfunkel' with no album gives
//   '?artist=Simon & Garfunkel'
#include <string>

std::string UrlEncode(const std::string &text);
std::string fetch(const std::string &url);

std::string cover(const std::string &artist, const std::string &album) {
  std::string query;
  if (!album.empty())
    query = "artist=" + UrlEncode(artist) + "&album=" + UrlEncode(album);
  else
#ifndef MENDED
    query = "artist=" + artist; // BUG
#else
    query = "artist=" + UrlEncode(artist);
#endif
  return fetch("https://covers.example.com/find?" + query);
}
