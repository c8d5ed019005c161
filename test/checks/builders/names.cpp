// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

// The name of a template's destination may indicate a URI, in every spelling of
// its words.
struct Names {
  std::string m_url, fileURL, baseURI, BASE_URL, kUrl, url2, Href, webhook,
      permalink, endpoint, apiEndpointUri;
  void fields(const std::string &Root, const std::string &City) {
    m_url = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    fileURL = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    baseURI = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    BASE_URL = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    kUrl = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    url2 = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    Href = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    webhook = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    permalink = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    endpoint = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    apiEndpointUri = Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  }
};

// Setters, constructors, returned values.
struct Request {
  void setUrl(const std::string &Text);
  void setTarget(const std::string &Uri);
  explicit Request(const std::string &Url);
  std::string url(const std::string &Root, const std::string &City) const {
    return Root + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  }
};
void setters(Request &R, const std::string &Root, const std::string &City) {
  R.setUrl(Root + "/a/" + City + "/b");
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  R.setTarget(Root + "/a/" + City + "/b");
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  Request Other(Root + "/a/" + City + "/b");
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The beginning of the template may have such a name.
std::string front(const std::string &ServerUrl, const std::string &City) {
  return ServerUrl + "/a/" + City + "/b";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: other words that contain these letters, and other names.
struct Others {
  std::string curlFile, security, hourly, purification, location, target,
      blinking;
  void fields(const std::string &Root, const std::string &City) {
    curlFile = Root + "/a/" + City + "/b";
    security = Root + "/a/" + City + "/b";
    hourly = Root + "/a/" + City + "/b";
    purification = Root + "/a/" + City + "/b";
    location = Root + "/a/" + City + "/b";
    target = Root + "/a/" + City + "/b";
    blinking = Root + "/a/" + City + "/b";
  }
};

// Not reported: a name that indicates a URI, for text without the form of one.
void noShape(Request &R, const std::string &Name) {
  R.setUrl("the one of " + Name);
  R.setUrl(Name + ".html");
}

// Names of holes that indicate encoded data, by their words.
std::string encodedNames(const std::string &urlEncodedName,
                         const std::string &name_escaped,
                         const std::string &m_encodedText,
                         const std::string &Quoted) {
  return "https://h.example/?a=" + urlEncodedName + "&b=" + name_escaped +
         "&c=" + m_encodedText + "&d=" + Quoted;
}

// Words that only look similar.
std::string otherNames(const std::string &unescaped,
                       const std::string &decoded) {
  return "https://h.example/?a=" + unescaped +
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'unescaped' goes into query parameter 'a' without percent-encoding: {{.*}} [uri-unencoded-data]
         "&b=" + decoded;
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'decoded' goes into query parameter 'b' without percent-encoding: {{.*}} [uri-unencoded-data]
}
