// Trap: a query that was built elsewhere
#include <QString>
#include <QUrl>
#include <string>

std::string buildQuery(int page);

std::string list(const std::string &endpoint, const std::string &queryString) {
  return endpoint + "?" + queryString + "&" + buildQuery(1);
}

QUrl withQuery(const QString &base, const QUrlQuery &query) {
  return QUrl(base + "?" + query.toString(QUrl::FullyEncoded));
}
