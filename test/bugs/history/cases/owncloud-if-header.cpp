// Check: uri-unencoded-data
// Reasoning: sink
// Source: owncloud/client@35f3f721
// Input: the destination '/dav/ä b' gives 'If: </dav/ä b> (["1"])'
// Sight: missed
// Missed: text in a header is not recognized as a URI
#include <QByteArray>
#include <QString>
#include <QUrl>
#include <map>

using Headers = std::map<std::string, QByteArray>;

void startNextChunk(Headers &headers, const QString &destination, const QByteArray &ifMatch) {
#ifndef MENDED
  headers["If"] = "<" + destination.toUtf8() + "> ([" + ifMatch + "])"; // MISSED
#else
  headers["If"] = "<" + QUrl::toPercentEncoding(destination, "/") + "> ([" + ifMatch + "])";
#endif
}
