// An encoder of which only the name is known may keep slashes.
// RUN: %check_clang_tidy -std=c++17 %s uri-double-encoding %t

#include <string>

std::string uriEncode(const std::string &Text);
void fetch(const std::string &Url);

void folder(const std::string &UrlOfParent) {
  const std::string Href = uriEncode(UrlOfParent + "/");
  fetch(Href);
}
void query(const std::string &Name, const std::string &Title) {
  fetch("http://h.example/?" + uriEncode("name=" + Name + "&title=" + Title));
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'uriEncode' encodes a whole query, including its delimiters; encode each value instead
}

// A path is put together of encoded parts, and encoded again as a whole.
void file(const std::string &Owner, const std::string &Title) {
  const std::string Name = uriEncode(Title) + ".jpg";
  fetch("http://h.example/files/" + uriEncode(Name));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'uriEncode' encodes text that already contains escapes: every '%' becomes '%25' [uri-double-encoding]
  const std::string Rest = "covers/" + uriEncode(Owner) + "/" + uriEncode(Title);
  fetch("http://h.example/" + uriEncode(Rest) + "?size=big");
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'uriEncode' encodes text that already contains escapes: every '%' becomes '%25' [uri-double-encoding]
}
// Plain parts, and a URI or a part of one that becomes a segment or a value.
void others(const std::string &Owner, const std::string &Title) {
  fetch("http://h.example/" + uriEncode(Owner + "-" + Title));
  const std::string Source = "http://m.example/" + uriEncode(Owner) + ".png";
  fetch("http://h.example/proxy/" + uriEncode(Source));
  fetch("http://h.example/proxy/" + uriEncode("/find?q=" + uriEncode(Title)));
  fetch("http://h.example/login?next=" + uriEncode("/files/" + uriEncode(Title)));
}
