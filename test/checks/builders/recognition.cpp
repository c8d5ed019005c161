// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

// A request line whose version is added elsewhere.
void command(const std::string &Line);
void requestLine(const std::string &Place) {
  command("POST /find?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not a request target, but an instruction.
void instruction(const std::string &Place) {
  command("GET all where place=" + Place);
  command("PUT " + Place);
}

// A scheme that the program defines, with a query.
std::string deepLink(const std::string &Place) {
  return "exampleapp://find?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Without a query, nothing indicates whether the rest is generic.
std::string ownPath(const std::string &Place) {
  return "exampleapp://find/" + Place + "/all";
}

// The scheme of a library.
std::string addOn(const std::string &Place) {
  return "resource://images/find?q=" + Place;
}

// A function that sends a report or fetches a title does not show its argument.
void sendReport(const std::string &Url);
std::string fetchTitle(const std::string &Text);
void showTitle(const std::string &Text);
void transfers(const std::string &Place) {
  sendReport("https://h.example/?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  fetchTitle("https://h.example/?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  showTitle("https://h.example/?q=" + Place);
}

// A value in a path, and a constant key behind it.
std::string joined(const std::string &Title) {
  return "/rooms/join/" + Title + "?via=h.example";
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'Title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string noKey(const std::string &Place) {
  return "/rooms/join/" + Place + "?";
}
std::string pattern(const std::string &Place) {
  return "/rooms/(" + Place + "|all)?x=";
}

// Constant text before a value that is not the whole value of the key.
std::string download(const std::string &Signed, const std::string &FileName) {
  return Signed + "&disposition=attachment%3B%20filename%3D" + FileName;
// CHECK-MESSAGES: :[[@LINE-1]]:64: warning: 'FileName' goes into query parameter 'disposition' without percent-encoding
}
std::string upload(const std::string &Base, const std::string &FileName) {
  return Base + "upload?name=0:/files/" + FileName + "&page=1";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'FileName' goes into query parameter 'name' without percent-encoding
}
// A path that ends in a query, behind a base of any name.
std::string popular(const std::string &Server, const std::string &Title) {
  return Server + "/songs/" + Title + "/top?n=10";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Title' goes into a path segment without percent-encoding
}
std::string pattern(const std::string &Server, const std::string &Title) {
  return Server + "/songs/" + Title + "/(top|last)?=10";
}
