// RUN: %check_clang_tidy %s uri-encoder-mismatch %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <string>

std::string urlEncode(const std::string &Text);
std::string htmlEscape(const std::string &Text);
void get(const std::string &Url);
void open(const QString &Url);

// Escaped for HTML.
void html(const QString &Text) {
  open("https://h.example/find?q=" + Text.toHtmlEscaped());
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'toHtmlEscaped' escapes for HTML, not for a URI: {{.*}} [uri-encoder-mismatch]
}
std::string htmlByLocal(const std::string &Text) {
  const std::string Safe = htmlEscape(Text);
  return "https://h.example/find?q=" + Safe;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'htmlEscape' escapes for HTML, not for a URI: {{.*}} [uri-encoder-mismatch]
}

// Reported once for the function, not for its calls.
static void htmlInside(const std::string &Text) {
  get("https://h.example/find?q=" + htmlEscape(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'htmlEscape' escapes for HTML, not for a URI: {{.*}} [uri-encoder-mismatch]
}
void htmlBelow(const std::string &Text) { htmlInside(Text); }

// Not reported: percent-encoded, then escaped for HTML; a URI as a whole; text.
std::string both(const std::string &Text) {
  return "<a href=\"/find?q=" + htmlEscape(urlEncode(Text)) + "\">" +
         htmlEscape(Text) + "</a>";
}
std::string wholeUri(const std::string &Url) {
  return "<a href=\"" + htmlEscape(Url) + "\">there</a>";
}

// Qt: the path of a file.
void file(const QString &FilePath) {
  QUrl Url("file://" + FilePath);
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: the path 'FilePath' goes into a 'file:' URI without percent-encoding: a '#', '?' or '%' in it changes the path; write 'QUrl::fromLocalFile(FilePath)' [uri-encoder-mismatch]
}
void shortForm(const QString &FilePath) {
  QUrl Url("file:" + FilePath);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: the path 'FilePath' goes into a 'file:' URI {{.*}} [uri-encoder-mismatch]
}
void prepended(QString FilePath) {
  FilePath.prepend("file:///");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: the path 'FilePath' goes into a 'file:' URI {{.*}} [uri-encoder-mismatch]
  QUrl Url(FilePath);
}

// A chained arg() reads the '%2' of an escape as a placeholder.
QString chained(const QString &Artist, const QString &Title) {
  return QString("https://h.example/?artist=%1&title=%2")
      .arg(QString(QUrl::toPercentEncoding(Artist)))
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'toPercentEncoding' may contain an escape such as '%2F', whose '%2' the next 'arg' replaces; pass all values to one 'arg' [uri-encoder-mismatch]
      .arg(QString(QUrl::toPercentEncoding(Title)));
}

// The same applies to the text of a URL in a link.
QString link(const QUrl &Url, const QString &Text) {
  return QString("<a href=\"%1\">%2</a>")
      .arg(QString(Url.toEncoded()))
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: {{.*}} may contain an escape such as '%2F', {{.*}} [uri-encoder-mismatch]
      .arg(Text);
}

// Not reported: one call; only in the last call; numbers in calls before it.
QString oneCall(const QString &Artist, const QString &Title) {
  return QString("https://h.example/?artist=%1&title=%2")
      .arg(QString(QUrl::toPercentEncoding(Artist)),
           QString(QUrl::toPercentEncoding(Title)));
}
QString lastOnly(int Page, const QString &Title) {
  return QString("https://h.example/?page=%1&title=%2")
      .arg(Page)
      .arg(QString(QUrl::toPercentEncoding(Title)));
}

// A whole path, encoded as one value.
std::string wholePath(const std::string &Host, const std::string &Folder,
                      const std::string &Name) {
  const std::string Path = "/share/" + Folder + "/" + Name;
  return "https://" + Host + urlEncode(Path);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'urlEncode' encodes a whole path: every '/' becomes '%2F', and the path becomes a single segment; encode each segment [uri-encoder-mismatch]
}

// Not reported: a key with slashes is one segment; each segment by itself.
std::string key(const std::string &Group, const std::string &Project) {
  return "https://h.example/projects/" + urlEncode(Group + "/" + Project);
}
std::string segments(const std::string &Host, const std::string &Folder,
                     const std::string &Name) {
  return "https://" + Host + "/" + urlEncode(Folder) + "/" + urlEncode(Name);
}

// Without a host, the name of the encoder does not say what it is for.
void setRefreshUrl(const std::string &Url);
void refresh(const std::string &Name) {
  const std::string Path = "/share/" + Name;
  setRefreshUrl("5;URL=" + urlEncode(Path));
}

// Encoders of the file, according to their effect: which bytes they keep, and
// how they encode a space.
static void put(std::string &Out, unsigned char C) {
  static const char Hex[] = "0123456789ABCDEF";
  Out += '%';
  Out += Hex[C >> 4];
  Out += Hex[C & 15];
}
static bool isKept(unsigned char C) {
  return (C >= '0' && C <= '9') || (C >= 'a' && C <= 'z') ||
         (C >= 'A' && C <= 'Z') || C == '-' || C == '.' || C == '_' || C == '~';
}
static std::string forForms(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    if (isKept(C))
      Out += C;
    else if (C == ' ')
      Out += '+';
    else
      put(Out, C);
  return Out;
}
static std::string forQueries(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    if (isKept(C) || C == '&' || C == '=')
      Out += C;
    else
      put(Out, C);
  return Out;
}
static void forValues(const std::string &Text, std::string &Out) {
  for (unsigned char C : Text)
    if (isKept(C))
      Out += C;
    else
      put(Out, C);
}
static void formInto(const std::string &Text, std::string &Out) {
  for (unsigned char C : Text)
    if (isKept(C))
      Out += C;
    else if (C == ' ')
      Out += '+';
    else
      put(Out, C);
}
std::string album(const std::string &Name) {
  return "https://h.example/albums/" + forForms(Name) + "/tracks";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'forForms' encodes a space as '+', which means a space only in a query; in a path segment it remains a '+' [uri-encoder-mismatch]
}
std::string find(const std::string &Name) {
  return "https://h.example/find?name=" + forQueries(Name) + "&all=1";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'forQueries' does not encode '&', which ends query parameter 'name'; use an encoder for single values [uri-encoder-mismatch]
}
std::string into(const std::string &Name) {
  std::string Segment;
  formInto(Name, Segment);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'formInto' encodes a space as '+', {{.*}} [uri-encoder-mismatch]
  return "https://h.example/albums/" + Segment + "/tracks";
}

// Not reported: used where they belong.
std::string right(const std::string &Name) {
  std::string Url = "https://h.example/find/";
  forValues(Name, Url);
  return Url + "?name=" + forForms(Name);
}

// Qt can count from 0, too, and one path is encoded in one step.
void localFile(const QString &Folder, const QString &Name) {
  const QString Preview = QString("%0/preview/%1.jpg").arg(Folder, Name);
  QUrl Url(QString("file://%0").arg(Preview));
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: the path 'Folder' goes into a 'file:' URI without percent-encoding: {{.*}} [uri-encoder-mismatch]
}

// Data that a URI class returns decoded is data again, and not HTML.
QUrl mirror(const QUrl &Source) {
  return QUrl("ftp://h.example/" + Source.path());
}
