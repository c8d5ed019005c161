// Check: uri-double-encoding
// Reasoning: catalogue
// Source: aws/aws-sdk-cpp#547
// Input: the key 'a?b' gives 'a%253Fb': the SDK encodes it again
#include <string>

namespace Aws {
typedef std::string String;
namespace Utils {
class StringUtils {
public:
  static Aws::String URLEncode(const char *unsafe);
};
} // namespace Utils
namespace Http {
class URI {
public:
  URI(const char *uri);
  const Aws::String &GetPath() const;
  void SetPath(const Aws::String &value);
};
} // namespace Http
} // namespace Aws

Aws::Http::URI objectUri(const char *endpoint, const Aws::String &key) {
  Aws::Http::URI uri(endpoint);
#ifndef MENDED
  uri.SetPath(uri.GetPath() + "/" + Aws::Utils::StringUtils::URLEncode(key.c_str())); // BUG
#else
  uri.SetPath(uri.GetPath() + "/" + key);
#endif
  return uri;
}
