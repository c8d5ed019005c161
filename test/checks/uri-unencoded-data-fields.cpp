// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <map>
#include <string>

std::string urlEncode(const std::string &Text);

// Some header fields are a URI, or the path of one.
struct Request {
  void setHeader(const std::string &Name, const std::string &Value);
};
void fields(Request &R, const std::string &Server, const std::string &Title,
            const std::string &Bucket, const std::string &Key) {
  R.setHeader("Destination", Server + "/dav/" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Title' goes into a path segment
  R.setHeader("Content-Location", "/dav/" + Title + "/info");
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Title' goes into a path segment
  R.setHeader("x-amz-copy-source", "/" + Bucket + "/" + Key);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Key' goes into a path segment
  R.setHeader("Destination", Server + "/dav/" + urlEncode(Title));
  R.setHeader("x-amz-copy-source", "/" + Bucket + "/" + urlEncode(Key));
  R.setHeader("X-Title", Server + "/dav/" + Title);
  R.setHeader("Link-Name", "/dav/" + Title + "/info");
}
void mapped(const std::string &Server, const std::string &Title) {
  std::map<std::string, std::string> Headers;
  Headers["Destination"] = Server + "/dav/" + Title;
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Title' goes into a path segment
}
