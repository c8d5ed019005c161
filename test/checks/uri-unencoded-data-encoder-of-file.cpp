// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <string>

namespace net {
std::string escape(const std::string &Text);
} // namespace net
namespace json {
std::string escape(const std::string &Text);
} // namespace json
std::string escapeJson(const std::string &Text);
std::string padded(const std::string &Text);
std::string quoteFor(const std::string &Text, char Quote);
void print(const std::string &Text);

// Nothing but its use indicates that a function encodes for URIs.
std::string encoded(const std::string &City) {
  return "https://h.example/find?q=" + net::escape(City);
}
std::string forgotten(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::escape(Place)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + net::escape(Place);
}
std::string beside(const std::string &City, const std::string &Street) {
  return "https://h.example/find?c=" + net::escape(City) + "&s=" + Street;
// CHECK-NOTES: :[[@LINE-1]]:68: warning: 'Street' goes into query parameter 's' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:68: note: encode it: 'net::escape(Street)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?c=" + net::escape(City) + "&s=" + net::escape(Street);
}

// A use elsewhere indicates nothing, and neither does a name for other text.
void elsewhere(const std::string &Text) {
  print("\"" + json::escape(Text) + "\"");
}
std::string otherwise(const std::string &Text) {
  return "https://h.example/find?q=" + escapeJson(Text);
}

// A literal beside a value that cannot be encoded alone.
std::string arms(const std::string &Name, bool IsExact) {
  return "https://h.example/find?q=" + (IsExact ? "<" + Name : Name);
// CHECK-NOTES: :[[@LINE-1]]:57: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:57: note: encode it: 'net::escape(Name)', as this file does for other values
// CHECK-NOTES: :[[@LINE-3]]:64: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-4]]:64: note: encode it: 'net::escape(Name)', as this file does for other values
}
