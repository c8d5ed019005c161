// RUN: %check_clang_tidy -std=c++20 -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <stdio.h>
#include <string>

// Messages of the compiler.
static_assert(sizeof(int) == 4, "see https://h.example/a%2fb");
static_assert(sizeof(int) == 4, "https://h.example/a%2fb");
[[deprecated("https://h.example/a%2fb")]] void old();
[[nodiscard("https://h.example/a%2fb")]] int used();
#pragma message("https://h.example/a%2fb")
void local() { static_assert(true, "https://h.example/a%2fb"); }

// The name of a function or of a section.
__attribute__((annotate("https://h.example/a%2fb"))) void annotated();
extern "C" void labelled() __asm__("https_a");

// Opaque schemes in an API that takes URIs.
QUrl icon(const QString &Name) { return QUrl("qrc:/icons/" + Name + ".png"); }
QUrl image(const QString &Name) {
  return QUrl(QString("image://icons/%1/small").arg(Name));
}
QUrl data(const QString &Text) { return QUrl("data:text/plain," + Text); }

// File paths are not URIs.
std::string configFile(const std::string &Home, const std::string &Name) {
  return Home + "/.config/" + Name + "/settings.ini";
}
QUrl localFile(const QString &Name) {
  return QUrl::fromLocalFile("/tmp/a b%2f/" + Name + "/c");
}
void device(char *To, const char *Name) { sprintf(To, "/sys/class/%s/x", Name); }
void objectPath(char *To, const char *Name) {
  sprintf(To, "/org/example/%s/Device", Name);
}

// Links of a file system.
std::string linkTarget(const std::string &Root, const std::string &Name) {
  return Root + "/lib/" + Name + "/current";
}
void makeLink(const std::string &Root, const std::string &Name) {
  const std::string LinkPath = Root + "/lib/" + Name + "/current";
  (void)LinkPath;
}

// Other languages in strings: JSON, SQL, LDAP, shells, pipelines, cookies.
void json(char *To, const char *Name) {
  sprintf(To, "{\"url\": \"https://h.example/?q=%s\"}", Name);
}
void sql(char *To, const char *Name) {
  sprintf(To, "SELECT a FROM b WHERE c=? AND d=%s", Name);
  sprintf(To, "UPDATE a SET b='%s' WHERE c LIKE '%%%s%%'", Name, Name);
}
void ldap(char *To, const char *Name) {
  sprintf(To, "(&(uid=%s)(objectClass=person))", Name);
}
void shell(char *To, const char *Name) {
  sprintf(To, "a=%s && b=%s", Name, Name);
  sprintf(To, "curl -s https://h.example/?q=%s", Name);
}
void pipeline(char *To, const char *Name) {
  sprintf(To, "filesrc location=%s ! decodebin", Name);
}
void cookie(char *To, const char *Name) {
  sprintf(To, "Set-Cookie: name=%s; Path=/", Name);
  sprintf(To, "name=%s; path=/", Name);
}
void multipart(char *To, const char *Name) {
  sprintf(To, "Content-Disposition: form-data; name=\"%s\"\r\n", Name);
}
void script(char *To, const char *Name) {
  sprintf(To, "var url = '/find?q=' + %s;", Name);
}
void expression(char *To, const char *Name) {
  sprintf(To, "x = a ? b : c&d=%s", Name);
}
void xmlText(char *To, const char *Name) {
  sprintf(To, "<Url>https://h.example/?q=%s</Url>", Name);
}
void connection(char *To, const char *Name) {
  sprintf(To, "Server=h.example;Database=%s;Uid=%s", Name, Name);
}
