// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: URLs written to a stream, with one value not encoded
// Input: the genre 'R&B' gives '&genre=R&B'
#include <sstream>
#include <string>

std::string UriEncode(const std::string &text);
int Get(const std::string &url);

int Search(const std::string &server, const std::string &term,
           const std::string &genre, int count) {
  std::ostringstream url;
  url << server << "/rest/search3?query=" << UriEncode(term);
#ifndef MENDED
  url << "&genre=" << genre; // BUG
#else
  url << "&genre=" << UriEncode(genre);
#endif
  url << "&count=" << count;
  return Get(url.str());
}
