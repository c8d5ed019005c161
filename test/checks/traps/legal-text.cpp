// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <string>

// Characters that are allowed unencoded: ": / ? @" in queries.
const char *QueryUrl = "https://h.example/?a=b:c/d?e@f";

// ", ; ( ) ~ ! $ ' *" in paths.
const char *PathUrl = "https://h.example/a,b;c=d/(e)~f!g$1h'i*j:k@l";

// '+' for a space in a form body or a query.
const char *FormUrl = "https://h.example/?q=a+b";
std::string form(int Page) {
  return "name=a+b&page=" + std::to_string(Page);
}

// Brackets of an IPv6 host, and its zone.
const char *HostUrl = "http://[2001:db8::1]:8080/";
const char *ZoneUrl = "http://[fe80::1%25eth0]/";

// Uppercase escapes of characters that have to be encoded.
const char *EscapedUrl = "https://h.example/a%20b%2Fc%3Fd%C3%A9?e=%26#%20";

// Raw text for an API that encodes it.
void rawText(QUrl &Url, const QString &Name) {
  Url.setPath("/a b/c%2f");
  Url.setPath("/weather/" + Name + "/today");
  Url.setHost("例え.jp");
}

// An item of a query, encoded first: this is correct.
void queryItem(QUrlQuery &Query, const QString &Name) {
  Query.addQueryItem("user", QUrl::toPercentEncoding(Name));
}

// White space around a URI is not part of it.
const char *LineUrl = "https://h.example/a\n";

// An escape that adjacent literals share.
const char *AdjacentUrl = "https://h.example/a%2" "0b%" "2Fc";

// The elements of an array are separate strings.
void elements(const char **Urls) {
  Urls[0] = "http://h.example/a?#1";
  Urls[1] = "http://h.example/b?#2";
  const char *Own[2] = {0, 0};
  Own[0] = "http://h.example/a?#1";
  Own[1] = "http://h.example/b?#2";
}

// A function that gives it to such an API.
static QUrl endpoint(const QString &Path) {
  QUrl Url("https://h.example/");
  Url.setPath(Path);
  return Url;
}
QUrl addOns() { return endpoint("/add-ons/web interface/index.html"); }
