// RUN: %check_clang_tidy %s uri-encoder-mismatch,uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>
#include <string>

void open(const QString &Url);
void open(const std::string &Url);

// A function that replaces some characters is not an encoder.
void blanks(QString Title) {
  open("https://h.example/?title=" + Title.replace(" ", "%20"));
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'replace' replaces other characters, but not '#', '&', which ends query parameter 'title'; use an encoder for single values [uri-encoder-mismatch]
}
static std::string withoutBlanks(const std::string &Text) {
  std::string Result;
  for (const char C : Text)
    if (C == ' ')
      Result += "%20";
    else
      Result += C;
  return Result;
}
void byFunction(const std::string &Title) {
  open("https://h.example/?title=" + withoutBlanks(Title));
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'withoutBlanks' replaces other characters, but not '#', '&', {{.*}} [uri-encoder-mismatch]
}

// The delimiters of the place are among them.
void delimiters(QString Title) {
  Title.replace("%", "%25");
  Title.replace("&", "%26");
  Title.replace("#", "%23");
  Title.replace(" ", "%20");
  open("https://h.example/?title=" + Title);
}

// A whole URI is repaired; numbers have no delimiters.
void repaired(QString Url, int Number) {
  open(Url.replace(" ", "%20"));
  open("https://h.example/?n=" + QString::number(Number).replace(" ", "%20"));
}

// QUrlQuery encodes everything else.
void repaired(QUrlQuery &Query, QString Title) {
  Query.addQueryItem("title", Title.replace("+", "%2B"));
}
