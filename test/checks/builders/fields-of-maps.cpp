// Maps in fields: a key that is looked up is none of the values.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <map>
#include <string>

bool get(const std::string &Url);
std::string urlEncode(const std::string &Text);

struct Track {
  std::map<std::string, std::string> Tags;
};
bool bySubscript(Track &Of) {
  return get("https://h.example/find?q=" + Of.Tags["album"]);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'album' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool byMethod(const Track &Of) {
  return get("https://h.example/find?q=" + Of.Tags.at("album"));
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'album' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool encodedTag(Track &Of) {
  return get("https://h.example/find?q=" + urlEncode(Of.Tags["album"]));
}

// All values that are stored need no encoding.
class Options {
public:
  Options(const std::string &Title) {
    Set["width"] = "640";
    Set["title"] = urlEncode(Title);
  }
  bool show(const std::string &Key) {
    Set.find("a b");
    return get("https://h.example/show?w=" + Set["width"]) && get("https://h.example/show?k=" + Set["a b"]);
  }

private:
  std::map<std::string, std::string> Set;
};
