// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <sstream>
#include <string>

// A stream in one statement.
std::string one(const std::string &Place, int Count) {
  std::ostringstream Out;
  Out << "https://h.example/find?n=" << Count << "&q=" << Place;
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// A stream over several statements.
std::string several(const std::string &Key, const std::string &Value) {
  std::ostringstream Out;
  Out << "https://h.example/find?";
  Out << Key;
  Out << '=' << Value;
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// A stringstream, C strings and views, manipulators.
std::string manipulators(const char *Place, std::string_view Unit, int Count) {
  std::stringstream Out;
  Out << "https://h.example/find?n=" << std::hex << std::setw(2) << Count
      << std::dec << "&q=" << Place
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
      << "&u=" << Unit;
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// A stream with initial text.
std::string initial(const std::string &Place) {
  std::ostringstream Out(std::string("https://h.example/find"));
  Out << "?q=" << Place;
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// In a loop.
std::string loop(const std::string *Places, int Count) {
  std::ostringstream Out;
  Out << "https://h.example/find?a=1";
  for (int I = 0; I < Count; ++I)
    Out << "&q=" << Places[I];
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'Places' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// A stream that is a parameter.
void parameter(std::ostream &Out, const std::string &Place) {
  Out << "GET /find?q=" << Place << " HTTP/1.1\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A part that is a chain.
std::string chain(const std::string &Place) {
  std::ostringstream Out;
  Out << "https://h.example/find" + ("?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Out.str();
}

// Not reported: encoded, value by value.
std::string urlEncode(const std::string &Text);
std::string encoded(const std::string &Place) {
  std::ostringstream Out;
  Out << "https://h.example/find?q=" << urlEncode(Place);
  return Out.str();
}
