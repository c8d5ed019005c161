// Check: uri-unencoded-data
// Reasoning: sink
// Source: strawberrymusicplayer/strawberry@cf9b4b12
// Input: the file 'a#b.mp3' gives '<location>a#b.mp3</location>'
// Sight: missed
// Missed: the text of an element is not recognized as a URI
#include <QByteArray>
#include <QString>
#include <QUrl>

class QXmlStreamWriter {
public:
  void writeTextElement(const QString &name, const QString &text);
};
QString urlOrFileName(const QUrl &url);

void save(QXmlStreamWriter &writer, const QUrl &song) {
#ifndef MENDED
  QString name = urlOrFileName(song);
#else
  QString name = QUrl::toPercentEncoding(urlOrFileName(song), "/ ");
#endif
  writer.writeTextElement("location", name); // MISSED
}
