// RUN: %check_clang_tidy -std=c++17 %s uri-double-encoding,uri-encoder-mismatch,uri-unencoded-data %t

// Only an encoder says that the text is a URI.

#include <cctype>
#include <string>

static std::string encode(const std::string &text, bool isForm) {
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (const unsigned char c : text)
    if (std::isalnum(c) || c == '-' || c == '.' || c == '_' || c == '~') {
      out += static_cast<char>(c);
    } else if (isForm && c == ' ') {
      out += '+';
    } else {
      out += '%';
      out += hex[c >> 4];
      out += hex[c & 15];
    }
  return out;
}
std::string encodeValue(const std::string &text) { return encode(text, false); }
std::string encodeWords(const std::string &text) { return encode(text, true); }

struct Feed {
  std::string server, folder, cacheDir;

  std::string stream(bool unread) const {
    const std::string params = "n=50&folder=" + encodeValue(folder) + (unread ? "&xt=read" : "");
    return server + "/stream?" + encodeValue(params);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'encodeValue' encodes text that already contains escapes: {{.*}} [uri-double-encoding]
  }
  std::string any(const std::string &base) const {
    const std::string params = "n=50&folder=" + encodeValue(folder);
    return base + "/stream?" + encodeValue(params);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'encodeValue' encodes text that already contains escapes: {{.*}} [uri-double-encoding]
  }
  std::string page() const {
    return server + "/folder/" + encodeWords(folder) + "/unread";
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'encodeWords' encodes a space as '+', which means a space only in a query; {{.*}} [uri-encoder-mismatch]
  }
  std::string stream() const {
    return server + "/stream?folder=" + encodeWords(folder) + "&n=50";
  }
  // The name of a file may be encoded, too.
  std::string cached(const std::string &name) const {
    return cacheDir + "/" + encodeWords(folder) + "/" + name;
  }
  static std::string under(const std::string &prefix, const std::string &name) {
    return prefix + "/" + encodeWords(name) + "/" + name;
  }
};
