// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <map>
#include <string>
#include <string.h>

struct Store {
  std::string User; // "&user.name=…", or nothing
  std::string Signature;
  std::string Url;
};

// Text after a whole value contains its own key.
std::string create(const Store &S) {
  return S.Url + "?op=create&force=true" + S.User;
}
// So does text that is not followed by '='.
std::string sign(const Store &S, bool First) {
  return S.Url + "/object" + (First ? "?" : "&") + S.Signature;
}

// Numbers, according to the server's name for them.
std::string page(const Store &S, const std::string &Most) {
  return S.Url + "?pageSize=" + Most + "&limit=" + Most;
}

// The rest of a URL, starting at some character.
std::string local(const char *URL) {
  std::string Local = "http://mirror.example/";
  Local += URL + strlen("http://schemas.example/");
  return Local;
}

// Programs contain the keys of their requests.
std::string keyed(const std::map<std::string, std::string> &Fields) {
  std::string Url = "https://h.example/?a=b";
  for (const auto &Field : Fields)
    Url += "&" + Field.first + "=1";
  for (const auto &[Key, Value] : Fields)
    Url += "&" + Key + "=" + std::to_string(Value.size());
  return Url;
}

// Other formats use '&' and '=', too.
std::string state(const std::string &Host, const std::string &Instance) {
  return "host=" + Host + "&inst=" + Instance;
}
std::string more(const std::string &Place) { return "&place=" + Place; }

// Behind a word at the end of a path, it begins with its '?', or an extension.
std::string all(const std::string &Base, const std::string &query) {
  std::string Url = Base + "/api/blocks";
  Url += query;
  return Url;
}
std::string picture(const std::string &title, const std::string &filename) {
  return "https://h.example/img/cover" + filename + "?size=1";
}
