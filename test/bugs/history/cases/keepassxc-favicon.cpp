// Check: uri-unencoded-data
// Reasoning: expression
// Source: keepassxreboot/keepassxc@a7eabbbc
// Input: the domain 'a&b' gives '?domain=a&b'
// Sight: found
// Missed: only 'possible', as the name of a host
#include <QByteArray>
#include <QString>
#include <QUrl>

void fetchFavicon(const QUrl &url);

void fetchFaviconFromSearch(const QString &domain) {
  QUrl faviconUrl("https://icons.example/s2/favicons");
#ifndef MENDED
  faviconUrl.setQuery("domain=" + domain); // MISSED
#else
  faviconUrl.setQuery("domain=" + QUrl::toPercentEncoding(domain));
#endif
  fetchFavicon(faviconUrl);
}
