// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

// The name of a file, that something else calls a URL: the front says what it
// is.
struct Item {
  void addFile(const QString &Url, const QString &Type);
};
QString localPath();
QString fileOf(const QString &Name, const QString &Id) {
  return localPath() + "/cache/" + Name + "/" + Id;
}
void add(Item &To, const QString &Name, const QString &Id) {
  To.addFile(fileOf(Name, Id), "png");
}

// A host that QUrl has taken holds nothing to encode.
void linkClicked(const QString &Link);
void openLink(const QUrl &Url) {
  linkClicked("maps/" + Url.host() + "/" + QString("index.html"));
}

// What becomes a URI through QUrl may hold a space.
static void append(QString *Url, const QString &Key, const QString &Value) {
  *Url += "&" + Key + "=" + Value;
}
void request(QUrl &Target, const QString &Base) {
  QString Url = Base + "/route?out=xml";
  append(&Url, "avoids", "Toll road");
  Target.setUrl(Url);
}

// The server may bring a path along.
QUrl api(const QString &Scheme, const QString &Server) {
  return QUrl(QString("%0%1/%2").arg(Scheme).arg(Server).arg("api/v1"));
}

// Addresses, of mail and of chat, are no paths, wherever they stand in a text.
QString contact(const QString &Name, const QString &Email, const QString &Jid) {
  return Name + "<a href=\"mailto:" + Email + "\">" + Email + "</a>" + Name +
         "<a href='xmpp:" + Jid + "'>" + Jid + "</a>";
}

// All its callers write down what they give.
QString site(const QString &Name) {
  return "https://h.example/?site=" + Name;
}
QString sites() { return site("north") + " " + site("south"); }

// What is made of something encoded is not encoded itself.
QString fromEncodedComponent(const char *Text);
void setRoot(QUrl &Target) { Target.setPath(fromEncodedComponent("/")); }

// An object of one's own, written down.
struct TileIndex {
  int Level, Column, Row;
  QString toString() const;
};
QString tile(const TileIndex &Index) {
  return QString("https://h.example/tiles/tile-%1.bin").arg(Index.toString());
}

// A path that is encoded with its slashes.
void save(const QUrl &Target);
void saveBelow(const QString &Name) {
  QUrl Target = QUrl::fromLocalFile("/srv/" + Name);
  save(Target);
}

// Anchors within a page.
QString link(const QString &Anchor) {
  return "<a href=\"ai-" + Anchor + "\">";
}

// The API says that it is a path, whatever it is called.
void open(const QString &Url) { save(QUrl::fromLocalFile(Url)); }
