// Check: uri-double-encoding
// Reasoning: summary
// Source: LadybirdBrowser/ladybird#983
// Input: the path '/λ' gives 'GET /%25CE%25BB HTTP/1.1'
#include <string>
#include <vector>

std::string percent_encode(const std::string &text);

class Url {
public:
  std::string serialize_path() const;

private:
  std::vector<std::string> m_segments;
};

std::string Url::serialize_path() const {
  std::string path;
  for (const std::string &segment : m_segments) {
    path += "/";
    path += percent_encode(segment);
  }
  return path;
}

std::string to_raw_request(const Url &url) {
  std::string request = "GET ";
#ifndef MENDED
  request += percent_encode(url.serialize_path()); // BUG
#else
  request += url.serialize_path();
#endif
  request += " HTTP/1.1\r\n";
  return request;
}
