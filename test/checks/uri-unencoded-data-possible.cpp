// RUN: %check_clang_tidy %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>

// Names that indicate an identifier: the text often needs no encoding.
std::string identifiers(const std::string &Uuid, const std::string &Locale,
                        const std::string &Version) {
  return "https://h.example/" + //
         Uuid +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Uuid' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
         "/v" +
         Version +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Version' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
         "/?lang=" +
         Locale;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Locale' goes into query parameter 'lang' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A key whose value is encoded.
std::string urlEncode(const std::string &Text);
std::string key(const std::string &Key, const std::string &Value) {
  return "https://h.example/?" + Key + "=" + urlEncode(Value);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'Key' goes into a query key without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
}

// A path that contains its slashes.
std::string path(const std::string &FilePath) {
  return "https://h.example/files/" + FilePath;
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'FilePath' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The last hole of a path, directly after the base.
std::string behindBase(const std::string &BaseUrl, const std::string &Item) {
  return BaseUrl + "/" + Item;
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'Item' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported at any confidence: the beginning of a URI.
std::string base(const std::string &Host) {
  return "https://" + Host + "/index.html";
}

// Not reported at any confidence: a whole query.
std::string query(const std::string &BaseUrl, const std::string &Params) {
  return BaseUrl + "?" + Params;
}

// Not reported at any confidence: a number.
std::string number(int Page) {
  return "https://h.example/list?page=" + std::to_string(Page);
}
