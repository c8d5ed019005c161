// Check: uri-unencoded-data
// Reasoning: flow
// Source: s3fs-fuse/s3fs-fuse@d9a19a19
// Input: the mount point '/a&b' gives '?delimiter=/&prefix=a&b'
// Sight: found
#include <string>

std::string urlEncodePath(const std::string &path);
int request(const std::string &url);

int checkBucket(const std::string &base, const char *check_path, bool isList) {
  std::string query_string;
  std::string turl = base;
  if (isList) {
    query_string = "delimiter=/";
    if (check_path[0] != '\0' && check_path[1] != '\0') {
      query_string += '&';
      query_string += "prefix=";
#ifndef MENDED
      query_string += &check_path[1]; // BUG
#else
      query_string += urlEncodePath(&check_path[1]);
#endif
    }
  }
  if (!query_string.empty())
    turl += "?" + query_string; // OR
  return request(turl);
}
