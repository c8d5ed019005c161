// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <QUrl>
#include <string>

std::string urlEncode(const std::string &Text);
std::string urlDecode(const std::string &Text);

// A value that is already encoded, as its name indicates.
std::string offTheWire(const std::string &EncodedName) {
  return "https://h.example/?name=" + EncodedName;
}
struct Request {
  std::string EscapedTarget;
};
std::string forward(const Request &R) {
  return "https://h.example/?target=" + R.EscapedTarget;
}

// Decode, then encode, to normalise.
std::string normalise(const std::string &Name) {
  return "https://h.example/?name=" + urlEncode(urlDecode(Name));
}

// A deliberately decoded URL for a function of the system.
int openFile(const char *Path);
int open(const QUrl &Url) {
  return openFile(
      QUrl::fromPercentEncoding(Url.toEncoded()).toStdString().c_str());
}

// An assembled URI, encoded as one value of another URI.
std::string redirect(const std::string &Callback, const std::string &State) {
  return "https://h.example/login?redirect_uri=" +
         urlEncode(Callback + "?state=" + urlEncode(State));
}
std::string redirectLocal(const std::string &State) {
  const std::string Back = "https://o.example/?state=" + urlEncode(State);
  return "https://h.example/login?redirect_uri=" + urlEncode(Back);
}

// The base string of a signature encodes twice (OAuth 1).
std::string signatureBase(const std::string &Key, const std::string &Value) {
  const std::string Pair = urlEncode(Key) + "=" + urlEncode(Value);
  return "GET&" + urlEncode("https://h.example/") + "&" + urlEncode(Pair);
}
std::string signRequest(const std::string &Value) {
  return "GET&" + urlEncode(urlEncode(Value));
}

// An escape inside a value that is itself a URI, encoded.
const char *InnerUrl = "https://h.example/?u=http%3A%2F%2Fo.example%2F%2520a";

// An encoder on every path.
std::string everyPath(bool Form, const std::string &Text) {
  std::string Value;
  if (Form)
    Value = urlEncode(Text);
  else
    Value = urlEncode(Text.substr(1));
  return "https://h.example/?q=" + Value;
}
std::string ternary(bool Known, const std::string &Text) {
  return "https://h.example/?q=" +
         (Known ? urlEncode(Text) : std::string("none"));
}

// A function whose returned text is encoded.
static std::string cleaned(const std::string &Text) { return urlEncode(Text); }
std::string byHelper(const std::string &Text) {
  return "https://h.example/?q=" + cleaned(Text);
}

// Encoders by method and by suffix.
struct Client {
  std::string UriEscape(const std::string &Text) const;
  std::string find(const std::string &Text) const {
    return "https://h.example/?q=" + UriEscape(Text);
  }
};

// The parts of a parsed URI are written as they were read.
struct ParsedUrl {
  std::string Scheme, User, Host, Query, Fragment;
};
std::string serialised(const ParsedUrl &Url) {
  return Url.Scheme + "://" + Url.User + "@" + Url.Host + "/?" + Url.Query +
         "#" + Url.Fragment;
}
