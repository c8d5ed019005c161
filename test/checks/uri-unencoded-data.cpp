// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

std::string urlOf(const std::string &Text);
std::string percentDecode(const std::string &Text);

// A query value.
std::string queryValue(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A value between others has its own key.
std::string middleValue(const std::string &Place) {
  return "https://h.example/find?x=" + Place + "&y=2";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'x' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A query key, which programs mostly spell out themselves.
std::string queryKey(const std::string &Name) {
  return "https://h.example/find?" + Name + "=1";
}

// The default reports the value only.
std::string keyAndValue(const std::string &Name, const std::string &Text) {
  return "https://h.example/find?x=1&" +
         Name +
         "=" +
         Text;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Text' goes into a query value without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// The user information.
std::string userinfo(const std::string &User, const std::string &Password) {
  return "ftp://" +
         User +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'User' goes into the userinfo without percent-encoding: a '@', ':', '/' or '%' in it changes who is asked, and where [uri-unencoded-data]
         ":" +
         Password +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Password' goes into the userinfo without percent-encoding: a '@', ':', '/' or '%' in it changes who is asked, and where [uri-unencoded-data]
         "@h.example/";
}

// A path segment that is followed by others.
std::string segment(const std::string &City) {
  return "https://h.example/weather/" + City + "/today";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// The last path segment after a named one.
std::string lastSegment(const std::string &Artist, const std::string &Song) {
  return "https://h.example/b/" +
         Artist +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Artist' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
         "/o/" +
         Song;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Song' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// A part of a segment.
std::string partOfSegment(const std::string &City) {
  return "https://h.example/weather/in-" + City + ".json";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// The fragment.
std::string fragment(const std::string &Section) {
  return "https://h.example/manual#" + Section;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Section' goes into the fragment without percent-encoding: a space, '#' or '%' in it changes the fragment [uri-unencoded-data]
}

// After "file://" comes a path, not a host.
std::string afterFile(const std::string &Name) {
  return "file://" + Name + "/index.html";
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'Name' goes into a 'file:' URI without percent-encoding: a '#', '?' or '%' in it changes the path [uri-unencoded-data]
}

// The header fields of a mail address are values.
std::string mailSubject(const std::string &Subject) {
  return "mailto:a@h.example?subject=" + Subject;
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Subject' goes into query parameter 'subject' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// The parameters of a magnet link are values.
std::string magnet(const std::string &Name) {
  return "magnet:?xt=urn:btih:0123&dn=" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Name' goes into query parameter 'dn' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// No scheme, but a key before the hole.
std::string noScheme(const std::string &Text) {
  return "/search?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A piece that begins with '&'.
std::string further(const std::string &Base, const std::string &Text) {
  return Base + "&q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A request line.
std::string requestLine(const std::string &Text) {
  return "GET /find?q=" + Text + " HTTP/1.1\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A form body.
std::string form(const std::string &User, const std::string &Password) {
  return "user=" +
         User +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'User' goes into query parameter 'user' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
         "&password=" +
         Password;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Password' goes into query parameter 'password' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A name indicates that this is a URI.
void named(const std::string &Root, const std::string &City) {
  std::string WeatherUrl = Root + "/weather/" + City + "/today";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// The name of a function indicates that it returns one.
std::string makeLink(const std::string &Root, const std::string &City) {
  return Root + "/weather/" + City + "/today";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// The name of a parameter indicates that it takes one.
void open(const std::string &Url);
void passed(const std::string &Root, const std::string &City) {
  open(Root + "/weather/" + City + "/today");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// HTML: the values of href, src and action are URIs.
std::string html(const std::string &Text) {
  return "<a href=\"/find?q=" + Text + "\">again</a>";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// The Location and Refresh headers are URIs.
std::string location(const std::string &Text) {
  return "Location: /find?q=" + Text + "\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}
std::string refresh(const std::string &Text) {
  return "Refresh: 5; url=/find?q=" + Text + "\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}
void addHeader(const char *Name, const std::string &Value);
void refreshValue(const std::string &Root, const std::string &Text) {
  addHeader("Refresh", "5; url=" + Root + "?q=" + Text);
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// Decoded text is raw again.
std::string decoded(const std::string &Text) {
  return "/search?q=" + percentDecode(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'percentDecode' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A field and a global are raw text.
std::string GlobalTitle;
struct Place {
  std::string City;
  std::string find() const {
    return "/search?q=" + City +
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
           "&n=" + GlobalTitle;
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'GlobalTitle' goes into query parameter 'n' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  }
};

// A base that is a hole: the components after it are known nevertheless.
std::string behindBase(const std::string &Base, const std::string &Text) {
  return Base + "/find?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A host that is a hole.
std::string behindHost(const std::string &Host, const std::string &Text) {
  return "https://" + Host + "/find?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// Not reported: encoded on one path; whether that is the right one is unknown.
std::string urlEncode(const std::string &Text);
std::string mixed(bool Encode, const std::string &Text) {
  std::string Value = Text;
  if (Encode)
    Value = urlEncode(Text);
  return "/search?q=" + Value;
}

// Not reported: an encoder on every path.
std::string encoded(const std::string &Text) {
  return "/search?q=" + urlEncode(Text);
}

// Not reported: an encoder, through a local variable.
std::string encodedBefore(const std::string &Text) {
  const std::string Value = urlEncode(Text);
  return "/search?q=" + Value;
}

// Not reported: a name that indicates encoded data.
std::string saidToBe(const std::string &EscapedText) {
  return "/search?q=" + EscapedText;
}

// Not reported: numbers.
std::string number(int Count, unsigned long Size) {
  return "/search?n=" + std::to_string(Count) + "&s=" + std::to_string(Size);
}

// Not reported: the host and the port.
std::string authority(const std::string &Host, const std::string &Port) {
  return "https://" + Host + ":" + Port + "/";
}

// Not reported: a whole query.
std::string wholeQuery(const std::string &Base, const std::string &Params) {
  return Base + "?" + Params;
}

// Not reported by default: a path that contains its slashes.
std::string pathHole(const std::string &Base, const std::string &Path) {
  return Base + "/" + Path;
}

// Not reported by default: a name that indicates an identifier.
std::string identifier(const std::string &Uuid) {
  return "https://h.example/item/" + Uuid + "/state";
}

// Not reported: an assembled URI.
std::string assembled(const std::string &BackUrl) {
  return "https://h.example/login?back=" + BackUrl;
}

// Not reported: constants.
static const char Unit[] = "metric";
std::string constants(bool Metric) {
  return std::string("https://h.example/?units=") + Unit + "&m=" +
         (Metric ? "yes" : "no");
}

// If the scheme is a value, the '@' determines the role of the text before it.
std::string login(const std::string &ProxyUrl, const std::string &User,
                  const std::string &Password, const std::string &Server) {
  const std::string Url = ProxyUrl + User + ":" + Password + "@" + Server + "/";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'User' goes into the userinfo
// CHECK-MESSAGES: :[[@LINE-2]]:51: warning: 'Password' goes into the userinfo
  return Url;
}

// The name of a protocol is behind the '+'.
std::string cloned(const std::string &Title) {
  return "git+https://forge.example/books/" + Title + ".git";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Title' goes into a path segment
}
