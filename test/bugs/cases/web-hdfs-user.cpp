// Check: uri-unencoded-data
// Reasoning: flow
// Source: OSGeo/gdal port/cpl_vsil_webhdfs.cpp (3.6)
// Input: the user name 'a&b' gives '&user.name=a&b'
#include <string>

std::string GetConfigOption(const char *key);
std::string PercentEncode(const std::string &text);
bool Delete(const std::string &url);

bool Unlink(const std::string &base, const std::string &object) {
  std::string url = base + PercentEncode(object);
  const std::string user = GetConfigOption("WEBHDFS_USERNAME");
  url += "?op=DELETE";
#ifndef MENDED
  if (!user.empty())
    url += "&user.name=" + user; // BUG
#else
  if (!user.empty())
    url += "&user.name=" + PercentEncode(user);
#endif
  return Delete(url);
}
