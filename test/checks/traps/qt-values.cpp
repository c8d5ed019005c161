// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

// A file name that is called a URL elsewhere: the beginning shows what it
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

// A host that QUrl has accepted does not contain anything to encode.
void linkClicked(const QString &Link);
void openLink(const QUrl &Url) {
  linkClicked("maps/" + Url.host() + "/" + QString("index.html"));
}

QUrl iconOf(const QUrl &Url) {
  QUrl Icon;
  Icon.setHost(Url.host());
  Icon.setPath(Url.path());
  return Icon;
}

// Text that is converted to a URI by QUrl may contain a space.
static void append(QString *Url, const QString &Key, const QString &Value) {
  *Url += "&" + Key + "=" + Value;
}
void request(QUrl &Target, const QString &Base) {
  QString Url = Base + "/route?out=xml";
  append(&Url, "avoids", "Toll road");
  Target.setUrl(Url);
}

// The server may include a path.
QUrl api(const QString &Scheme, const QString &Server) {
  return QUrl(QString("%0%1/%2").arg(Scheme).arg(Server).arg("api/v1"));
}

// Addresses of mail and chat are not paths, wherever they are in a text.
QString contact(const QString &Name, const QString &Email, const QString &Jid) {
  return Name + "<a href=\"mailto:" + Email + "\">" + Email + "</a>" + Name +
         "<a href='xmpp:" + Jid + "'>" + Jid + "</a>";
}

// All of its callers pass literals.
QString site(const QString &Name) {
  return "https://h.example/?site=" + Name;
}
QString sites() { return site("north") + " " + site("south"); }

// The result of converting encoded text is not itself encoded.
QString fromEncodedComponent(const char *Text);
void setRoot(QUrl &Target) { Target.setPath(fromEncodedComponent("/")); }

// An object of a class of the program, converted to text.
struct TileIndex {
  int Level, Column, Row;
  QString toString() const;
};
QString tile(const TileIndex &Index) {
  return QString("https://h.example/tiles/tile-%1.bin").arg(Index.toString());
}

// A path that is encoded as a whole.
void save(const QUrl &Target);
void saveBelow(const QString &Name) {
  QUrl Target = QUrl::fromLocalFile("/srv/" + Name);
  save(Target);
}

// Anchors within a page.
QString link(const QString &Anchor) {
  return "<a href=\"ai-" + Anchor + "\">";
}

// The API specifies that it is a path, whatever its name is.
void open(const QString &Url) { save(QUrl::fromLocalFile(Url)); }
