// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients of object stores (googleapis/google-cloud-cpp#9021 adds
//   the encoder for it)
// Input: the object 'a?b' gives '/b/bucket/o/a?b?alt=media'
#include <absl/strings/str_cat.h>
#include <string>

std::string UrlEncode(const std::string &input);

class RestClient {
public:
  std::string ReadObject(const std::string &bucket, const std::string &object);

private:
  std::string Get(const std::string &target);
};

std::string RestClient::ReadObject(const std::string &bucket,
                                   const std::string &object) {
  std::string target = absl::StrCat("https://storage.example.com/storage/v1/b/", UrlEncode(bucket));
#ifndef MENDED
  absl::StrAppend(&target, "/o/", object, "?alt=media"); // BUG
#else
  absl::StrAppend(&target, "/o/", UrlEncode(object), "?alt=media");
#endif
  return Get(target);
}
