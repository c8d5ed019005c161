// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: AppendPath() of Azure's SDK, which takes encoded text
// Input: the blob 'a?b' gives the path 'a' and the query 'b'
#include <string>

namespace Azure {
namespace Core {
class Url {
public:
  explicit Url(const std::string &encodedUrl);
  void AppendPath(const std::string &encodedPath);
  void AppendQueryParameter(const std::string &encodedKey,
                            const std::string &encodedValue);
  static std::string Encode(const std::string &value,
                            const std::string &doNotEncode = "");
};
} // namespace Core
} // namespace Azure

class Container {
public:
  Azure::Core::Url blobUrl(const std::string &blobName) const;

private:
  Azure::Core::Url m_containerUrl;
};

Azure::Core::Url Container::blobUrl(const std::string &blobName) const {
  Azure::Core::Url url = m_containerUrl;
#ifndef MENDED
  url.AppendPath(blobName); // BUG
#else
  url.AppendPath(Azure::Core::Url::Encode(blobName, "/"));
#endif
  return url;
}
