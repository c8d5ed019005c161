// Check: uri-double-encoding
// Reasoning: summary
// Source: datacratic/soa#157
// Input: the object 'a b' gives '/bucket/a%2520b'
// Missed: the effect of a helper on the fields of a parameter is not
//   propagated to its caller
#include <string>

std::string urlEncode(const std::string &text);

struct Uri {
  std::string bucket;
  std::string object;
};

static std::string objectPath(const Uri &uri) {
  return "/" + uri.bucket + "/" + urlEncode(uri.object);
}

std::string get(const std::string &host, const std::string &resource);

std::string getObjectInfo(const Uri &uri) {
#ifndef MENDED
  return get("s3.example.com", urlEncode(objectPath(uri))); // MISSED
#else
  return get("s3.example.com", objectPath(uri));
#endif
}
