// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: clients that sign their URLs
// Input: the signature 'a+b=' is read as 'a b='
#include <string>

std::string hmacSha1(const std::string &key, const std::string &text);
std::string base64Encode(const std::string &bytes);
std::string urlEncode(const std::string &text);

std::string signedUrl(const std::string &key, const std::string &object, int expires) {
  const std::string path = "/objects/" + urlEncode(object);
  std::string url = "https://storage.example.com" + path + "?expires=" + std::to_string(expires);
#ifndef MENDED
  url += "&signature=" + base64Encode(hmacSha1(key, path)); // BUG
#else
  url += "&signature=" + urlEncode(base64Encode(hmacSha1(key, path)));
#endif
  return url;
}
