// RUN: %check_clang_tidy %s uri-double-encoding %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}'
// RUN: %check_clang_tidy -check-suffix=LIKELY %s uri-double-encoding %t

#include <string>

std::string urlEncode(const std::string &text);
void fetch(const std::string &url);
void search(const std::string &text);

struct Item {
  std::string encodedUrl;
};

// What its name says to be a URI is encoded as a whole, and used as the URI.
void byName(const std::string &encodedUrl, const Item &item) {
  fetch(urlEncode(encodedUrl));
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlEncode' encodes a whole URI, including its delimiters; encode each value instead [uri-double-encoding]
  const std::string link = urlEncode(item.encodedUrl);
  fetch(link);
// CHECK-MESSAGES: :[[@LINE-2]]:28: warning: 'urlEncode' encodes a whole URI, {{.*}} [uri-double-encoding]
}

// A query that is encoded already, according to its name.
void encodedQuery(const std::string &encodedQuery) {
  fetch("https://h.example/?q=" + urlEncode(encodedQuery));
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'urlEncode' encodes 'encodedQuery', which is already encoded according to its name: every '%' becomes '%25' [uri-double-encoding]
}

// A URI that becomes a value, and data.
void right(const std::string &encodedUrl, const std::string &url,
           const std::string &title) {
  fetch("https://h.example/?to=" + urlEncode(encodedUrl));
  fetch("https://h.example/?to=" + urlEncode(url));
  fetch("https://h.example/" + urlEncode(title));
  search(urlEncode(encodedUrl));
}

// Built here, it is certain to be one.
void built(const std::string &title) {
  const std::string url = "https://h.example/?t=" + urlEncode(title);
  fetch(urlEncode(url));
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlEncode' encodes {{.*}} [uri-double-encoding]
// CHECK-MESSAGES-LIKELY: :[[@LINE-2]]:9: warning: 'urlEncode' encodes {{.*}} [uri-double-encoding]
}
