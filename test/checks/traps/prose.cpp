// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <fmt/format.h>
#include <sstream>
#include <string>

// Logs.
void logMessage(const std::string &Text);
void logs(const std::string &Place, const QString &Name) {
  std::cerr << "https://h.example/find?q=" << Place << std::endl;
  logMessage("https://h.example/a%2fb?q=" + Place);
  qDebug() << "https://h.example/find?q=" + Name;
  fmt::print("https://h.example/find?q={}", Place);
}

// A class that logs.
struct LogStream {
  LogStream &operator<<(const std::string &Text);
};
LogStream warn();
void logObject(const std::string &Place) {
  warn() << "GET /find?q=" + Place;
}

// Text in a user interface.
void setWindowTitle(const QString &Text);
void setToolTip(const QString &Text);
void show(const QString &Name) {
  setWindowTitle("https://h.example/find?q=" + Name);
  setToolTip("https://h.example/find?q=" + Name);
}

// A key that contains a URI.
std::string cacheKey(const std::string &Name) {
  return "cache:https://h.example/find?q=" + Name;
}

// Exceptions.
void fail(const std::string &Place) {
  throw std::runtime_error("https://h.example/find?q=" + Place);
}
struct HttpError {
  explicit HttpError(const std::string &Text);
};
void failOtherwise(const std::string &Place) {
  throw HttpError("no answer from https://h.example/find?q=" + Place);
}

// Usage and help text.
const char *Usage = "usage: get https://h.example/a%2fb [file name]\n"
                    "  -u URL  as in http://h.example/?q=a b\n";
const char *Help = "Type the address, for example http://h.example/a|b";

// A sentence that is built.
std::string sentence(const std::string &Place) {
  return "cannot read https://h.example/find?q=" + Place;
}
std::string sentenceAfter(const std::string &Place) {
  return "https://h.example/find?q=" + Place + " is not known";
}

// A literal with two URIs is text.
const char *Mirrors = "http://a.example/a%2fb,http://b.example/c%7ed";
const char *Lines = "http://a.example/a%2fb\nhttp://b.example/c%7ed\n";

// HTML with a link in it: nothing is inserted into the value of an attribute.
std::string html(const std::string &Name) {
  return "<a href=\"https://h.example/\">" + Name + "</a>";
}

// Text in XML.
std::string xml(const std::string &Name) {
  return "<name>" + Name + "</name><url>https://h.example/</url>";
}

// Data lines with text before the scheme.
const char *Data = "example;https://h.example/a%2fb;1";
const char *Credit = "Icons by A. Nonymous (https://h.example/%7euser)";

// The User-Agent.
const char *Agent = "crawler/1.0 (+https://h.example/%7ebot)";

// Key and value pairs that are not a form.
std::string options(const std::string &Name, const std::string &Value) {
  return "name=" + Name + ", value=" + Value;
}
std::string connection(const std::string &Host, const std::string &User) {
  return "host=" + Host + " user=" + User;
}
std::string question(const std::string &Name) {
  return "Really delete? name=" + Name;
}
