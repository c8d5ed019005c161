// Check: uri-unencoded-data
// Reasoning: join
// Source: Nheko-Reborn/mtxclient@e6ab5866
// Input: the filter 'a&b' gives 'filter=a&b'
// Sight: found
#include <map>
#include <string>

std::string url_encode(const std::string &value);

std::string query_params(const std::map<std::string, std::string> &params) {
  auto pb = params.begin();
  auto pe = params.end();
#ifndef MENDED
  std::string data = pb->first + "=" + pb->second; // OR
  ++pb;
  for (; pb != pe; ++pb)
    data += "&" + pb->first + "=" + pb->second; // BUG
#else
  std::string data = pb->first + "=" + url_encode(pb->second);
  ++pb;
  for (; pb != pe; ++pb)
    data += "&" + pb->first + "=" + url_encode(pb->second);
#endif
  return data;
}
