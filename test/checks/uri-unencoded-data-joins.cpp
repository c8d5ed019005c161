// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>
#include <map>
#include <sstream>
#include <string>
#include <vector>

typedef std::map<std::string, std::string> Map;
std::string urlEncode(const std::string &Text);
std::string joinStrings(const std::vector<std::string> &All, const char *Between);
std::string describe(const std::vector<std::string> &All, const char *Unit);
void fetch(const std::string &Url);

// A function without a body puts a delimiter between the elements of a list.
void joined(const std::string &Title, const std::string &City) {
  std::vector<std::string> Parts;
  Parts.push_back("title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Title' goes into query parameter 'title'
  Parts.push_back("city=" + urlEncode(City));
  fetch("https://h.example/?" + joinStrings(Parts, "&"));
}
void notJoined(const std::string &Title) {
  std::vector<std::string> Parts;
  Parts.push_back("title=" + Title);
  fetch("https://h.example/?" + describe(Parts, "px"));
}

// Pairs are a query if nothing else is between them.
std::string queryOf(const Map &All) {
  std::string Query;
  for (const auto &Each : All) {
    if (!Query.empty())
      Query += "&";
    Query += urlEncode(Each.first) + "=" + Each.second;
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Each.second' goes into a query value
  }
  return Query;
}
std::string cookieOf(const Map &All) {
  std::string Query;
  for (const auto &Each : All) {
    if (!Query.empty())
      Query += "; ";
    Query += Each.first + "=" + Each.second;
  }
  return Query;
}
std::string parametersInLines(const Map &All) {
  std::string Parameters;
  for (const auto &Each : All)
    Parameters += Each.first + "=" + Each.second + "\n";
  return Parameters;
}
std::string conditionOf(const Map &All) {
  std::ostringstream Query;
  bool IsFirst = true;
  for (const auto &Each : All) {
    Query << (IsFirst ? "" : " AND ") << Each.first << "=" << Each.second;
    IsFirst = false;
  }
  return Query.str();
}

// A key is not a segment of the path on any way through the loop.
void keys(const std::string &Server, const Map &All) {
  std::ostringstream Url;
  Url << Server << "/write";
  bool IsFirst = true;
  for (const auto &Each : All) {
    Url << (IsFirst ? "?" : "&") << Each.first << "=" << urlEncode(Each.second);
    IsFirst = false;
  }
  fetch(Url.str());
}

// A stream that writes to a string.
class QTextStream {
public:
  explicit QTextStream(QString *Text);
  QTextStream &operator<<(const char *Text);
  QTextStream &operator<<(const QString &Text);
  QTextStream &operator<<(const QByteArray &Text);
  QTextStream &operator<<(int Number);
};
void streamed(const QString &Title, const QString &City) {
  QString Link;
  QTextStream Stream(&Link);
  Stream << "https://h.example/?n=" << 1 << "&title=" << Title
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Title' goes into query parameter 'title'
         << "&city=" << QUrl::toPercentEncoding(City);
  QDesktopServices::openUrl(QUrl(Link));
}

// Base64 has '+', '/' and '='.
std::string base64Encode(const std::string &Bytes);
std::string base64UrlEncode(const std::string &Bytes);
void codes(const std::string &Bytes) {
  fetch("https://h.example/?sum=" + base64Encode(Bytes));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'base64Encode' goes into query parameter 'sum'
  fetch("https://h.example/?sum=" + base64UrlEncode(Bytes));
  fetch("https://h.example/?sum=" + urlEncode(base64Encode(Bytes)));
}

// Base64 by its name, although its body is in view.
enum class Alphabet { Plain, ForUrls };
std::string base64Of(const unsigned char *Bytes, unsigned Size,
                     Alphabet Used) {
  static const char Digits[2][65] = {
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"};
  std::string Result;
  for (unsigned I = 0; I + 2 < Size; I += 3)
    Result += Digits[Used == Alphabet::ForUrls][Bytes[I] >> 2];
  return Result;
}
std::string base64Encode(const unsigned char *Bytes, unsigned Size) {
  return base64Of(Bytes, Size, Alphabet::Plain);
}
std::string base64Encode(const unsigned char *Bytes, unsigned Size,
                         Alphabet Used) {
  return base64Of(Bytes, Size, Used);
}
void bytes(const unsigned char *Bytes, unsigned Size) {
  fetch("https://h.example/?sum=" + base64Encode(Bytes, Size));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'base64Encode' goes into query parameter 'sum'
  fetch("https://h.example/?sum=" + base64Encode(Bytes, Size, Alphabet::ForUrls));
}
