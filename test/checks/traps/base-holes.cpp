// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <string>

// A hole at the beginning is a whole URI, or the beginning of one.
std::string front(const std::string &Base) { return Base + "/index.html"; }
std::string frontAndQuery(const std::string &Base, int Page) {
  return Base + "?page=" + std::to_string(Page);
}

// A hole after "://" is a host, or more.
std::string host(const std::string &Host) { return "http://" + Host; }
std::string hostAndPath(const std::string &Host) {
  return "http://" + Host + "/index.html";
}
std::string hostAndPort(const std::string &Host, const std::string &Port) {
  return "http://" + Host + ":" + Port + "/";
}
std::string subdomain(const std::string &Bucket) {
  return "https://" + Bucket + ".s3.example/list";
}

// A scheme that is a hole.
std::string scheme(const std::string &Scheme, const std::string &Host) {
  return Scheme + "://" + Host + "/";
}

// A whole query.
std::string query(const std::string &Base, const std::string &Query) {
  return Base + "?" + Query;
}
std::string furtherQuery(const std::string &Base, const std::string &Params) {
  return Base + "?a=1&" + Params;
}

// A path that keeps its slashes, according to its name.
std::string path(const std::string &Path) {
  return "https://h.example" + Path;
}
std::string objectPath(const std::string &FilePath) {
  return "https://h.example/files/" + FilePath;
}
std::string prefix(const std::string &KeyPrefix) {
  return "https://h.example/o/" + KeyPrefix + "/list";
}
std::string folder(const std::string &Folder) {
  return "https://h.example/dav/" + Folder + "/";
}

// Other names that are called URIs have slashes, too (RFC 2831, digest-uri).
std::string digestUri(const std::string &Service, const std::string &Realm) {
  return Service + "/" + Realm + "/" + Realm;
}

// The last hole of a path, directly after the base.
std::string item(const std::string &BaseUrl, const std::string &Item) {
  return BaseUrl + "/" + Item;
}

// Names that indicate an identifier.
std::string identifiers(const std::string &Id, const std::string &ItemType,
                        const std::string &Lang) {
  return "https://h.example/" + ItemType + "/" + Id + "/?lang=" + Lang;
}

// A URI inside a URI.
std::string inner(const std::string &ReturnUrl) {
  return "https://h.example/login?back=" + ReturnUrl;
}

// A local file, written correctly.
QUrl file(const QString &FileName) { return QUrl::fromLocalFile(FileName); }
