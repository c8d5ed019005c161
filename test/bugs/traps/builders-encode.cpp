// Trap: builders that encode their arguments
#include <QString>
#include <QUrl>
#include <curl/curl.h>
#include <string>

namespace Poco {
class URI {
public:
  explicit URI(const std::string &uri);
  void setPath(const std::string &path);
  void addQueryParameter(const std::string &param, const std::string &val = "");
  std::string toString() const;
};
} // namespace Poco

std::string search(const std::string &base, const std::string &term) {
  Poco::URI uri(base);
  uri.addQueryParameter("q", term);
  return uri.toString();
}

void setPart(CURLU *handle, const char *query) {
  curl_url_set(handle, CURLUPART_PATH, "/my files", CURLU_URLENCODE);
  curl_url_set(handle, CURLUPART_QUERY, query, CURLU_APPENDQUERY | CURLU_URLENCODE);
}

QUrl file(QUrl url, const QString &path) {
  url.setPath("/my files/100%/" + path);
  url.setUserName("me@home");
  url.setPassword("a/b c");
  return url;
}
