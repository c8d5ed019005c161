// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <string>

// Private schemes.
const char *ResourceUrl = "qrc:/a b%2f.qml";
const char *ResourceAuthorityUrl = "qrc:///a b%2f.qml";
const char *ImageUrl = "image://provider/a b%7e";
const char *ChromeUrl = "chrome://browser/content/a b%7e";
const char *MozillaUrl = "resource://gre/a b%7e";
const char *SpecialUrl = "special://home/a b%7e";
const char *UnknownUrl = "myprivate://item/a b%7e";
std::string image(const std::string &Name) { return "image://icons/" + Name; }
std::string special(const std::string &Name) {
  return "special://profile/" + Name + "/settings.xml";
}

// Opaque schemes.
const char *DataUrl = "data:text/html,<p>a b%2f</p>";
const char *AboutUrl = "about:blank a%2f";
const char *ScriptUrl = "javascript:alert('a b%2f')";
const char *BlobUrl = "blob:https://h.example/a%2f";
const char *DatabaseUrl = "jdbc:mysql://h.example/a b?user=%2f";
QString dataUrl(const QString &Type, const QString &Base64) {
  return QString("data:%1;base64,%2").arg(Type, Base64);
}
std::string database(const std::string &User) {
  return "jdbc:mysql://h.example/db?user=" + User;
}

// An address alone is not a value of a mailto URI.
std::string mail(const std::string &Address) { return "mailto:" + Address; }
QString mailQt(const QString &Address) {
  return QString("mailto:%1").arg(Address);
}

// Not a scheme.
const char *Windows = "C:\\a b\\c%2f";
const char *HostPort = "localhost:8080/a b";

// The first value ends with the colon of the scheme.
std::string front(const std::string &Protocol, const std::string &Host) {
  return Protocol + "//" + Host + "/";
}

// A prefix that may be removed again, without any decoding.
std::string marked(const std::string &Path) { return "file://" + Path; }

// XML namespaces, and the locations of their schemas.
void writeNamespace(const std::string &Names, const char *Prefix);
void schema() { writeNamespace("http://h.example/log log20.xsd", "schema"); }

// An invalid scheme.
std::string cacheObject(const std::string &Host, const std::string &Name) {
  std::string Url = "cache_object://" + Host + "/" + Name;
  return Url;
}
